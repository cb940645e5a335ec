/** Text that a spreadsheet would run as a formula, with any apostrophes before it. */
const formula = /^'*[=+\-@\t\r]/

/** An amount such as -480.00: no formula, and with an apostrophe it would be text that no sum counts. */
const amount = /^-?\d+(\.\d+)?$/

/** Escapes a CSV cell so that no spreadsheet runs it as a formula. */
export const asPlainCell = (value: string | number): string | number =>
  typeof value === 'string' && formula.test(value) && !amount.test(value) ? `'${value}` : value

/** The inverse of `asPlainCell`. */
export const fromPlainCell = (value: string): string =>
  value.startsWith("'") && formula.test(value) ? value.slice(1) : value
