/** Terms that staff set from a day on. `validTo` null: until others begin. */
export type DatedTerms = {
  validFrom: string
  validTo: string | null
  source: string
  /** The member of staff who set them. */
  madeBy: string
  madeAt: Date
}
