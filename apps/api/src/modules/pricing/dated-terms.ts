/** Terms that staff set from a day on. `validTo` null: until others begin. */
export type DatedTerms = {
  validFrom: string
  validTo: string | null
  source: string
  /** The member of staff who set them. */
  madeBy: string
  madeAt: Date
}

/** Of the terms in force on a day those that began last; undefined: none. */
export const termsInForce = <T extends Pick<DatedTerms, 'validFrom' | 'validTo'>>(
  rules: readonly T[],
  on: string,
): T | undefined =>
  rules
    .filter(({ validFrom, validTo }) => validFrom <= on && (validTo === null || validTo >= on))
    .reduce<T | undefined>(
      (best, rule) => (best !== undefined && rule.validFrom < best.validFrom ? best : rule),
      undefined,
    )
