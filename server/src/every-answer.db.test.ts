import { createConnection } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '@upchar/api/platform/log'
import { parseConfig } from '@upchar/api/platform/config'
import { freePort } from '@upchar/testkit/free-port'
import { createTestDatabase } from '@upchar/testkit/database'
import { openContext, startHttp, type Running } from './processes.ts'

const errorShape = {
  success: false,
  code: expect.any(String),
  message: expect.any(String),
  request_id: expect.any(String),
}
const running: Running[] = []
let [port, origin] = [0, '']
let slug = ''

beforeAll(async () => {
  const database = await createTestDatabase()
  running.push({ stop: () => database.drop() })
  port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const parsed = parseConfig(
    {
      UPCHAR_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: '0',
      PORT: String(port),
      UPCHAR_ORIGIN: origin,
    },
    'a secret of thirty-two characters',
  )
  if (!parsed.ok) throw new Error(parsed.error.join())
  // As in production, without its mail server and gateway.
  const config = { ...parsed.value, production: true }
  const opened = await openContext(config, database.url, openLog('silent'))
  running.push(opened, await startHttp('all', config, opened.context))
  const list: unknown = await (await fetch(`${origin}/api/get-data-json?limit=1`)).json()
  slug = /"slug":"([^"]+)"/.exec(JSON.stringify(list))?.[1] ?? ''
})
afterAll(async () => {
  for (const one of running.toReversed()) await one.stop()
})

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { redirect: 'manual', ...init })

/** An address in the HTML of a page. */
const found = async (path: string, address: RegExp): Promise<string> =>
  address.exec(await (await get(path)).text())?.[0] ?? ''

function expectSafe({ headers }: { headers: Headers }, what: string): void {
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('strict-transport-security'), what).toMatch(/^max-age=\d{7,}/)
  expect(headers.get('referrer-policy'), what).toMatch(
    /^(no-referrer|strict-origin-when-cross-origin)$/,
  )
  expect(headers.get('content-security-policy') ?? '', what).toMatch(
    /frame-ancestors '(none|self)'/,
  )
  expect(headers.get('x-frame-options'), what).toMatch(/^(DENY|SAMEORIGIN)$/)
}

