/** One thing asked for, and the terms that may say it. */
export type Slot = { weight: number; alternatives: { term: string; factor: number }[] }
/** One way to read a part of the query: all its slots together. */
export type Reading = { factor: number; slots: Slot[] }
/** A part of the query. It is met by its best reading, or by the families that buyers mean with it. */
export type Unit = {
  text: string
  weight: number
  readings: Reading[]
  /** Families by their place, with how surely they are meant, 0 to 1. */
  meaning: ReadonlyMap<number, number>
  /** A size, a measure or a number: reported as understood, and too weak to stand alone. */
  isAttribute: boolean
}
/** Two words side by side in the query: products that say them side by side too come first. */
export type Pair = { term: string; weight: number }
