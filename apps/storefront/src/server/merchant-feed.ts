import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { ApiCall } from '@upchar/web/api'
import { href } from '../shell/urls/hrefs.ts'
import { escape } from './sitemap.ts'

type Item = Answer<'getMerchantFeed'>['items'][number]

const tag = (name: string, text: string): string => `<g:${name}>${escape(text)}</g:${name}>`

/** A variant in the vocabulary of shopping engines; its page opens on it and shows the same price. */
function entry(item: Item, origin: string): string {
  const { sku_id: sku, slug } = item
  const identified = item.gtin !== null || item.mpn !== null
  return [
    '<item>',
    tag('id', sku),
    tag('item_group_id', String(item.product_group_id)),
    tag('title', item.title.slice(0, 150)),
    tag('description', item.description || item.title),
    tag('link', origin + href.variant(slug, sku)),
    tag('image_link', origin + item.image),
    tag('price', `${item.price.toFixed(2)} INR`),
    tag('availability', item.available ? 'in_stock' : 'out_of_stock'),
    tag('condition', item.refurbished ? 'refurbished' : 'new'),
    tag('brand', item.brand),
    ...(item.gtin === null ? [] : [tag('gtin', item.gtin)]),
    ...(item.mpn === null ? [] : [tag('mpn', item.mpn)]),
    ...(identified ? [] : [tag('identifier_exists', 'no')]),
    tag('product_type', item.category),
    '</item>\n',
  ].join('')
}

async function* feed(
  first: Answer<'getMerchantFeed'>,
  next: (part: number) => Promise<Answer<'getMerchantFeed'> | undefined>,
  { origin, brand }: { origin: string; brand: string },
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escape(brand)}</title><link>${escape(`${origin}/shop`)}</link><description>${escape(`Products of ${brand}`)}</description>\n`
  for (let part = 1, read: typeof first | undefined = first; read !== undefined;) {
    yield read.items.map((item) => entry(item, origin)).join('')
    part += 1
    read = part <= first.parts ? await next(part) : undefined
    // A feed that ends early would take the rest off sale: it is broken off instead, and fetched again.
    if (read === undefined && part <= first.parts) throw new Error('the feed was interrupted')
  }
  yield '</channel></rss>\n'
}

/** A reader who hasn't come to the end by then keeps nobody else waiting. */
const patienceMs = 10 * 60_000

/** The feed for shopping engines at /merchant-feed.xml, part by part. One is made at a time: it reads the whole catalogue. */
export function registerMerchantFeed(
  app: FastifyInstance,
  api: ApiCall,
  {
    origin,
    brand,
    now = Date.now,
  }: { origin: string; brand: () => Promise<string>; now?: () => number },
): void {
  let running: { stream: Readable; since: number } | undefined
  const isBusy = () => running !== undefined && now() - running.since < patienceMs
  const part = async (number: number) => {
    const result = await api('getMerchantFeed', { query: { part: number } })
    return result.ok ? result.data : undefined
  }
  app.get('/merchant-feed.xml', async (_, reply) => {
    const [first, name] = isBusy() ? [undefined, ''] : await Promise.all([part(1), brand()])
    if (first === undefined || isBusy())
      return reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain')
        .send('Try again later.\n')
    running?.stream.destroy()
    const stream = Readable.from(feed(first, part, { origin, brand: name }))
    const own = { stream, since: now() }
    running = own
    stream.once('close', () => {
      if (running === own) running = undefined
    })
    return reply
      .type('application/xml')
      .header('cache-control', 'public, max-age=3600')
      .send(stream)
  })
}
