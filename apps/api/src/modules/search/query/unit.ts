/** One requested word with the terms that may match it. */
export type Slot = { weight: number; alternatives: { term: string; factor: number }[] }
/**
 * One interpretation of a unit; all its slots must match. `isOwn`: in the product itself. The family's name says it of all
 * its products where the words mean some of them: every tape is in "Micropore tape", micropore is the paper one.
 */
export type Reading = { factor: number; slots: Slot[]; isOwn?: boolean }
/** A part of the query. Matched by its best reading, or by the families that it means. */
export type Unit = {
  text: string
  weight: number
  readings: Reading[]
  /** Families by index in the model, with the confidence that they are meant, 0 to 1. */
  meaning: ReadonlyMap<number, number>
  /** A size, measure or number: reported as recognised, and too weak to find products alone. */
  isAttribute: boolean
  /** Stands after the product and a "for" or "with". */
  isPurpose?: boolean
}
/** Two adjacent words of the query. Products with the same word pair rank higher. */
export type Pair = { term: string; weight: number }
