import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { buildStorefront } from './build.ts'
import { builtSource, mountStorefront } from './server.ts'
import type { PageSource } from './server.ts'

const contact = {
  brand: 'Upchar',
  legal_name: 'Upchar Private Limited',
  cin: 'U51909MH2019PTC123456',
  support_email: 'support@example.test',
  info_email: 'info@example.test',
  phone: '912240000000',
  city: 'Mumbai',
  support_hours: '9:00AM to 7:00PM',
  social: [],
  grievance_officer: 'A',
  address: '1 Road',
}
const list = {
  success: true,
  total: 0,
  total_is_floor: false,
  page: 1,
  limit: 24,
  sort: 'stock',
  products: [],
  stock: {},
  facets: [],
  search: null,
  ignored: [],
}
const home = {
  success: true,
  business_categories: [],
  banners: [],
  procedures: [],
  specialities: [],
  brands: [],
  rows: [],
  counts: { products: 1, sellers: 1, pincodes: 1 },
}
const profile = {
  success: true,
  user_info: {
    email: 'a@b.example',
    name: 'Asha',
    first_name: 'Asha',
    last_name: '',
    phone: '',
    business_type: 1,
    business_name: '',
    gst: '',
    customer_choices: [],
    orders_count: 0,
    is_kyc_complete: false,
    kyc: { status: 'notVerified', pharma_kyc: false, business_name: '' },
    is_authenticated: true,
    is_profile_complete: false,
    is_free_email: false,
    has_password: true,
    has_google: false,
  },
}

let source: PageSource
let down = false
let version = '1'
let asked: string[] = []
let sentHeaders: Record<string, string>[] = []
let answers: Record<string, unknown> = {}
let reported: unknown[] = []
let shop: FastifyInstance
beforeAll(async () => {
  source = await builtSource(await buildStorefront())
})

beforeEach(async () => {
  down = false
  asked = []
  sentHeaders = []
  reported = []
  answers = {
    '/api/v2/get-user-config/': { success: true, config: {}, guest_user_id: 'g', contact },
    '/api/get-data-json/': list,
    '/api/shop-home/': home,
  }
  shop = await mounted()
  return () => shop.close()
})
async function mounted(): Promise<FastifyInstance> {
  const shop = Fastify()
  await mountStorefront(shop, {
    source,
    indexable: false,
    origin: 'https://shop.example',
    catalogueVersion: () => version,
    transport: ({ path, headers }) => {
      asked.push(path)
      sentHeaders.push(headers)
      if (down) return Promise.reject(new Error('down'))
      const answer = answers[path]
      return Promise.resolve({
        status: answer ? 200 : 404,
        body: JSON.stringify(answer ?? { success: false, code: 'nope', message: 'No' }),
        headers: {},
      })
    },
    onRenderError: (error) => reported.push(error),
  })
  return shop
}
const post = (return_to: string) =>
  shop.inject({
    method: 'POST',
    url: '/cart/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sku_id: 'A', quantity: '1', return_to }).toString(),
  })
const get = (url: string, headers: Record<string, string> = {}) => shop.inject({ url, headers })

it('ROUTE-01 the start leads to the shop home', async () => {
  const answer = await get('/')
  expect([answer.statusCode, answer.headers['location']]).toEqual([302, '/shop'])
})

// Companies (Incorporation) Rules 2014, rule 26: on the landing page of a company that sells online.
it('ID-03 names the company with its CIN on the start page', async () => {
  const { body } = await get('/shop')
  expect(body).toMatch(/CIN (<!-- -->)?U51909MH2019PTC123456/)
})

it('renders a shared page once, then answers from memory under a strong tag', async () => {
  const first = await get('/shop?utm_source=mail', { 'accept-encoding': 'br' })
  const calls = asked.length
  const second = await get('/shop', { 'accept-encoding': 'br' })
  expect([
    first.headers['x-upchar-cache'],
    second.headers['x-upchar-cache'],
    second.headers['content-encoding'],
  ]).toEqual(['miss', 'hit', 'br'])
  expect(asked.length).toBe(calls)
  const etag = String(second.headers['etag'])
  expect(etag).toMatch(/^"[\w-]+-br"$/)
  expect((await get('/shop', { 'accept-encoding': 'br', 'if-none-match': etag })).statusCode).toBe(
    304,
  )
  version = '2'
  expect((await get('/shop')).headers['x-upchar-cache']).toBe('miss')
})

