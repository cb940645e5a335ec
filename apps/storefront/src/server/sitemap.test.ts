import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { registerSitemap } from './sitemap.ts'

type Query = { section: string; part: number }
async function served(url: string) {
  const app = fastify()
  const paths: Record<string, string[]> = { pages1: ['/shop', '/a&b'], products2: ['/products/x'] }
  const api = (async (_: string, { query }: { query: Query }) => ({
    ok: true,
    data: {
      success: true,
      sections: [
        { section: 'pages', parts: 1 },
        { section: 'products', parts: 2 },
      ],
      paths: paths[`${query.section}${query.part}`] ?? [],
    },
  })) as unknown as ApiCall
  registerSitemap(app, api, 'https://shop.example')
  return app.inject(url)
}

it('names a file for each section, and in each the pages with their whole address', async () => {
  const index = await served('/sitemap.xml')
  expect(index.headers['content-type']).toContain('application/xml')
  expect(index.headers['cache-control']).toBe('public, max-age=3600')
  expect([...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://shop.example/sitemap/pages.xml',
    'https://shop.example/sitemap/products-1.xml',
    'https://shop.example/sitemap/products-2.xml',
  ])
  expect((await served('/sitemap/pages.xml')).body).toContain(
    '<url><loc>https://shop.example/a&amp;b</loc></url>',
  )
  expect((await served('/sitemap/products-2.xml')).body).toContain('/products/x')
})

it('has no empty or unknown parts, and reports a failed API', async () => {
  for (const name of ['products-1', 'products-0', 'brands', 'x', '0'])
    expect((await served(`/sitemap/${name}.xml`)).statusCode, name).toBe(404)
  const app = fastify()
  registerSitemap(
    app,
    (async () => ({ ok: false, kind: 'failed', error: {} })) as unknown as ApiCall,
    'https://shop.example',
  )
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503)
})
