import { isInForce, type DayRule } from './day-rules.ts'

/** What staff set for all pincodes that begin with some digits. */
export const PLACE_RULES = Object.freeze({
  cold: { name: 'Goods at 2–8 °C' },
  service: { name: 'Courier service' },
  cash: { name: 'Cash on delivery' },
})
export type PlaceRuleKind = keyof typeof PLACE_RULES
/** What changes the list of pincodes. */
export type CourierRuleKind = Exclude<PlaceRuleKind, 'cold'>
export const PLACE_RULE_KINDS = Object.freeze(['cold', 'service', 'cash'] as const)

/** Hours of a cold box that no promise uses up (domain reference 3.1, cold chain). */
export const COLD_MARGIN_HOURS = 12
/** For how long a box may be qualified, in hours. */
export const COLD_BOX_HOURS = Object.freeze({ least: COLD_MARGIN_HOURS, most: 240 })

/** The first digits of pincodes; empty: all of India. */
export const PINCODE_PREFIX = /^([1-9]\d{0,5})?$/

type PlaceRule = DayRule & { readonly pincodePrefix: string }

/** The rule for a pincode on a day: of those in force the longest prefix, of equals the one that began last. */
export function ruleForPincode<T extends PlaceRule>(
  rules: readonly T[],
  pincode: string,
  on: string,
): T | undefined {
  let best: T | undefined
  for (const rule of rules) {
    if (!pincode.startsWith(rule.pincodePrefix) || !isInForce(rule, on)) continue
    const longer = rule.pincodePrefix.length - (best?.pincodePrefix.length ?? -1)
    if (best === undefined || longer > 0 || (longer === 0 && rule.validFrom > best.validFrom))
      best = rule
  }
  return best
}

const ZONES = ['Northern', 'Northern', 'Western', 'Western', 'Southern', 'Southern', 'Eastern']
/** India Post's zone, by the first digit. */
export const postalZone = (pincode: string): string =>
  pincode.startsWith('9') ? 'Army Postal Service' : (ZONES[Number(pincode[0]) - 1] ?? 'Eastern')