describe('every kind of answer carries the security headers', () => {
  it.each([
    ['/api/get-data-json?limit=1', 200],
    ['/api/my-kyc-details', 401],
    ['/api/check-pincode?pincode=x', 400],
    ['/api/nowhere', 404],
    ['/api/docs', 200],
    ['/api/docs/', 200],
    ['/api/docs/static/index.html', 302],
    ['/api/docs/json', 200],
    ['/api/version', 200],
    ['/health', 200],
    ['/img/c/dental-128.webp', 200],
    ['/img/p/nothing/0-150.webp', 404],
    ['/img/nothing', 404],
    ['/', 302],
    ['/shop', 200],
    ['/cart', 200],
    ['/account', 302],
    ['/products/nothing-here', 404],
    ['/nowhere/at/all', 404],
    ['/robots.txt', 200],
    ['/sitemap.xml', 200],
    ['/favicon.svg', 200],
    ['/assets/nothing.js', 404],
    ['/console', 200],
    ['/console/anything', 200],
    ['/console/assets/nothing.js', 404],
    ['/%ff', 400],
    ['/api/%ff', 400],
  ] as const)('%s', async (path, status) => {
    const reply = await get(path)
    const known = path === '/' || path === '/account' ? [200, 301, 302, 303, 307, 308] : [status]
    expect(known, path).toContain(reply.status)
    expectSafe(reply, path)
  })

  it('of files of the pages, of unchanged ones and of pictures', async () => {
    // Named in the list of what the page asks for after its first paint.
    const script = `/${await found('/shop', /assets\/[^"]+\.js/)}`
    const consoleScript = await found('/console', /\/console\/assets\/[^"]+\.js/)
    for (const path of [script, consoleScript, `/img/p/${slug}/0-150.webp`]) {
      const first = await get(path)
      expect([path, first.status]).toEqual([path, 200])
      expectSafe(first, path)
      const tag = first.headers.get('etag')
      if (tag === null) continue
      const again = await get(path, { headers: { 'if-none-match': tag } })
      expect([200, 304], path).toContain(again.status)
      expectSafe(again, `${path} unchanged`)
    }
    const page = await get('/shop')
    const unchanged = await get('/shop', {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    })
    expect(unchanged.status).toBe(304)
    expectSafe(unchanged, 'an unchanged page')
  })

  it('of refused posts', async () => {
    const json = { 'content-type': 'application/json', origin }
    for (const [path, init, status] of [
      ['/api/need-help', { body: '{', headers: json }, 400],
      ['/api/need-help', { body: '<a/>', headers: { ...json, 'content-type': 'text/xml' } }, 415],
      ['/api/need-help', { body: 'x'.repeat(1_100_000), headers: json }, 413],
      ['/api/need-help', { body: '{}', headers: { ...json, origin: 'https://evil.example' } }, 403],
      [
        '/pincode',
        {
          body: 'pincode=1',
          headers: {
            origin: 'https://evil.example',
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        403,
      ],
      [
        '/pincode',
        {
          body: 'pincode=400001&return_to=/shop',
          headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        },
        303,
      ],
    ] as const) {
      const reply = await get(path, { method: 'POST', ...init })
      expect([path, reply.status]).toEqual([path, status])
      expectSafe(reply, `${path} ${status}`)
    }
  })
})

/** Sends bytes that no HTTP client would send. */
const sendBytes = (text: string): Promise<string> =>
  new Promise((resolve) => {
    let answer = ''
    createConnection({ host: '127.0.0.1', port })
      .on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      .on('error', () => resolve(answer))
      .on('close', () => resolve(answer))
      .end(text)
  })

describe('odd addresses', () => {
  const odd = [
    '%ff',
    '%00',
    '%',
    '%E0%A4%A',
    'x'.repeat(5000),
    encodeURIComponent('é'.repeat(400)),
    '..%2f..%2fetc%2fpasswd',
    'constructor',
    '__proto__',
    '%5c',
    '%0d%0aset-cookie:a=b',
  ]
  const places = [
    '/api/products/',
    '/api/',
    '/api/checkout/',
    '/img/p/',
    '/img/p/x/',
    '/img/c/',
    '/products/',
    '/brands/',
    '/categories/',
    '/order/',
    '/blogs/category/',
    '/',
    '/console/',
    '/console/assets/',
    '/assets/',
    '/dental/',
    '/policy/',
  ]
  it.each(places)('below %s are answered without a failure', async (place) => {
    for (const one of odd) {
      for (const path of [
        `${place}${one}`,
        `${place}${one}/x`,
        `${place}x?search=${one}&filters=${one}&pincode=${one}&page=${one}&problem=${one}&variant=${one}`,
      ]) {
        const reply = await get(path)
        const what = `${reply.status} ${path.slice(0, 80)}`
        expect(reply.status, what).toBeLessThan(500)
        expectSafe(reply, what)
        if (path.startsWith('/api/') && reply.status >= 400)
          expect(await reply.json(), what).toMatchObject(errorShape)
      }
    }
  })

  it.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    'constructor gloves',
  ])('SEARCH-01 %s is a word like others', async (word) => {
    const query = encodeURIComponent(word)
    for (const path of [
      `/api/get-data-json?search=${query}`,
      `/api/get-data-json?filters=${encodeURIComponent(`${word}=${word}&brand=${word}&family=${word}`)}`,
      `/api/get-data-json?advance_search=true&search=${query}`,
      `/products?search=${query}`,
      `/products?${query}=${query}`,
      `/brands/${query}`,
      `/${query}`,
      `/dental/${query}`,
    ])
      expect((await get(path)).status, path).toBeLessThan(500)
  })

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'headers of 100 kB',
      `GET /api/version HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['an address of 100 kB', `GET /api/${'y'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/need-help HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
      400,
    ],
  ])('%s is refused in the contract’s shape', async (_, text, status) => {
    const [head = '', body = ''] = (await sendBytes(text)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(head).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toMatchObject(errorShape)
  })
})
