import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { registerSitemap } from './sitemap.ts'

async function served(url: string, parts = 2) {
  const app = fastify()
  const paths: Record<number, string[]> = { 0: ['/shop', '/a&b'], 1: ['/products/x'] }
  const api = (async (_: string, { query }: { query: { part: number } }) => ({
    ok: true,
    data: { success: true, parts, paths: paths[query.part] ?? [] },
  })) as unknown as ApiCall
  registerSitemap(app, api, 'https://shop.example')
  return app.inject(url)
}

it('names the parts of the map, and in each the pages with their whole address', async () => {
  const index = await served('/sitemap.xml')
  expect(index.headers['content-type']).toContain('application/xml')
  expect(index.headers['cache-control']).toBe('public, max-age=3600')
  expect([...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://shop.example/sitemap/0.xml',
    'https://shop.example/sitemap/1.xml',
    'https://shop.example/sitemap/2.xml',
  ])
  expect((await served('/sitemap/0.xml')).body).toContain(
    '<url><loc>https://shop.example/a&amp;b</loc></url>',
  )
})

it('has no empty or unknown parts, and reports a failed API', async () => {
  expect([
    (await served('/sitemap/2.xml')).statusCode,
    (await served('/sitemap/x.xml')).statusCode,
  ]).toEqual([404, 404])
  const app = fastify()
  registerSitemap(
    app,
    (async () => ({ ok: false, kind: 'failed', error: {} })) as unknown as ApiCall,
    'https://shop.example',
  )
  expect((await app.inject('/sitemap.xml')).statusCode).toBe(503)
})
