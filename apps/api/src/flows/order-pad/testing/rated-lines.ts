/** A line as a buyer writes it, and what a second person wrote beside it: the product that is meant, or that the shop has none. */
export type RatedLine = {
  line: string
  /** Of the demo catalogue; none: the shop doesn't sell it, or not in this size. */
  families: readonly string[]
  /** Values that the product has, each whole or as whole words of one. */
  has: readonly string[]
}

/** Reads `line > families | value & value`, one a line. */
export const ratedLines = (source: string): readonly RatedLine[] =>
  source
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', answer = ''] = row.split(/ >(?: |$)/)
      const [families = '', has = ''] = answer.split('|')
      return {
        line: line.trim(),
        families: families.trim().split(' ').filter(Boolean),
        has: has
          .split('&')
          .map((value) => value.trim())
          .filter(Boolean),
      }
    })
