import { expect, it, vi } from 'vitest'
import { contact, emptyList, profile, useServedPages } from './testing/served-pages.ts'

const web = useServedPages()

it('ROUTE-01 the start leads to the shop home', async () => {
  const answer = await web.get('/')
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/shop'])
})

// Companies (Incorporation) Rules 2014, rule 26: on the landing page of a company that sells online.
it('ID-03 names the company with its CIN on the start page', async () => {
  const { body } = await web.get('/shop')
  expect(body).toMatch(/CIN (<!-- -->)?U51909MH2019PTC123456/)
})

it('renders a shared page once, then answers from memory under a strong tag', async () => {
  const first = await web.get('/shop?utm_source=mail', { 'accept-encoding': 'br' })
  const calls = web.asked.length
  const second = await web.get('/shop', { 'accept-encoding': 'br' })
  expect([
    first.headers['x-upchar-cache'],
    second.headers['x-upchar-cache'],
    second.headers['content-encoding'],
  ]).toEqual(['miss', 'hit', 'br'])
  expect(web.asked.length).toBe(calls)
  const etag = String(second.headers['etag'])
  expect(etag).toMatch(/^"[\w-]+-br"$/)
  expect(
    (await web.get('/shop', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode,
  ).toBe(304)
  web.version = '2'
  expect((await web.get('/shop')).headers['x-upchar-cache']).toBe('miss')
})

it('lets browsers and proxies keep a shared page if they ask before they show it, one for each encoding and cookie', async () => {
  const { headers } = await web.get('/shop', { cookie: 'upchar_signed_in=1; upchar_access=token' })
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding, cookie',
  })
  // What one visitor sends must not reach the API for a page that all of them get.
  expect(web.sentHeaders.length).toBeGreaterThan(0)
  expect(web.sentHeaders.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([])
  const unlike = await web.get('/shop', { 'if-none-match': '"another"' })
  expect(unlike.statusCode).toBe(200)
  const gzipped = await web.get('/shop', { 'accept-encoding': 'gzip' })
  const plain = await web.get('/shop', { 'if-none-match': String(gzipped.headers['etag']) })
  expect([gzipped.headers['content-encoding'], plain.statusCode]).toEqual(['gzip', 200])
})

it('answers HEAD with the headers of the page and without its body', async () => {
  const { body } = await web.get('/shop')
  const head = await web.head('/shop')
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(Buffer.byteLength(body)),
  ])
})

it('lets nobody keep the page of a visitor', async () => {
  for (const path of ['/cart', '/checkout', '/account/login']) {
    const { headers } = await web.get(path)
    expect([path, headers['cache-control'], headers['x-upchar-cache']]).toEqual([
      path,
      'private, no-cache',
      undefined,
    ])
  }
})

it('AUTH-02 AUTH-04 lets no browser keep the page of a signed-in buyer, so that Back shows none after signing out', async () => {
  web.answers['/api/get-customer/'] = profile
  for (const path of ['/cart', '/checkout', '/account']) {
    const { headers } = await web.get(path, { cookie: 'upchar_signed_in=1; upchar_access=token' })
    expect([path, headers['cache-control'], headers['x-upchar-cache']]).toEqual([
      path,
      'private, no-store',
      undefined,
    ])
  }
})

it('ROUTE-02 shares no list whose address has what is no filter, of which there are endlessly many', async () => {
  web.answers['/api/get-data-json/'] = { ...emptyList, ignored: ['nonsense'] }
  for (let time = 0; time < 2; time += 1) {
    const answer = await web.get('/products?nonsense=1')
    expect([answer.statusCode, answer.headers['x-upchar-cache']]).toEqual([200, undefined])
  }
  web.answers['/api/get-data-json/'] = emptyList
  expect((await web.get('/products?colour=red')).headers['x-upchar-cache']).toBeUndefined()
  expect((await web.get('/products?brand=a')).headers['x-upchar-cache']).toBe('miss')
})

it('CHECKOUT-09 promises no delivery that is older than a minute', async () => {
  let now = Date.parse('2026-11-23T06:00:00Z')
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const own = await web.mounted()
  try {
    await own.inject('/products')
    const calls = () => web.asked.filter((path) => path === '/api/get-data-json/').length
    now += 60_000
    await own.inject('/products')
    expect(calls()).toBe(1)
    now += 1
    await own.inject('/products')
    await expect.poll(calls).toBe(2)
  } finally {
    clock.mockRestore()
    await own.close()
  }
})

