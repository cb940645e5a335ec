import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { API_SCOPE_KEYS, API_SCOPES } from '@upchar/kernel/api-scopes'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { failWrites } from '@upchar/testkit/failing-writes'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set('2026-11-24T05:30:00Z')
  admin = (await signedInStaff(world, 'admin')).visitor
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

type Headers = { authorization: string }
const get = (url: string, headers: Headers) => world.visitor().raw({ method: 'GET', url, headers })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  `${status} ${typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : 'ok'}`

describe('OPS-08 the list of orders that a key reads', () => {
  it('is found by numbers and SKU, and by nothing that tells whose an order is', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const { contact, delivery } = (
      await admin.call('staffGetOrder', { params: { id: order.order_id } })
    ).body.order
    const personal = [
      contact.phone,
      contact.phone.slice(0, 5),
      contact.phone.slice(-4),
      contact.email,
      contact.name,
      contact.name.slice(0, 3),
      `${order.order_number.slice(0, 9)}-${contact.name.split(' ')[0]}`,
      delivery.house,
    ]
    const found = async (q: string, headers: Headers) => {
      const file = await get(`/api/staff/orders-file?q=${encodeURIComponent(q)}`, headers)
      expect(file.status).toBe(200)
      return String(file.body).includes(order.order_number)
    }
    const blind = await makeApiKey(
      world,
      API_SCOPE_KEYS.filter((scope) => !API_SCOPES[scope].buyers),
    )
    for (const q of personal) expect([q, await found(q, blind.headers)]).toEqual([q, false])
    for (const q of [order.order_number, order.order_number.toLowerCase(), sku, ''])
      expect([q, await found(q, blind.headers)]).toEqual([q, true])
    // Whoever reads whole orders may look for them.
    const { headers } = await makeApiKey(world, ['orders:list', 'orders:read'])
    expect(await found(contact.phone, headers)).toBe(true)
  })
})

type Receipt = BodyInput<'staffReceiveStock'>
const receipt = (sku: string, over: Partial<Receipt> = {}): Receipt => ({
  key: randomUUID(),
  source: 'purchase',
  reference: '77/2026',
  supplier: 'Own Maker Ltd',
  received_on: '2026-11-24',
  warehouse_id: goods.warehouses.mumbai,
  lines: [{ sku, quantity: 12, batch: '', expires_on: null, mrp: null }],
  ...over,
})
const take = (headers: Headers, body: Receipt) =>
  world.visitor().call('staffReceiveStock', { headers, body })
const onHand = async (sku: string) =>
  (
    await world.db.execute<{
      n: number
    }>(sql`select coalesce(sum(l.on_hand), 0)::int as n from lot l
      join offer o on o.id = l.offer_id where o.seller_sku = ${sku}`)
  ).rows[0]?.n

