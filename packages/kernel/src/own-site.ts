type Sent = { headers: Record<string, string | string[] | undefined>; host: string }

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether a request that changes something was sent from a page of this shop. Browsers say so in Sec-Fetch-Site and
 * Origin, which no page can forge; what sends neither is no browser that another site could use against its visitor.
 * `ownOrigin` is the shop's address without a path.
 */
export function isFromOwnSite({ headers, host }: Sent, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  return typeof origin === 'string' && (origin === ownOrigin || hostOf(origin) === host)
}
