import { createHash } from 'node:crypto'

/**
 * Hashes of inline scripts for the content policy: a cached page can't carry a nonce. Data blocks
 * don't run.
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (source === '' || / type="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

/** What One Tap loads, per Google's documentation; nothing else of Google's. */
const GOOGLE = 'https://accounts.google.com/gsi/'

export type PolicyOptions = {
  /** Vite's scripts and web socket. */
  development?: boolean
  /** One Tap is configured (UI-03). */
  google?: boolean
  /** A preview, which the console shows in a frame. */
  framed?: boolean
}

/** A page's content policy. Inline styles are allowed: React writes sizes and colours there. */
export function contentPolicy(
  scriptHashes: readonly string[],
  { development = false, google = false, framed = false }: PolicyOptions = {},
): string {
  const script = development ? "'self' 'unsafe-inline'" : ["'self'", ...scriptHashes].join(' ')
  const from = (path: string) => (google ? ` ${GOOGLE}${path}` : '')
  return [
    "default-src 'self'",
    `script-src ${script}${from('client')}`,
    `style-src 'self' 'unsafe-inline'${from('style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}${from('')}`,
    ...(google ? [`frame-src${from('')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
  ].join('; ')
}
