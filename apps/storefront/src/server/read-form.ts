/** The string values of a form; other values count as missing. */
export function readForm(body: unknown): Map<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** All values under a name: each ticked box sends one. */
export function readList(body: unknown, name: string): string[] | undefined {
  const value: unknown =
    typeof body === 'object' && body !== null && Object.hasOwn(body, name)
      ? Reflect.get(body, name)
      : undefined
  if (value === undefined) return undefined
  return (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  )
}
