type Posted = { headers: Record<string, string | string[] | undefined>; host: string }

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined)

/**
 * Whether a form was sent from a page of this shop. Browsers say so in Sec-Fetch-Site and Origin, which no page can
 * forge; what sends neither is no browser that another site could use against its visitor.
 */
export function isOwnForm({ headers, host }: Posted, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  return typeof origin === 'string' && (origin === ownOrigin || hostOf(origin) === host)
}

/** The texts of a form; whatever else was sent under a name is as good as missing. */
export function readForm(body: unknown): Map<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return new Map(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
