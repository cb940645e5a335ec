/** The texts of a form; whatever else was sent under a name is as good as missing. */
export function readForm(body: unknown): Map<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** Every text that was sent under a name: boxes that are ticked come once each. */
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
