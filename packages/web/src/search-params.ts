/** Parsed search parameters: one or several texts by name. */
export type PlainSearch = Record<string, string | string[]>

/** `?brand=a&brand=b&page=2` to an object. No JSON in URLs, so links are readable. */
export function parseSearch(search: string): PlainSearch {
  const plain: PlainSearch = {}
  for (const [key, value] of new URLSearchParams(search)) {
    const known = plain[key]
    if (known === undefined) plain[key] = value
    else plain[key] = Array.isArray(known) ? [...known, value] : [known, value]
  }
  return plain
}

/** The inverse. Omits empty values; members of `filters` become parameters of their own. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  const put = (key: string, value: unknown) => {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') parameters.append(key, String(one))
    }
  }
  for (const [key, value] of Object.entries(search)) {
    if (key === 'filters' && typeof value === 'object' && value !== null)
      for (const [name, values] of Object.entries(value)) put(name, values)
    else put(key, value)
  }
  const text = parameters.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}
