/** What a check found: a row that says something else than the law or the other rows do. */
export type Difference = {
  check: string
  table: string
  /** The row's key, or what stands for it. */
  id: string
  /** The number of the order it belongs to. */
  order: string | null
  /** What differs, as a sentence without its end. */
  text: string
  /** By how many paise or pieces. */
  by: bigint | null
}

/** A check's rows looked at and differences found. */
export type Tally = { rows: number; differences: number }
