import type { IstDate } from './dates.ts'

/** A rule that holds for whole days in India, both included; `validTo` null: until another begins. */
export type DayRule = { readonly validFrom: IstDate; readonly validTo: IstDate | null }

/** Whether a rule is in force on a day. One that was replaced before it began never is. */
export const isInForce = ({ validFrom, validTo }: DayRule, on: IstDate): boolean =>
  validFrom <= on && (validTo === null || on <= validTo)

/** Of the rules in force on a day the one that began last, of equals the last in order; undefined: none. */
export const ruleInForce = <T extends DayRule>(rules: readonly T[], on: IstDate): T | undefined =>
  rules
    .filter((rule) => isInForce(rule, on))
    .reduce<T | undefined>(
      (best, rule) => (best !== undefined && rule.validFrom < best.validFrom ? best : rule),
      undefined,
    )