describe('OPS-05 goods that a key takes in', () => {
  it('are taken in once when two calls with one request key arrive at once', async () => {
    const { headers } = await makeApiKey(world, ['stock:write'])
    const { sku } = await goods.addVariant({ stock: {} })
    const body = receipt(sku)
    const replies = await Promise.all([take(headers, body), take(headers, body)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(replies[1]?.body).toEqual(replies[0]?.body)
    expect(await onHand(sku)).toBe(12)
  })

  it('are refused, not lost, under the request key of another system, of a person, or of other goods', async () => {
    const [one, two] = [
      await makeApiKey(world, ['stock:write']),
      await makeApiKey(world, ['stock:write']),
    ]
    const [first, second] = [
      await goods.addVariant({ stock: {} }),
      await goods.addVariant({ stock: {} }),
    ]
    const body = receipt(first.sku)
    expect((await take(one.headers, body)).status).toBe(200)
    const other = receipt(second.sku, { key: body.key })
    const more = receipt(first.sku, { key: body.key })
    more.lines = more.lines.map((line) => ({ ...line, quantity: 13 }))
    const refused = { status: 400, body: { code: 'receipt_invalid', fields: [{ field: 'key' }] } }
    expect(await take(two.headers, body)).toMatchObject(refused)
    expect(await take(two.headers, other)).toMatchObject(refused)
    expect(await take(one.headers, more)).toMatchObject(refused)
    expect(await take(one.headers, { ...body, reference: '78/2026' })).toMatchObject(refused)
    expect(await admin.call('staffReceiveStock', { body: other })).toMatchObject(refused)
    expect((await take(one.headers, body)).status).toBe(200)
    expect([await onHand(first.sku), await onHand(second.sku)]).toEqual([12, 0])
  })

  it.each(['stock_receipt', 'stock_movement', 'audit_entry'])(
    'are whole or absent when the server is killed at a write to %s, and can be sent again',
    async (table) => {
      const { headers } = await makeApiKey(world, ['stock:write'])
      const { sku } = await goods.addVariant({ stock: {} })
      const body = receipt(sku)
      failing = await failWrites(world.db, table, 'before insert', 'kill')
      expect((await take(headers, body)).status).toBeGreaterThanOrEqual(500)
      await failing.mend()
      expect(await onHand(sku)).toBe(0)
      expect((await take(headers, body)).status).toBe(200)
      expect(await onHand(sku)).toBe(12)
    },
  )

  it('are refused unread in a body of ten megabytes', async () => {
    const { headers } = await makeApiKey(world, ['stock:write'])
    const { sku } = await goods.addVariant({ stock: {} })
    const payload = { ...receipt(sku), supplier: 'x'.repeat(10_000_000) }
    const url = '/api/staff/stock-receipts'
    const refused = await world.visitor().raw({ method: 'POST', url, headers, payload })
    expect(refused.status).toBe(413)
    expect(await onHand(sku)).toBe(0)
  })
})

describe('OPS-08 a key in a call', () => {
  const url = '/api/staff/stock'
  it('is one in one header, whatever the case of its scheme', async () => {
    const [one, two] = [
      await makeApiKey(world, ['stock:read']),
      await makeApiKey(world, ['stock:read']),
    ]
    const sent = async (authorization: string) => codeOf(await get(url, { authorization }))
    for (const scheme of ['Bearer', 'bearer', 'BEARER'])
      expect(await sent(`${scheme} ${one.secret}`)).toBe('200 ok')
    expect(await sent(`Bearer ${one.secret}, Bearer ${two.secret}`)).toBe('401 api_key_invalid')
    expect(await sent(`Bearer ${one.secret} ${two.secret}`)).toBe('401 api_key_invalid')
    expect(await sent(`Bearer ${one.secret.replace('upk', 'UPK')}`)).toBe('401 api_key_invalid')
    expect(await sent(`Bearer\t${one.secret}`)).toBe('401 staff_not_signed_in')
  })

  it('reads by HEAD what it reads by GET, and gets nothing by other methods', async () => {
    const { headers } = await makeApiKey(world, ['stock:read'])
    const bad = { authorization: `${headers.authorization}x` }
    const visitor = world.visitor()
    const by = async (method: 'HEAD' | 'OPTIONS' | 'PUT' | 'DELETE', its: Headers) =>
      (await visitor.raw({ method, url, headers: its })).status
    expect([await by('HEAD', headers), await by('HEAD', bad)]).toEqual([200, 401])
    expect([
      await by('OPTIONS', headers),
      await by('PUT', headers),
      await by('DELETE', headers),
    ]).toEqual([404, 404, 404])
  })

  it('has two good secrets at most: a second new one ends the first at once', async () => {
    const made = await admin.call('staffMakeApiKey', {
      body: {
        name: 'Tally bridge',
        scopes: ['stock:read'],
        last_day: '2026-11-24',
        reason: 'Nightly',
      },
    })
    const turn = async (version: number) =>
      (
        await admin.call('staffTurnApiKeySecret', {
          params: { id: made.body.id },
          body: { version },
        })
      ).body.secret
    const secrets = [made.body.secret, await turn(0), await turn(1)]
    const works = () =>
      Promise.all(
        secrets.map(
          async (secret) => (await get(url, { authorization: `Bearer ${secret}` })).status,
        ),
      )
    expect(await works()).toEqual([401, 200, 200])
    // The last day ends them all, also the one that was to be good for a day more.
    world.clock.set('2026-11-24T18:29:59Z')
    expect(await works()).toEqual([401, 200, 200])
    world.clock.set('2026-11-24T18:30:00Z')
    expect(await works()).toEqual([401, 401, 401])
  })
})
