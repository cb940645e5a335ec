const mebibyte = 1024 * 1024

/** A sheet of 29 columns has about 1.5 kB a row. */
export const usualLimits = {
  /** Megabytes of all parts that are read. */
  inflatedMb: 64,
  rows: 200_000,
  /** Of the table of texts, which is kept while the rows are read. */
  texts: 500_000,
  textCharacters: 16 * mebibyte,
}
export type WorkbookLimits = typeof usualLimits
