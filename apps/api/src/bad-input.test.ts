import { sql } from './platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes, type Route, type RouteName } from '@upchar/contract/routes'
import { errorAnswer } from '@upchar/contract/schema/common'
import { newGuestId } from './platform/http/guest.ts'
import { sessionFor, signUp } from '@upchar/testkit/customers'
import { signedInSeller } from '@upchar/testkit/sellers'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld, type Reply, type Visitor } from '@upchar/testkit/world'

const world = useWorld()
const entries = Object.entries(routes) as [RouteName, Route][]
const fill = (path: string, value: string) => path.replace(/\{\w+\}/g, encodeURIComponent(value))

let customerId = ''
beforeAll(async () => {
  customerId = (await signUp(world)).id
})
/** An authorised caller, so that bad input is refused for itself. */
async function callerOf({ callers }: Route): Promise<Visitor> {
  if (callers.includes('staff')) return (await signedInStaff(world, 'admin')).visitor
  if (callers.includes('seller')) return (await signedInSeller(world, 'owner')).visitor
  return callers.length === 1 && callers[0] === 'customer'
    ? sessionFor(world, customerId)
    : world.visitor()
}

/** Never a server error; a refusal has the contract's shape and reveals no internals. */
function expectRefusedWell(reply: Reply<unknown>, what: string): void {
  expect(reply.status, what).toBeLessThan(500)
  if (reply.status < 400) return
  const parsed = errorAnswer.safeParse(reply.body)
  expect(parsed.success, `${what}: ${JSON.stringify(reply.body)}`).toBe(true)
  if (parsed.success)
    expect(parsed.data.message, what).not.toMatch(
      /select|insert|relation|syntax|stack|node_modules|undefined|\[object/i,
    )
}

/** What no bad input adds to. */
const tables = [
  'cart_line',
  'checkout',
  '"order"',
  'order_list',
  'order_list_line',
  'order_return',
  'support_ticket',
  'notify_request',
  'event_registration',
  'notice_stop',
  'stock_hold',
  'stock_movement',
  'stock_move',
  'quarantine_release',
  'recall',
  'returned_transfer',
  'retention_setting',
  'payment',
  'refund',
  'ledger_posting',
  'dispute_note',
  'courier_booking',
  'temperature_log',
  'delivery_proof',
  'e_invoice',
  'e_way_bill',
  'stored_file',
  'seller_suspension',
  'courier_rate',
  'courier_rule',
  'mail_message',
]
const written = async () =>
  (
    await world.db.execute<{ rows: string }>(
      sql.raw(
        `select concat_ws(' ', ${tables.map((table) => `(select count(*) from ${table})`).join(', ')}) as rows`,
      ),
    )
  ).rows[0]?.rows

const hostile: unknown[] = [
  null,
  [],
  17,
  'text',
  true,
  {},
  { __proto__: { admin: true } },
  { guest_user_id: 5 },
  { guest_user_id: 'x'.repeat(5000) },
  { pincode: { $gt: '' } },
  { product: { sku_id: "' or 1=1 --", quantity: -3 }, type: 'ADD', pincode: '400001' },
  { product: { sku_id: '\u0000', quantity: 1 }, type: 'ADD' },
  { product: { sku_id: 'UP-NOPE', quantity: 1e300 }, type: 'UPDATE' },
  { product: { sku_id: 'UP-NOPE', quantity: Number.MAX_SAFE_INTEGER }, type: 'ADD' },
  { sku_id: 'UP-NOPE', pincode: '999999', quantity: -1 },
  { pincode: '110001', items: [{ sku_id: 'UP-NOPE', quantity: 0 }] },
  { keyword: '\u0000' },
  { slugs: ['\u0000', '../../etc/passwd'] },
  {
    form: {
      email: 'a@b.example',
      FullName: '<script>alert(1)</script>',
      PhoneNumber: '\u0000',
      pinCode: '1',
      house: 'x',
      street: 'y',
      city: 'z',
    },
    request_key: '12345678',
  },
  { product: { sku_id: '\ud83e', quantity: 1 }, type: 'ADD' },
  { name: 'half \ud83e', text: '\udc00', value: '\ud83e', comment: '\ud83e', '\ud83e': 1 },
  { total: 'NaN' },
  { total: -1 },
  {
    name: '<img src=x onerror=alert(1)>',
    phone: '1',
    email: 'x',
    pincode: '110001',
    comment: 'हिन्दी',
    sku: 'UP-NOPE',
  },
]
const strings = [
  '',
  ' ',
  '\u0000',
  '%',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  'é'.repeat(150),
  '999999999999999999999',
  '-1',
  'NaN',
  '🩺',
  '%E0%A4%A',
]

const uploads: RouteName[] = [
  'uploadFile',
  'uploadKycFile',
  'uploadOrderPhoto',
  'readOrderPadFile',
  'staffUploadBanner',
  'staffUploadPhoto',
  'staffUploadEvidence',
  'staffUploadCatalogue',
]

describe('bad input', () => {
  it.each(entries.filter(([, route]) => route.method !== 'GET'))(
    '%s refuses invalid bodies and writes nothing',
    async (name, route) => {
      const before = await written()
      const url = fill(route.path, '00000000-0000-4000-8000-000000000000')
      const visitor = await callerOf(route)
      for (const payload of ['{', '{"a":', 'null', '[]', '"x"', '']) {
        expectRefusedWell(
          await visitor.raw({
            method: route.method,
            url,
            headers: { 'content-type': 'application/json' },
            payload,
          }),
          `${name} ${payload}`,
        )
      }
      for (const body of hostile)
        expectRefusedWell(
          await visitor.raw({
            method: route.method,
            url,
            headers: { 'content-type': 'application/json' },
            payload: JSON.stringify(body),
          }),
          `${name} ${JSON.stringify(body)?.slice(0, 80)}`,
        )
      expectRefusedWell(
        await visitor.raw({
          method: route.method,
          url,
          headers: { 'content-type': 'text/xml' },
          payload: '<a/>',
        }),
        `${name} xml`,
      )
      expect(await written()).toBe(before)
    },
  )

  it.each(entries)(
    '%s answers hostile paths and queries with a refusal or an ordinary answer',
    async (name, route) => {
      const visitor = await callerOf(route)
      for (const value of strings) {
        const query = Object.fromEntries(
          [
            'search',
            'filters',
            'sort',
            'page',
            'limit',
            'pincode',
            'slug',
            'kind',
            'text',
            'category',
            'state',
            'latitude',
            'longitude',
            'id',
            'key',
            'source',
            'guest_user_id',
            'type',
            'name',
          ].map((key) => [key, value]),
        )
        expectRefusedWell(
          await visitor.raw({
            method: route.method,
            url: fill(route.path, value.replaceAll('\u0000', '') || 'x'),
            query,
            ...(route.method !== 'GET' && { payload: {} }),
          }),
          `${name} ${JSON.stringify(value)}`,
        )
      }
    },
  )

  it.each(entries.filter(([, route]) => route.method !== 'GET'))(
    '%s refuses a body of ten megabytes and writes nothing',
    async (name, route) => {
      const before = await written()
      const reply = await (
        await callerOf(route)
      ).raw({
        method: route.method,
        url: fill(route.path, 'x'),
        headers: {
          'content-type': 'application/json',
          'x-api-key': world.context.config.COURIER_TOKEN,
        },
        payload: `{"a":"${'x'.repeat(10_000_000)}"}`,
      })
      expect(reply.status, name).toBe(413)
      expectRefusedWell(reply, name)
      expect(await written()).toBe(before)
    },
  )

  it.each(entries.filter(([name]) => uploads.includes(name)))(
    '%s refuses a file of ten megabytes and keeps nothing of it',
    async (name, route) => {
      const before = await written()
      const reply = await (
        await callerOf(route)
      ).raw({
        method: route.method,
        url: fill(route.path, 'x'),
        query: { document: 'pan_card', id: '00000000-0000-4000-8000-000000000000' },
        ...multipartOf(Buffer.concat([plainPdf(), Buffer.alloc(10_000_000)])),
      })
      expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBe(413)
      expectRefusedWell(reply, name)
      expect(await written()).toBe(before)
    },
  )

  it.each(entries.filter(([, route]) => route.method !== 'GET'))(
    '%s refuses a body nested 200,000 levels deep',
    async (name, route) => {
      const reply = await (
        await callerOf(route)
      ).raw({
        method: route.method,
        url: fill(route.path, 'x'),
        headers: {
          'content-type': 'application/json',
          'x-api-key': world.context.config.COURIER_TOKEN,
        },
        payload: '['.repeat(200_000) + ']'.repeat(200_000),
      })
      expect(reply.status, name).toBeLessThan(500)
      expect(reply.status, name).toBeGreaterThanOrEqual(400)
      expectRefusedWell(reply, name)
    },
  )

  it.each(['/api/payments/webhook', '/api/shipping/updates'])(
    '%s accepts at most 256 kB',
    async (url) => {
      const send = (bytes: number) =>
        world.visitor().raw({
          method: 'POST',
          url,
          headers: {
            'content-type': 'application/json',
            'x-api-key': world.context.config.COURIER_TOKEN,
          },
          payload: `{"a":"${'x'.repeat(bytes - 8)}"}`,
        })
      expect((await send(262_144)).status).not.toBe(413)
      expect((await send(262_145)).status).toBe(413)
    },
  )

  it('refuses an unauthenticated call of the courier webhook before reading its body', async () => {
    const reply = await world.visitor().raw({
      method: 'POST',
      url: '/api/shipping/updates',
      headers: { 'content-type': 'application/json', 'x-api-key': 'guessed' },
      payload: '{ no json',
    })
    expect(reply).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
  })

  it.each(entries)('%s answers with and without a trailing slash', async (name, route) => {
    const send = (url: string) =>
      world
        .visitor()
        .raw({ method: route.method, url, ...(route.method !== 'GET' && { payload: {} }) })
    const url = fill(route.path, 'nothing-here')
    expect((await send(`${url}/`)).status, name).toBe((await send(url)).status)
  })

  it.each(entries.filter(([, route]) => route.callers.includes('guest')))(
    'ID-02 %s refuses a guest id that belongs to another visitor or was not issued by us',
    async (name, route) => {
      const url = fill(route.path, '00000000-0000-4000-8000-000000000000')
      const visitor = world.visitor()
      await visitor.call('getUserConfig', { body: {} })
      const foreign = newGuestId(world.context.config.secret)
      const named = (id: string) => ({
        method: route.method,
        url,
        query: route.method === 'GET' ? { guest_user_id: id, pincode: '400001' } : {},
        ...(route.method !== 'GET' && { payload: { guest_user_id: id } }),
      })
      const [mismatch, made] = [
        await visitor.raw(named(foreign)),
        await world.visitor().raw(named('made-up.id')),
      ]
      for (const reply of [mismatch, made]) expectRefusedWell(reply, name)
    },
  )

  it('answers an unknown API path in the error shape', async () => {
    const reply = await world.visitor().raw({ method: 'GET', url: '/api/no-such-call' })
    expect(reply.status).toBe(404)
    expect(errorAnswer.safeParse(reply.body).success).toBe(true)
  })
})