it('lets browsers and proxies keep a shared page if they ask before they show it, one for each encoding and cookie', async () => {
  const { headers } = await get('/shop', { cookie: 'upchar_signed_in=1; upchar_access=token' })
  expect(headers).toMatchObject({
    'cache-control': 'public, no-cache',
    vary: 'accept-encoding, cookie',
  })
  // What one visitor sends must not reach the API for a page that all of them get.
  expect(sentHeaders.length).toBeGreaterThan(0)
  expect(sentHeaders.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([])
  const unlike = await get('/shop', { 'if-none-match': '"another"' })
  expect(unlike.statusCode).toBe(200)
  const gzipped = await get('/shop', { 'accept-encoding': 'gzip' })
  const plain = await get('/shop', { 'if-none-match': String(gzipped.headers['etag']) })
  expect([gzipped.headers['content-encoding'], plain.statusCode]).toEqual(['gzip', 200])
})

it('answers HEAD with the headers of the page and without its body', async () => {
  const { body } = await get('/shop')
  const head = await shop.inject({ method: 'HEAD', url: '/shop' })
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(Buffer.byteLength(body)),
  ])
})

it('lets nobody keep the page of a visitor', async () => {
  for (const path of ['/cart', '/checkout', '/account/login']) {
    const { headers } = await get(path)
    expect([path, headers['cache-control'], headers['x-upchar-cache']]).toEqual([
      path,
      'private, no-cache',
      undefined,
    ])
  }
})

it('AUTH-02 AUTH-04 lets no browser keep the page of a signed-in buyer, so that Back shows none after signing out', async () => {
  answers['/api/get-customer/'] = profile
  for (const path of ['/cart', '/checkout', '/account']) {
    const { headers } = await get(path, { cookie: 'upchar_signed_in=1; upchar_access=token' })
    expect([path, headers['cache-control'], headers['x-upchar-cache']]).toEqual([
      path,
      'private, no-store',
      undefined,
    ])
  }
})

it('ROUTE-02 shares no list whose address has what is no filter, of which there are endlessly many', async () => {
  answers['/api/get-data-json/'] = { ...list, ignored: ['nonsense'] }
  for (let time = 0; time < 2; time += 1) {
    const answer = await get('/products?nonsense=1')
    expect([answer.statusCode, answer.headers['x-upchar-cache']]).toEqual([200, undefined])
  }
  answers['/api/get-data-json/'] = list
  expect((await get('/products?colour=red')).headers['x-upchar-cache']).toBeUndefined()
  expect((await get('/products?brand=a')).headers['x-upchar-cache']).toBe('miss')
})

it('CHECKOUT-09 promises no delivery that is older than a minute', async () => {
  let now = Date.parse('2026-11-23T06:00:00Z')
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now)
  const own = await mounted()
  try {
    await own.inject('/products')
    const calls = () => asked.filter((path) => path === '/api/get-data-json/').length
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
  await get('/products')
  const other = await get('/products', { cookie: 'upchar_pincode=560001; session=x' })
  expect(other.headers['x-upchar-cache']).toBe('miss')
  expect(other.body).toContain('560001')
})

it('renders a page again once the flags that were missing are there, in the same version of the catalogue', async () => {
  const config = '/api/v2/get-user-config/'
  const { [config]: known, ...others } = answers
  answers = others
  await get('/shop')
  answers = { ...others, [config]: known }
  const answer = await get('/shop')
  expect(answer.headers['x-upchar-cache']).toBe('miss')
  expect(answer.body).toContain(contact.support_email)
})

it('UI-08 UI-11 says what the page is, and keeps it out of search engines unless it may be found', async () => {
  const { body } = await get('/products')
  expect(body.match(/<title>/g)).toHaveLength(1)
  expect(body).toContain('name="theme-color" content="#0b2545"')
  expect(body).toContain('content="noindex, nofollow"')
  expect((await get('/robots.txt')).body).toContain('Disallow: /\n')
})

it('ID-03 shows help with its hours on every page, those without a footer too', async () => {
  for (const path of ['/shop', '/cart', '/checkout'])
    expect((await get(path)).body).toContain('Support 9:00AM to 7:00PM')
})

