import type { Limit } from '../../platform/http/limits.ts'

const minute = 60
const quarter = 15 * minute
const day = 24 * 60 * minute

/** Seconds between two codes to one address. */
export const resendSeconds = 30
/** How long a code is good. */
export const codeSeconds = 10 * minute
/** Wrong tries that a code bears. */
export const codeTries = 5
/** How long a right code's proof lets a password be named. */
export const proofSeconds = quarter

/**
 * Who tries, for the limits. A browser that has signed in to the account before has an allowance of its own: strangers who
 * use theirs up don't lock the owner out, and its network's other users don't either.
 */
export type Trier = { email: string; address: string; device: string | undefined }

const per = (what: string, whom: string, ...limits: readonly [number, number][]): Limit[] =>
  limits.map(([max, seconds]) => ({ key: `${what} ${whom}`, max, seconds }))

/**
 * A network's allowance is wide: whole hospitals and mobile operators come from one address. It holds back who goes
 * through many accounts; the account's own limits hold back who tries one.
 */
const network = (what: string, address: string): Limit[] =>
  per(what, `from ${address}`, [60, quarter], [600, day])

const owner = (
  what: string,
  { email, address, device }: Trier,
  ...limits: readonly [number, number][]
): Limit[] =>
  device === undefined
    ? [...per(what, `for ${email}`, ...limits), ...network(what, address)]
    : per(what, `for ${email} on ${device}`, ...limits)

/** Asking which step follows tells whether there is an account: a few a minute help a person, not a list of addresses. */
export const emailLimits = (trier: Trier): Limit[] =>
  trier.device === undefined
    ? per('email', `from ${trier.address}`, [40, quarter], [200, day])
    : per('email', `on ${trier.device}`, [40, quarter])
/** AUTH-05: one in 30 seconds, three in a quarter of an hour, ten a day. */
export const sendLimits = (trier: Trier): Limit[] =>
  owner('send', trier, [1, resendSeconds], [3, quarter], [10, day])
/** Besides the five tries of each code. */
export const codeLimits = (trier: Trier): Limit[] => owner('code', trier, [20, quarter], [60, day])
export const passwordLimits = (trier: Trier): Limit[] =>
  owner('password', trier, [10, quarter], [50, day])
export const googleLimits = (address: string): Limit[] => network('google', address)
