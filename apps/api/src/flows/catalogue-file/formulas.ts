/** What a spreadsheet takes for a formula, with the apostrophes before it that say it is text. */
const formula = /^'*[=+\-@\t\r]/

/** A cell for a CSV file: a spreadsheet that opens it runs nothing, whatever somebody has typed. */
export const asPlainCell = (value: string | number): string | number =>
  typeof value === 'string' && formula.test(value) ? `'${value}` : value

/** The cell as it was before `asPlainCell`. */
export const fromPlainCell = (value: string): string =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value
