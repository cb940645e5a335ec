import type { FastifyInstance } from 'fastify'
import type { ApiCall } from '@upchar/web/api'

const HOUR_S = 3600
const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
const document = (tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${tag}>\n`

/** The parts of the sitemap, each with its own address. */
const sitemapIndex = (origin: string, parts: number): string =>
  document(
    'sitemapindex',
    Array.from(
      { length: parts + 1 },
      (_, part) => `<sitemap><loc>${escape(`${origin}/sitemap/${part}.xml`)}</loc></sitemap>`,
    ),
  )

const sitemapPart = (origin: string, paths: readonly string[]): string =>
  document(
    'urlset',
    paths.map((path) => `<url><loc>${escape(origin + path)}</loc></url>`),
  )

/**
 * The pages for search engines: an index at /sitemap.xml, pages and listings in part 0, products in
 * the others.
 */
export function registerSitemap(app: FastifyInstance, api: ApiCall, origin: string): void {
  const asked = async (part: number) => {
    const result = await api('getSitemap', { query: { part } })
    return result.ok ? result.data : undefined
  }
  app.get('/sitemap.xml', async (_, reply) => {
    const map = await asked(0)
    if (map === undefined)
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain')
        .send('Try again later.\n')
    return reply
      .type('application/xml')
      .header('cache-control', `public, max-age=${HOUR_S}`)
      .send(sitemapIndex(origin, map.parts))
  })
  app.get('/sitemap/:part.xml', async (request, reply) => {
    const { part } = request.params as { part: string }
    if (!/^\d{1,3}$/.test(part))
      return reply.code(404).type('text/plain').send('There is no such map.\n')
    const map = await asked(Number(part))
    if (map === undefined)
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain')
        .send('Try again later.\n')
    if (map.paths.length === 0)
      return reply.code(404).type('text/plain').send('There is no such map.\n')
    return reply
      .type('application/xml')
      .header('cache-control', `public, max-age=${HOUR_S}`)
      .send(sitemapPart(origin, map.paths))
  })
}
