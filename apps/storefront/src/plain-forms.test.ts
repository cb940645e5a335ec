import { expect, it } from 'vitest'
import { profile, useServedPages } from './testing/served-pages.ts'

const web = useServedPages()

const post = (return_to: string) =>
  web.form('/cart/add', new URLSearchParams({ sku_id: 'A', quantity: '1', return_to }).toString())

it('adds to the cart by a plain form post and goes back to the shop only', async () => {
  web.answers['/api/cart/guest/update-item/'] = { success: true }
  expect((await post('/products?page=2')).headers['location']).toBe('/products?page=2')
  const away = await post('https://evil.example')
  expect([away.statusCode, away.headers['location']]).toEqual([303, '/cart'])
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
  ['/cart/add-shared', 'key=k'],
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
      const answer = await web.form(url, payload, headers)
      expect(
        [answer.statusCode, answer.headers['set-cookie'], answer.headers['location']],
        JSON.stringify(headers),
      ).toEqual([403, undefined, undefined])
      expect(answer.body).toContain('This form came from another site')
    }
    expect(web.asked).toEqual([])
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
      const answer = await web.form(url, body)
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
    const large = await web.form(url, `${payload}&more=${'x'.repeat(10_000_000)}`)
    expect([large.statusCode, large.headers['set-cookie']]).toEqual([413, undefined])
    expect(web.asked).toEqual([])
    // A hundred thousand fields don't make it fail either.
    expect([302, 303, 400, 413, 503]).toContain(
      (await web.form(url, `${payload}${'&a=1'.repeat(200_000)}`)).statusCode,
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
  web.answers['/api/authentication/state/'] = {
    success: true,
    step: 0,
    email: '',
    is_new_user: true,
    open_steps: [0],
    is_free_email: false,
  }
  web.answers['/api/get-customer/'] = profile
  web.answers['/api/get-customer-choices/'] = {
    success: true,
    business_types: [{ id: 1, key: 'hospital', name: 'Hospital' }],
    customer_choices: [],
  }
  web.answers['/api/my-addresses/'] = {
    success: true,
    addresses: [],
    default_shipping_address_id: null,
    default_billing_address_id: null,
    delivery_address: null,
    max_addresses: 20,
  }
  const hostile = (field: string) =>
    `${field}"'></textarea></title></script><script>alert(1)</script><img src=x onerror=alert(1)>\u2028\u0007`
  const { statusCode, body } = await web.form(
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
    web.answers['/api/cart/guest/update-item/'] = { success: true }
    for (const headers of [
      {},
      { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
      { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await web.form(url, payload, headers)).statusCode, JSON.stringify(headers)).toBe(303)
    }
  },
)

it.each(forms)(
  '%s answers whatever is sent without failing, and leads nowhere else',
  async (url, payload) => {
    web.answers['/api/cart/guest/update-item/'] = { success: true }
    for (const to of [
      '/हिन्दी',
      '/\t/evil.example',
      '\t//evil.example',
      '/\r\nset-cookie: a=b',
      '//evil.example',
      '/\\evil.example',
    ]) {
      const answer = await web.form(url, `${payload}&return_to=${encodeURIComponent(to)}`)
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
      const answer = await web.form(url, body)
      expect([answer.statusCode, answer.headers['location']], body).toEqual([303, '/cart'])
    }
    for (const body of [
      'null',
      '[1]',
      '"x"',
      '{"sku_id":{"a":1},"pincode":["560001"],"return_to":5}',
    ])
      expect(
        (await web.form(url, body, { 'content-type': 'application/json' })).statusCode,
        body,
      ).toBe(303)
    expect((await web.form(url, '<a/>', { 'content-type': 'text/xml' })).statusCode).toBe(415)
  },
)
