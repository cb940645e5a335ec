/** What was typed: a form's data in the browser, a posted form on the server. */
export type Typed = { get(name: string): unknown }

/** The text of a field; empty when there is none. */
export function textOf(typed: Typed, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
