/** A form's values: FormData in the browser, parsed fields on the server. */
export type Typed = { get(name: string): unknown }

/** The text of a field; empty if missing. */
export function textOf(typed: Typed, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** The trimmed texts of these fields; the first of several values under one name. */
export function textsOf<F extends string>(typed: Typed, fields: readonly F[]): Record<F, string> {
  const texts: Partial<Record<F, string>> = {}
  for (const field of fields) texts[field] = textOf(typed, field).trim()
  return texts as Record<F, string>
}
