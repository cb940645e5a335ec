/** The texts of a form; whatever else was sent under a name is as good as missing. */
export function readForm(body: unknown): Map<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
