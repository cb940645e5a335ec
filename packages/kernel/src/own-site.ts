type Sent = { headers: Record<string, string | string[] | undefined>; host: string }

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether a state-changing request comes from a page of this shop. Browsers send Sec-Fetch-Site or Origin, which no page
 * can forge; a client that sends neither isn't a browser that another site could abuse.
 * `ownOrigin` is the shop's origin.
 */
export function isFromOwnSite({ headers, host }: Sent, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  return typeof origin === 'string' && (origin === ownOrigin || hostOf(origin) === host)
}
