import type { Limit } from '../../platform/http/limits.ts'

const minute = 60
const quarter = 15 * minute
const day = 24 * 60 * minute

/** Seconds between two codes to the same address. */
export const resendSeconds = 30
/** Lifetime of a code. */
export const codeSeconds = 10 * minute
/** Wrong attempts before a code is void. */
export const codeTries = 5
/** How long the proof of a correct code allows setting a password. */
export const proofSeconds = quarter

/**
 * The subject of the limits. A browser that has signed in to the account before has its own allowance:
 * strangers can't lock the owner out by using theirs up.
 */
export type Trier = { email: string; address: string; device: string | undefined }

const per = (
  what: string,
  whom: string,
  ...limits: readonly (readonly [number, number])[]
): Limit[] => limits.map(([max, seconds]) => ({ key: `${what} ${whom}`, max, seconds }))

/**
 * Wide, because whole hospitals and mobile operators share one address. It stops attacks on many accounts;
 * the per-account limits stop attacks on one.
 */
const network = (what: string, address: string): Limit[] =>
  per(what, `from ${address}`, [60, quarter], [600, day])

/** AUTH-05 for sending: one in 30 seconds, three in 15 minutes, ten a day. */
const ofAccount = {
  send: [
    [1, resendSeconds],
    [3, quarter],
    [10, day],
  ],
  code: [
    [20, quarter],
    [60, day],
  ],
  password: [
    [10, quarter],
    [50, day],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>
type Attempt = keyof typeof ofAccount

/**
 * What one network may guess at one account: less than strangers share, so that a stubborn network waits alone and the
 * owner still gets in from another one.
 */
const fromOneNetwork = {
  send: [],
  code: [
    [12, quarter],
    [36, day],
  ],
  password: [
    [6, quarter],
    [30, day],
  ],
} as const satisfies Record<Attempt, readonly (readonly [number, number])[]>

const owner = (what: Attempt, { email, address, device }: Trier): Limit[] =>
  device === undefined
    ? [
        ...per(what, `for ${email} from ${address}`, ...fromOneNetwork[what]),
        ...per(what, `for ${email}`, ...ofAccount[what]),
        ...network(what, address),
      ]
    : per(what, `for ${email} on ${device}`, ...ofAccount[what])

/**
 * The next step reveals whether an account exists: a few lookups a minute suffice for a person, not for
 * checking a list of addresses.
 */
export const emailLimits = (trier: Trier): Limit[] =>
  trier.device === undefined
    ? per('email', `from ${trier.address}`, [40, quarter], [200, day])
    : per('email', `on ${trier.device}`, [40, quarter])
export const sendLimits = (trier: Trier): Limit[] => owner('send', trier)
/** In addition to the five attempts of each code. */
export const codeLimits = (trier: Trier): Limit[] => owner('code', trier)
export const passwordLimits = (trier: Trier): Limit[] => owner('password', trier)
/** What browsers that the account doesn't know share: strangers can use these up. */
export const sharedLimits = (email: string): Limit[] =>
  (['send', 'code', 'password'] as const).flatMap((what) =>
    per(what, `for ${email}`, ...ofAccount[what].filter(([, seconds]) => seconds > resendSeconds)),
  )
/** A way back is mailed once a day, however often strangers lock the account. */
export const wayBackLimits = (email: string): Limit[] => per('way back', `for ${email}`, [1, day])
export const googleLimits = (address: string): Limit[] => network('google', address)
