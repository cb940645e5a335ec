/**
 * A check in SQL. `rows` counts what it looks at; `wrong` answers with the columns table, id, order (a number or null),
 * text and by (pieces or paise, or null).
 */
export type BookCheck = { name: string; title: string; rows: string; wrong: readonly string[] }

/** Paise as text. */
export const money = (paise: string): string =>
  `'₹' || trim(to_char((${paise}) / 100.0, '999999999999990.00'))`
