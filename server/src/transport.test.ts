import { afterEach, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createServer } from '@upchar/api/app'
import { installErrorAnswers } from '@upchar/api/platform/http/errors'
import { limitVisitors } from '@upchar/api/platform/http/limit-visitors'
import { parseConfig } from '@upchar/api/platform/config'
import { httpTransport, inProcessTransport, mountApiProxy, type ApiLink } from './transport.ts'

const running: FastifyInstance[] = []
afterEach(async () => {
  for (const app of running.splice(0).toReversed()) await app.close()
})

async function serve(
  hops: number,
  mount: (app: FastifyInstance) => void | Promise<void>,
): Promise<string> {
  const parsed = parseConfig(
    {
      UPCHAR_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '3',
      PAGE_LIMIT_PER_MINUTE: '5',
      TRUST_PROXY: String(hops),
    },
    'a secret of thirty-two characters',
  )
  if (!parsed.ok) throw new Error(parsed.error.join())
  const app = createServer(parsed.value)
  running.push(app)
  await limitVisitors(app, parsed.value)
  installErrorAnswers(app)
  await mount(app)
  return app.listen({ host: '127.0.0.1', port: 0 })
}

const mountApi = (app: FastifyInstance) => {
  app.get('/api/thing', (request) => ({ ip: request.ip }))
}
/** A page that calls the API four times, more than the limit per minute. */
const mountPages = (app: FastifyInstance, link: () => ApiLink) => {
  app.get('/assets/*', () => 'file')
  app.post('/cart/add', () => 'added')
  const callOften = (ip: string) =>
    Promise.all(
      [1, 2, 3, 4].map(() =>
        link().call({
          method: 'GET',
          path: '/api/thing',
          query: {},
          headers: { 'x-forwarded-for': ip },
        }),
      ),
    )
  app.get('/*', (request) =>
    callOften(request.ip).then((calls) => calls.map(({ status }) => status)),
  )
}
const oneProcess = () =>
  serve(1, (app) => {
    mountApi(app)
    mountPages(app, () => inProcessTransport(app, () => '1'))
  })
const ask = async (base: string, path: string, visitor: string, options: RequestInit = {}) => {
  const reply = await fetch(base + path, {
    ...options,
    headers: { 'x-forwarded-for': visitor, ...options.headers },
  })
  return { status: reply.status, body: await reply.text() }
}
const statuses = async (times: number, one: () => Promise<{ status: number }>) => {
  const all: number[] = []
  for (let time = 0; time < times; time++) all.push((await one()).status)
  return all
}

it('counts a visitor once at the edge: API calls of a page use up nobody’s limit', async () => {
  const base = await oneProcess()
  for (let visit = 0; visit < 5; visit++)
    expect(await ask(base, '/shop', '192.0.2.1')).toEqual({
      status: 200,
      body: '[200,200,200,200]',
    })
  expect((await ask(base, '/shop', '192.0.2.1')).status).toBe(429)
  expect(await ask(base, '/shop', '192.0.2.2')).toEqual({ status: 200, body: '[200,200,200,200]' })
  expect(await statuses(4, () => ask(base, '/api/thing', '192.0.2.1'))).toEqual([
    200, 200, 200, 429,
  ])
})

it.each([0, 1])(
  'passes the visitor’s own address to the API, with %i trusted proxies',
  async (hops) => {
    const links: ApiLink[] = []
    await serve(hops, (app) => {
      mountApi(app)
      links.push(inProcessTransport(app, () => '1'))
    })
    const answers = await Promise.all(
      links.map((link) =>
        link.call({
          method: 'GET',
          path: '/api/thing',
          query: {},
          headers: { 'x-forwarded-for': '192.0.2.9' },
        }),
      ),
    )
    expect(answers.map(({ body }) => body)).toEqual(['{"ip":"192.0.2.9"}'])
  },
)

it('limits forms together with pages, but not assets', async () => {
  const base = await oneProcess()
  expect(await statuses(6, () => ask(base, '/cart/add', '192.0.2.3', { method: 'POST' }))).toEqual([
    200, 200, 200, 200, 200, 429,
  ])
  expect((await ask(base, '/shop', '192.0.2.3')).status).toBe(429)
  expect(await statuses(9, () => ask(base, '/assets/a.js', '192.0.2.3'))).toEqual(
    Array(9).fill(200),
  )
})

it('limits requests for unknown addresses', async () => {
  const base = await serve(1, mountApi)
  expect(await statuses(6, () => ask(base, '/api/nothing', '192.0.2.9'))).toEqual([
    404, 404, 404, 404, 404, 429,
  ])
  expect((await ask(base, '/api/nothing', '192.0.2.10')).status).toBe(404)
})

it('limits by route, however its address is encoded, and ignores a forged in-process mark', async () => {
  const base = await oneProcess()
  expect(await statuses(4, () => ask(base, '/%61pi/thing', '192.0.2.4'))).toEqual([
    200, 200, 200, 429,
  ])
  expect((await ask(base, '/api/thing/', '192.0.2.4')).status).toBe(429)
  for (const mark of ['', '1', 'true', 'x'.repeat(43)])
    expect(
      (await ask(base, '/api/thing', '192.0.2.4', { headers: { 'x-upchar-in-process': mark } }))
        .status,
    ).toBe(429)
})

it('trusts the configured number of proxies: with none, it ignores the visitor’s forwarding header', async () => {
  const direct = await serve(0, mountApi)
  expect(JSON.parse((await ask(direct, '/api/thing', '192.0.2.5')).body)).toEqual({
    ip: '127.0.0.1',
  })
  const behindOne = await serve(1, mountApi)
  expect(JSON.parse((await ask(behindOne, '/api/thing', '198.51.100.9, 192.0.2.6')).body)).toEqual({
    ip: '192.0.2.6',
  })
})

it('limits by visitor when web and API are separate processes, and accepts no forged address', async () => {
  const api = await serve(1, mountApi)
  const web = await serve(1, async (app) => {
    const link = httpTransport(api)
    await mountApiProxy(app, api)
    mountPages(app, () => link)
  })
  expect(JSON.parse((await ask(web, '/api/thing', '198.51.100.9, 192.0.2.7')).body)).toEqual({
    ip: '192.0.2.7',
  })
  expect(await statuses(3, () => ask(web, '/api/thing', '192.0.2.7'))).toEqual([200, 200, 429])
  expect((await ask(web, '/api/thing', '192.0.2.8')).status).toBe(200)
  expect(await ask(web, '/shop', '192.0.2.9')).toEqual({ status: 200, body: '[200,200,200,429]' })
  expect((await ask(web, '/api/thing', '192.0.2.10')).status).toBe(200)
})
