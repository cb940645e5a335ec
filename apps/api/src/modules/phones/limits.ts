import type { Limit } from '../../platform/http/limits.ts'

const quarter = 15 * 60
const day = 86_400

/** Seconds between two codes to the same phone. */
export const resendSeconds = 30
/** Lifetime of a code. */
export const codeSeconds = 10 * 60
/** Attempts before a code is void. */
export const codeTries = 5
/** How long a proved phone counts as the shopper's. */
export const provedSeconds = day

/** Each code costs money and rings at somebody's phone, whoever asked for it. */
export const sendLimits = (phone: string, network: string, mostADay: number): Limit[] => [
  { key: `sms to ${phone}`, max: 1, seconds: resendSeconds },
  { key: `sms to ${phone}`, max: 3, seconds: quarter },
  { key: `sms to ${phone}`, max: 10, seconds: day },
  { key: `sms from ${network}`, max: 20, seconds: quarter },
  { key: `sms from ${network}`, max: 60, seconds: day },
  { key: 'sms of the shop', max: mostADay, seconds: day },
]

/** In addition to the five attempts of each code. */
export const checkLimits = (network: string): Limit[] => [
  { key: `sms code from ${network}`, max: 60, seconds: quarter },
]