it('keeps a page for each pincode, whose cookie alone decides', async () => {
  await web.get('/products')
  const other = await web.get('/products', { cookie: 'upchar_pincode=560001; session=x' })
  expect(other.headers['x-upchar-cache']).toBe('miss')
  expect(other.body).toContain('560001')
})

it('renders a page again once the flags that were missing are there, in the same version of the catalogue', async () => {
  const config = '/api/v2/get-user-config/'
  const { [config]: known, ...others } = web.answers
  web.answers = others
  await web.get('/shop')
  web.answers = { ...others, [config]: known }
  const answer = await web.get('/shop')
  expect(answer.headers['x-upchar-cache']).toBe('miss')
  expect(answer.body).toContain(contact.support_email)
})

it('UI-08 UI-11 says what the page is, and keeps it out of search engines unless it may be found', async () => {
  const { body } = await web.get('/products')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body).toContain('name="theme-color" content="#0b2545"')
  expect(body).toContain('content="noindex, nofollow"')
  expect((await web.get('/robots.txt')).body).toContain('Disallow: /\n')
})

it('ID-03 shows help with its hours on every page, those without a footer too', async () => {
  for (const path of ['/shop', '/cart', '/checkout'])
    expect((await web.get(path)).body).toContain('Support 9:00AM to 7:00PM')
})

it('UI-04 hides the footer on cart and checkout', async () => {
  expect((await web.get('/shop')).body).toMatch(/<div id="footer">/)
  for (const path of ['/cart', '/checkout'])
    expect((await web.get(path)).body).toMatch(/<div id="footer" hidden="">/)
})

it('answers 404 for what does not exist and stores nothing', async () => {
  for (const path of ['/nowhere', '/categories/none', '/products/none']) {
    const answer = await web.get(path)
    expect([path, answer.statusCode, answer.headers['x-upchar-cache']]).toEqual([
      path,
      404,
      undefined,
    ])
    expect(answer.body).toContain('find this page')
  }
})

it('answers odd addresses without a redirect loop', async () => {
  for (const path of ['/shop%7C1', '/a%20b', '/products?search=%7C%20x'])
    expect((await web.get(path)).statusCode).not.toBe(302)
})

it('distinguishes failed from empty: an API that is down gives 503 with a retry, and is not cached', async () => {
  await web.get('/shop')
  web.down = true
  const answer = await web.get('/products?search=gloves')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.body).toContain('Try again')
  expect(answer.body).not.toContain('We found nothing')
  web.down = false
  const later = await web.get('/products?search=gloves')
  expect(later.statusCode).toBe(200)
  expect(later.body).toContain('We found nothing')
})

it("UI-17 a render failure answers 500 with Error and 'Try again?' and is reported", async () => {
  web.answers['/api/get-data-json/'] = { ...emptyList, total: 1, products: [null] }
  const answer = await web.get('/products')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Error')
  expect(answer.body).toContain('Try again?')
  expect(web.reported).toHaveLength(1)
})

it('sends a content policy without foreign scripts, and the usual security headers', async () => {
  const { headers } = await web.get('/shop')
  expect(String(headers['content-security-policy'])).toMatch(
    /script-src 'self'(?: 'sha256-[^']+'){2}; /,
  )
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(String(headers['link'])).toMatch(/^<\/assets\/style-[^>]*>; rel=preload; as=style$/)
})

it('asks for scripts after what is painted first, and for the font early on wide screens only', async () => {
  const { body } = await web.get('/shop')
  expect(body).not.toMatch(/<link rel="modulepreload"|<script[^>]* src=/)
  expect(body.indexOf('PerformanceObserver')).toBeLessThan(body.indexOf('rel="stylesheet"'))
  // Each file is a script, the entry last: as imports of the entry they would run in one long task.
  const files = /const names=(\[[^\]]*\])/.exec(body)?.[1] ?? '[]'
  expect(body).toContain('createElement("script"),{type:"module"')
  expect(JSON.parse(files)).toEqual([
    ...Array.from({ length: JSON.parse(files).length - 1 }, () =>
      expect.stringMatching(/^assets\/[^/]+\.js$/),
    ),
    expect.stringMatching(/^assets\/entry-client-[^/]+\.js$/),
  ])
  expect(body.match(/<link rel="preload"[^>]*as="font"[^>]*>/g)).toEqual([
    expect.stringContaining('media="(min-width: 48rem)"'),
  ])
})
