/** What was typed: a form's data in the browser, a posted form on the server. */
export type Typed = { get(name: string): unknown }

/** The text of a field; empty when there is none. */
export function textOf(typed: Typed, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** The texts of these fields, trimmed; of several under one name the first. */
export function textsOf<F extends string>(typed: Typed, fields: readonly F[]): Record<F, string> {
  const texts: Partial<Record<F, string>> = {}
  for (const field of fields) texts[field] = textOf(typed, field).trim()
  return texts as Record<F, string>
}
