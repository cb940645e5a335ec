import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveSource, mountStorefront } from '../server.ts'

let shop: FastifyInstance
beforeAll(async () => {
  shop = Fastify()
  await mountStorefront(shop, {
    source: await liveSource(shop),
    indexable: false,
    origin: 'http://localhost:3000',
    catalogueVersion: () => '1',
    transport: () =>
      Promise.resolve({
        status: 404,
        body: '{"success":false,"code":"nope","message":"No"}',
        headers: {},
      }),
  })
})
afterAll(() => shop.close())

it('renders pages from source, with what Vite needs for hot reload', async () => {
  const page = await shop.inject('/no/such/page')
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('We can’t find this page')
  for (const part of [
    '/assets/@vite/client',
    '/assets/@react-refresh',
    '/assets/src/entry-client.tsx',
    '/assets/src/styles.css?direct',
  ])
    expect(page.body).toContain(part)
  expect(page.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'")
})

it('serves the source and the files at the root, and nothing that isn’t there', async () => {
  const address = await shop.listen({ port: 0, host: '127.0.0.1' })
  const read = async (path: string) => {
    const answer = await fetch(address + path)
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.text(),
    }
  }
  const entry = await read('/assets/src/entry-client.tsx')
  expect([entry.status, entry.type]).toEqual([200, expect.stringContaining('javascript')])
  expect(entry.text).toContain('hydrateRoot')
  expect((await read('/assets/src/styles.css?direct')).text).toContain('--navy-900')
  expect((await read('/logo.svg')).type).toContain('svg')
  expect((await read('/assets/nothing.js')).status).toBe(404)
})
