import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall } from '@upchar/web/api'

const HOUR_S = 3600
/** Text within XML. */
export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll("'", '&apos;')
    .replaceAll('"', '&quot;')
const document = (tag: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${tag}>\n`

type Sections = Answer<'getSitemap'>['sections']
type Section = Sections[number]['section']

/** A file for each section, and for each part of the products. */
const sitemapIndex = (origin: string, sections: Sections): string =>
  document(
    'sitemapindex',
    sections.flatMap(({ section, parts }) =>
      Array.from({ length: parts }, (_, i) => {
        const name = section === 'products' ? `${section}-${i + 1}` : section
        return `<sitemap><loc>${escape(`${origin}/sitemap/${name}.xml`)}</loc></sitemap>`
      }),
    ),
  )

const sitemapPart = (origin: string, paths: readonly string[]): string =>
  document(
    'urlset',
    paths.map((path) => `<url><loc>${escape(origin + path)}</loc></url>`),
  )

const partName = /^(pages|departments|brands|procedures|offers|guides|products)(?:-(\d{1,3}))?$/

const later = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', '60').type('text/plain').send('Try again later.\n')
const noMap = (reply: FastifyReply) =>
  reply.code(404).type('text/plain').send('There is no such map.\n')
const xml = (reply: FastifyReply, text: string) =>
  reply.type('application/xml').header('cache-control', `public, max-age=${HOUR_S}`).send(text)

/** The pages for search engines: an index at /sitemap.xml, and a file for each section. */
export function registerSitemap(app: FastifyInstance, api: ApiCall, origin: string): void {
  const asked = async (section: Section, part: number) => {
    const result = await api('getSitemap', { query: { section, part } })
    return result.ok ? result.data : undefined
  }
  app.get('/sitemap.xml', async (_, reply) => {
    const map = await asked('pages', 1)
    return map === undefined ? later(reply) : xml(reply, sitemapIndex(origin, map.sections))
  })
  app.get('/sitemap/:part.xml', async (request, reply) => {
    const { part: name } = request.params as { part: string }
    const [, section, part = '1'] = partName.exec(name) ?? []
    if (section === undefined || part === '0') return noMap(reply)
    // The pattern has the sections of the contract.
    const map = await asked(section as Section, Number(part))
    if (map === undefined) return later(reply)
    return map.paths.length === 0 ? noMap(reply) : xml(reply, sitemapPart(origin, map.paths))
  })
}