it('UI-04 hides the footer on cart and checkout', async () => {
  expect((await get('/shop')).body).toMatch(/<div id="footer">/)
  for (const path of ['/cart', '/checkout'])
    expect((await get(path)).body).toMatch(/<div id="footer" hidden="">/)
})

it('answers 404 for what does not exist and stores nothing', async () => {
  for (const path of ['/nowhere', '/categories/none', '/products/none']) {
    const answer = await get(path)
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
    expect((await get(path)).statusCode).not.toBe(302)
})

it('distinguishes failed from empty: an API that is down gives 503 with a retry, and is not cached', async () => {
  await get('/shop')
  down = true
  const answer = await get('/products?search=gloves')
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '10'])
  expect(answer.body).toContain('Try again')
  expect(answer.body).not.toContain('We found nothing')
  down = false
  const later = await get('/products?search=gloves')
  expect(later.statusCode).toBe(200)
  expect(later.body).toContain('We found nothing')
})

it("UI-17 a render failure answers 500 with Error and 'Try again?' and is reported", async () => {
  answers['/api/get-data-json/'] = { ...list, total: 1, products: [null] }
  const answer = await get('/products')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('Error')
  expect(answer.body).toContain('Try again?')
  expect(reported).toHaveLength(1)
})

it('sends a content policy without foreign scripts, and the usual security headers', async () => {
  const { headers } = await get('/shop')
  expect(String(headers['content-security-policy'])).toMatch(/script-src 'self' 'sha256-[^']+'; /)
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(String(headers['link'])).toMatch(
    /style-.*as=style.*\.woff2>; rel=preload; as=font.*rel=modulepreload/,
  )
})

it('adds to the cart by a plain form post and goes back to the shop only', async () => {
  answers['/api/cart/guest/update-item/'] = { success: true }
  expect((await post('/products?page=2')).headers['location']).toBe('/products?page=2')
  const away = await post('https://evil.example')
  expect([away.statusCode, away.headers['location']]).toEqual([303, '/cart'])
})

const form = (url: string, payload: string, headers: Record<string, string> = {}) =>
  shop.inject({
    method: 'POST',
    url,
    headers: {
      host: 'shop.example',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload,
  })
const forms = [
  ['/cart/add', 'sku_id=A&quantity=1'],
  ['/pincode', 'pincode=560001'],
] as const
const ofOneBuyer = [
  ['/account', 'action=end-others'],
  ['/account?selected=security&form=password', 'action=set-password&current_password=a&password=b'],
  ['/account?selected=privacy&form=close', 'action=close-account&otp=123456'],
  ['/account/editProfile', 'first_name=Eve&phone=9876543210&business_type=1'],
  ['/account/complete-profile', 'first_name=Eve&phone=9876543210&business_type=1'],
  ['/account/address', 'action=delete&id=a'],
  ['/account/login', 'action=go-on&email=a@b.example'],
  ['/account/logout', ''],
] as const

it.each([...forms, ...ofOneBuyer])(
  '%s refuses forms of other sites, changes nothing and sets no cookie',
  async (url, payload) => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://shop.example.evil.example', 'sec-fetch-site': 'same-origin' },
    ]) {
      const answer = await form(url, payload, headers)
      expect(
        [answer.statusCode, answer.headers['set-cookie'], answer.headers['location']],
        JSON.stringify(headers),
      ).toEqual([403, undefined, undefined])
      expect(answer.body).toContain('This form came from another site')
    }
    expect(asked).toEqual([])
  },
)

it.each(ofOneBuyer)(
  '%s answers whatever is sent without failing, and stays within the shop',
  async (url) => {
    for (const body of [
      'action=drop',
      'action=end-session',
      'action=set-password&otp=x&otp=y',
      'first_name=%FF%FE',
      'customer_choices=a&customer_choices=b',
      '__proto__=x',
      'returnUrl=//evil.example',
      '',
    ]) {
      const answer = await form(url, body)
      expect([302, 303, 400, 503], `${body} ${answer.statusCode}`).toContain(answer.statusCode)
      expect(
        new URL(String(answer.headers['location'] ?? '/'), 'https://shop.example').origin,
        body,
      ).toBe('https://shop.example')
    }
  },
)

