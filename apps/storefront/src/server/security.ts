import { createHash } from 'node:crypto'

/** Hashes of the scripts that stand in a page, for its policy: a stored page can't carry a nonce. Data blocks don't run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', source = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (source === '' || / type="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`)
  }
  return [...hashes]
}

/** The content policy of a page. Styles may stand in attributes: React writes sizes and colours there. */
export function contentPolicy(scriptHashes: readonly string[], development = false): string {
  const script = development ? "'self' 'unsafe-inline'" : ["'self'", ...scriptHashes].join(' ')
  return [
    "default-src 'self'", `script-src ${script}`, "style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`, "object-src 'none'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ')
}
