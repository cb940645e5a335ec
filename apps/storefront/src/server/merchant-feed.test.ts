import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { registerMerchantFeed } from './merchant-feed.ts'

const item = {
  sku_id: 'GLV-1/M',
  product_group_id: 7,
  slug: 'gloves',
  title: 'Gloves & more, M',
  description: 'Soft <and> strong',
  image: '/img/p/gloves~GLV-1%2FM/2-1000.jpg',
  price: 499.5,
  available: true,
  brand: 'Glovex',
  gtin: null,
  mpn: null,
  refurbished: false,
  category: 'Consumables > Gloves',
}
const appWith = (answer: (part: number) => unknown) => {
  const app = fastify()
  const api = (async (_: string, { query }: { query: { part: number } }) =>
    answer(query.part)) as unknown as ApiCall
  registerMerchantFeed(app, api, { origin: 'https://shop.example', brand: async () => 'Shop & Co' })
  return app
}
const part = (items: readonly (typeof item)[], parts = 2) => ({
  ok: true,
  data: { success: true, parts, items },
})

it('has the variants of all parts, with their page, picture and price', async () => {
  const app = appWith((number) => part([{ ...item, sku_id: `GLV-${number}/M` }]))
  const { body, headers } = await app.inject('/merchant-feed.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body.match(/<item>/g)).toHaveLength(2)
  for (const text of [
    '<title>Shop &amp; Co</title>',
    '<g:id>GLV-1/M</g:id>',
    '<g:item_group_id>7</g:item_group_id>',
    '<g:title>Gloves &amp; more, M</g:title>',
    '<g:description>Soft &lt;and&gt; strong</g:description>',
    '<g:link>https://shop.example/products/gloves?variant=GLV-1%2FM</g:link>',
    '<g:image_link>https://shop.example/img/p/gloves~GLV-1%2FM/2-1000.jpg</g:image_link>',
    '<g:price>499.50 INR</g:price>',
    '<g:availability>in_stock</g:availability>',
    '<g:identifier_exists>no</g:identifier_exists>',
  ])
    expect(body).toContain(text)
  expect(body.endsWith('</channel></rss>\n')).toBe(true)
})

it('asks to come again while the API fails, and is never cut short in silence', async () => {
  const failed = { ok: false, kind: 'failed', error: {} }
  expect((await appWith(() => failed).inject('/merchant-feed.xml')).statusCode).toBe(503)
  const broken = appWith((number) => (number === 1 ? part([item]) : failed))
  await expect(broken.inject('/merchant-feed.xml')).rejects.toThrow()
  // The next one is made: the broken one no longer counts.
  await expect(broken.inject('/merchant-feed.xml')).rejects.toThrow()
})

it('is made again after its name could not be read', async () => {
  const app = fastify()
  const names = [() => Promise.reject(new Error('no name')), async () => 'Shop']
  registerMerchantFeed(app, (async () => part([item], 1)) as unknown as ApiCall, {
    origin: 'https://shop.example',
    brand: () => (names.shift() ?? (async () => 'Shop'))(),
  })
  expect((await app.inject('/merchant-feed.xml')).statusCode).toBe(500)
  expect((await app.inject('/merchant-feed.xml')).statusCode).toBe(200)
})

it('is kept from others for ten minutes by a reader who stands still, not for ever', async () => {
  const app = fastify()
  let time = 0
  let hangs = true
  const gate = Promise.withResolvers<void>()
  const api = (async (_: string, { query }: { query: { part: number } }) => {
    if (hangs && query.part > 1) await gate.promise
    return part([item])
  }) as unknown as ApiCall
  registerMerchantFeed(app, api, {
    origin: 'https://shop.example',
    brand: async () => 'Shop',
    now: () => time,
  })
  const still = app.inject('/merchant-feed.xml').catch(() => 'broken off')
  await expect.poll(async () => (await app.inject('/merchant-feed.xml')).statusCode).toBe(503)
  hangs = false
  time = 10 * 60_000
  expect((await app.inject('/merchant-feed.xml')).statusCode).toBe(200)
  gate.resolve()
  expect(await still).toBe('broken off')
})