it.each([...forms, ...ofOneBuyer])(
  '%s refuses a form of ten megabytes, and asks nobody about it',
  async (url, payload) => {
    const large = await form(url, `${payload}&more=${'x'.repeat(10_000_000)}`)
    expect([large.statusCode, large.headers['set-cookie']]).toEqual([413, undefined])
    expect(asked).toEqual([])
    // A hundred thousand fields don't make it fail either.
    expect([302, 303, 400, 413, 503]).toContain(
      (await form(url, `${payload}${'&a=1'.repeat(200_000)}`)).statusCode,
    )
  },
)

it.each([
  ['/account/login', 'action=go-on', ['email']],
  [
    '/account/editProfile',
    'business_type=1',
    ['first_name', 'last_name', 'phone', 'business_name', 'gst'],
  ],
  [
    '/account/complete-profile',
    'business_type=1',
    ['first_name', 'last_name', 'phone', 'business_name', 'gst'],
  ],
  [
    '/account/address?form=new',
    'action=add',
    [
      'billingName',
      'billingLastName',
      'buildingName',
      'streetName',
      'landmark',
      'pinCode',
      'city',
      'phoneNumber',
      'businessName',
      'gstin',
    ],
  ],
])('VALID-06 %s escapes the values that it shows again', async (url, payload, fields) => {
  answers['/api/authentication/state/'] = {
    success: true,
    step: 0,
    email: '',
    is_new_user: true,
    open_steps: [0],
    is_free_email: false,
  }
  answers['/api/get-customer/'] = profile
  answers['/api/get-customer-choices/'] = {
    success: true,
    business_types: [{ id: 1, key: 'hospital', name: 'Hospital' }],
    customer_choices: [],
  }
  answers['/api/my-addresses/'] = {
    success: true,
    addresses: [],
    default_shipping_address_id: null,
    default_billing_address_id: null,
    delivery_address: null,
    max_addresses: 20,
  }
  const hostile = (field: string) =>
    `${field}"'></textarea></title></script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028\u0007`
  const { statusCode, body } = await form(
    url,
    `${payload}&${new URLSearchParams(fields.map((field) => [field, hostile(field)])).toString()}`,
    url === '/account/login' ? {} : { cookie: 'upchar_signed_in=1; upchar_access=token' },
  )
  expect(statusCode).toBe(400)
  expect(body).not.toMatch(/<script>alert|<img src=x|"'><\/textarea>/)
  for (const field of fields)
    expect(body, field).toContain(`${field}&quot;&#x27;&gt;&lt;/textarea&gt;`)
})

it.each(forms)(
  '%s takes forms of its own pages, under its name or the host it was asked at',
  async (url, payload) => {
    answers['/api/cart/guest/update-item/'] = { success: true }
    for (const headers of [
      {},
      { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await form(url, payload, headers)).statusCode, JSON.stringify(headers)).toBe(303)
    }
  },
)

it.each(forms)(
  '%s answers whatever is sent without failing, and leads nowhere else',
  async (url, payload) => {
    answers['/api/cart/guest/update-item/'] = { success: true }
    for (const to of [
      '/हिन्दी',
      '/\t/evil.example',
      '\t//evil.example',
      '/\r\nset-cookie: a=b',
      '//evil.example',
      '/\\evil.example',
    ]) {
      const answer = await form(url, `${payload}&return_to=${encodeURIComponent(to)}`)
      expect([answer.statusCode, answer.headers['location']], to).toEqual([303, '/cart'])
    }
    for (const body of [
      'sku_id=A&sku_id=B&quantity=1&quantity=2',
      'pincode=1&pincode=2',
      'return_to=/a&return_to=/b',
      'sku_id=%FF%FE',
      'quantity=1e999&sku_id=%E0%A4',
      '__proto__=x',
      '',
    ]) {
      const answer = await form(url, body)
      expect([answer.statusCode, answer.headers['location']], body).toEqual([303, '/cart'])
    }
    for (const body of [
      'null',
      '[1]',
      '"x"',
      '{"sku_id":{"a":1},"pincode":["560001"],"return_to":5}',
    ])
      expect((await form(url, body, { 'content-type': 'application/json' })).statusCode, body).toBe(
        303,
      )
    expect((await form(url, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415)
  },
)
