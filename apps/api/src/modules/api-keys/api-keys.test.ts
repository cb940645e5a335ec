import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { API_SCOPE_KEYS, API_SCOPES, type ApiScope } from '@upchar/kernel/api-scopes'
import { makeApiKey } from '@upchar/testkit/api-keys'
import { auditOf } from '@upchar/testkit/audit'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const world = useWorld()
let goods: Goods
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  world.clock.set('2026-11-24T05:30:00Z')
  admin = await signedInStaff(world, 'admin')
  await world.db.execute(sql`delete from api_key`)
})

type Wanted = BodyInput<'staffMakeApiKey'>
const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  name: 'Tally bridge',
  scopes: ['stock:read'],
  last_day: null,
  reason: 'The accountant imports every night',
  ...changes,
})
const make = async (changes: Partial<Wanted> = {}) => {
  const { status, body } = await admin.visitor.call('staffMakeApiKey', { body: wanted(changes) })
  expect(status, JSON.stringify(body)).toBe(200)
  return { id: body.id, secret: body.secret, headers: { authorization: `Bearer ${body.secret}` } }
}
const all = async () => (await admin.visitor.call('staffListApiKeys')).body.keys
const one = async (id: string) => (await all()).find((key) => key.id === id)
const revoke = (id: string) =>
  admin.visitor.call('staffRevokeApiKey', { params: { id }, body: { reason: 'The bridge moved' } })
const turn = (id: string, version = 0) =>
  admin.visitor.call('staffTurnApiKeySecret', { params: { id }, body: { version } })
const readStock = (headers: { authorization: string }, address = '203.0.113.9') =>
  world.visitor(address).call('staffListStock', { headers })
const codeOf = ({ status, body }: { status: number; body: object }) =>
  `${status} ${'code' in body ? String(body.code) : 'ok'}`
const theKey = { id: expect.any(String), email: '' }

describe('an administrator', () => {
  it('OPS-08 makes a key, sees it once, and finds it in the audit log', async () => {
    const { id, secret } = await make({ last_day: '2026-12-31' })
    expect(secret).toMatch(/^upk_test_[0-9a-z]{12}_[\w-]{43}$/)
    expect(await all()).toEqual([
      {
        id,
        version: 0,
        name: 'Tally bridge',
        prefix: secret.slice(0, 21),
        scopes: ['stock:read'],
        last_day: '2026-12-31',
        reason: 'The accountant imports every night',
        state: 'active',
        made_by: { id: admin.id, name: admin.name, email: admin.email },
        made_at: '2026-11-24T05:30:00.000Z',
        old_secret_until: null,
        last_used: null,
        revoked: null,
      },
    ])
    const { rows } = await world.db.execute<{ stored: string }>(
      sql`select row_to_json(k)::text || (select string_agg(after::text, '') from audit_entry) as stored from api_key k`,
    )
    expect(rows[0]?.stored).not.toContain(secret.slice(22))
    expect(await auditOf(world.db, id)).toEqual([
      {
        action: 'api_key.make',
        by: admin.id,
        before: null,
        after: {
          label: 'Tally bridge',
          begins: secret.slice(0, 21),
          scopes: ['stock:read'],
          last_day: '2026-12-31',
          reason: 'The accountant imports every night',
        },
      },
    ])
  })

  it('OPS-08 sees the day and the shortened network of the last use', async () => {
    const { id, headers } = await make()
    expect((await readStock(headers)).status).toBe(200)
    expect((await one(id))?.last_used).toEqual({ on: '2026-11-24', network: '203.0.113.*' })
    // 00:30 on the 25th in India.
    world.clock.set('2026-11-24T19:00:00Z')
    expect((await readStock(headers)).status).toBe(200)
    admin = await signedInStaff(world, 'admin')
    expect((await one(id))?.last_used).toEqual({ on: '2026-11-25', network: '203.0.113.*' })
    expect((await readStock(headers, '2001:db8:1:2:3::4')).status).toBe(200)
    expect((await one(id))?.last_used).toEqual({ on: '2026-11-25', network: '2001:db8:1:*' })
  })

  it('OPS-08 revokes a key at once, with its reason, and once', async () => {
    const { id, headers } = await make()
    expect(codeOf(await readStock(headers))).toBe('200 ok')
    expect((await revoke(id)).status).toBe(200)
    expect(await readStock(headers)).toMatchObject({
      status: 401,
      headers: { 'www-authenticate': 'Bearer' },
      body: { code: 'api_key_invalid', detail: { key: 'revoked' } },
    })
    expect(await one(id)).toMatchObject({
      state: 'revoked',
      revoked: { by: { id: admin.id }, reason: 'The bridge moved' },
    })
    expect(codeOf(await revoke(id))).toBe('409 api_key_over')
    expect(codeOf(await turn(id))).toBe('409 api_key_over')
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual([
      'api_key.make',
      'api_key.revoke',
    ])
  })

  it('OPS-08 makes a new secret; the one before is good for a day, and then no more', async () => {
    const { id, secret, headers } = await make()
    const { status, body } = await turn(id)
    expect([status, body.secret.slice(0, 21)]).toEqual([200, secret.slice(0, 21)])
    expect(body.secret).not.toBe(secret)
    const next = { authorization: `Bearer ${body.secret}` }
    expect(body.keys).toMatchObject([{ version: 1, old_secret_until: '2026-11-25T05:30:00.000Z' }])
    expect(codeOf(await turn(id, 0))).toBe('409 changed_meanwhile')
    world.clock.set('2026-11-25T05:29:59Z')
    expect([codeOf(await readStock(headers)), codeOf(await readStock(next))]).toEqual([
      '200 ok',
      '200 ok',
    ])
    world.clock.set('2026-11-25T05:30:00Z')
    expect([codeOf(await readStock(headers)), codeOf(await readStock(next))]).toEqual([
      '401 api_key_invalid',
      '200 ok',
    ])
  })

  it('OPS-08 gives a key a last day; it is over with that day in India', async () => {
    const { id, headers } = await make({ last_day: '2026-11-24' })
    world.clock.set('2026-11-24T18:29:59Z')
    expect(codeOf(await readStock(headers))).toBe('200 ok')
    world.clock.set('2026-11-24T18:30:00Z')
    expect(await readStock(headers)).toMatchObject({
      status: 401,
      body: { code: 'api_key_invalid', detail: { key: 'ended' } },
    })
    admin = await signedInStaff(world, 'admin')
    expect((await one(id))?.state).toBe('ended')
    expect(
      codeOf(
        await admin.visitor.call('staffMakeApiKey', { body: wanted({ last_day: '2026-11-24' }) }),
      ),
    ).toBe('400 api_key_day_past')
  })

  it('OPS-08 is told what is wrong, and nothing is made', async () => {
    for (const [field, body] of [
      ['name', wanted({ name: ' x ' })],
      ['scopes', wanted({ scopes: [] })],
      ['scopes', wanted({ scopes: ['stock:read', 'stock:read'] })],
      ['scopes.0', { ...wanted(), scopes: ['all'] }],
      ['last_day', wanted({ last_day: '0001-01-01' })],
      ['reason', wanted({ reason: '' })],
    ] as const) {
      const reply = await admin.visitor.raw({
        method: 'POST',
        url: '/api/staff/api-keys',
        payload: body,
      })
      expect(reply).toMatchObject({ status: 400, body: { fields: [{ field }] } })
    }
    expect(await all()).toEqual([])
    expect(codeOf(await revoke(randomUUID()))).toBe('404 api_key_unknown')
    expect(codeOf(await turn(randomUUID()))).toBe('404 api_key_unknown')
  })

  it('OPS-08 keeps twenty keys that are good; one that is over makes room, and stays listed', async () => {
    const first = await make()
    for (let many = 1; many < 20; many++) await make()
    const full = await admin.visitor.call('staffMakeApiKey', { body: wanted() })
    expect(codeOf(full)).toBe('409 api_keys_full')
    await revoke(first.id)
    await make()
    const keys = await all()
    expect(keys).toHaveLength(21)
    expect(keys.at(-1)).toMatchObject({ id: first.id, state: 'revoked' })
  })
})

describe('another system', () => {
  it('OPS-08 reads stock, takes goods in and counts; receipts and the audit log name the key', async () => {
    const { id, headers } = await make({ scopes: ['stock:read', 'stock:write'] })
    const { sku } = await goods.addVariant({ stock: {} })
    const erp = world.visitor('203.0.113.9')
    const body: BodyInput<'staffReceiveStock'> = {
      key: randomUUID(),
      source: 'purchase',
      reference: '77/2026',
      supplier: 'Own Maker Ltd',
      received_on: '2026-11-24',
      warehouse_id: goods.warehouses.mumbai,
      lines: [{ sku, quantity: 12, batch: '', expires_on: null, mrp: null }],
    }
    const received = await erp.call('staffReceiveStock', { headers, body })
    const author = { id, name: 'Tally bridge (API key)', email: '' }
    expect(received).toMatchObject({ status: 200, body: { receipt: { by: author, pieces: 12 } } })
    // The same again is the same receipt.
    expect((await erp.call('staffReceiveStock', { headers, body })).body).toEqual(received.body)
    const [lot] = (await erp.call('staffListStock', { headers, query: { q: sku } })).body.lots
    expect(lot).toMatchObject({ sku, on_hand: 12 })
    const counted = await erp.call('staffCountStock', {
      headers,
      params: { id: lot?.id ?? 0 },
      body: { on_hand: 12, to_pack: 0, counted: 11, reason: 'damaged', note: 'Shelf 4' },
    })
    expect(counted).toMatchObject({ status: 200, body: { lot: { on_hand: 11 } } })
    const log = await admin.visitor.call('staffListAudit', { query: { by: id } })
    expect(log.body.entries.map(({ action, by }) => [action, by])).toEqual([
      ['stock.count', author],
      ['stock.receive', author],
    ])
    const { rows } = await world.db.execute(
      sql`select distinct staff_id, key_id from audit_entry where key_id is not null`,
    )
    expect(rows).toEqual([{ staff_id: null, key_id: id }])
  })

  it('OPS-08 reads orders with their documents; that a key saw the buyer is audited once an hour', async () => {
    const { id, headers } = await make({ scopes: ['orders:read'] })
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const erp = world.visitor()
    const list = await erp.call('staffListOrders', { headers, query: { q: order.order_number } })
    expect(list.body.orders).toMatchObject([{ number: order.order_number }])
    for (let twice = 0; twice < 2; twice++) {
      const whole = await erp.call('staffGetOrder', { headers, params: { id: order.order_number } })
      expect(whole.body.order.contact.name).not.toBe('')
    }
    const seen = (await auditOf(world.db, order.order_id)).filter(
      ({ action }) => action === 'order.view',
    )
    expect(seen).toEqual([{ action: 'order.view', by: null, before: null, after: null }])
    const log = await admin.visitor.call('staffListAudit', { query: { by: id } })
    expect(log.body.entries).toMatchObject([{ by: { ...theKey, id }, action: 'order.view' }])
    // Another key, or a member of staff, is another viewer.
    const another = await make({ scopes: ['orders:read'] })
    await erp.call('staffGetOrder', { headers: another.headers, params: { id: order.order_id } })
    const { entries } = (await admin.visitor.call('staffListAudit', { query: { by: another.id } }))
      .body
    expect(entries).toMatchObject([{ by: { ...theKey, id: another.id }, action: 'order.view' }])
    await admin.visitor.call('staffGetOrder', { params: { id: order.order_id } })
    expect(await auditOf(world.db, order.order_id)).toContainEqual(
      expect.objectContaining({ action: 'order.view', by: admin.id }),
    )
  })

  it('OPS-08 gets the list of orders without buyers, unless its scope says that it hands them out', async () => {
    const { sku } = await goods.addVariant()
    const { order } = await buyInCash(world, { sku })
    const buyer = (await admin.visitor.call('staffGetOrder', { params: { id: order.order_id } }))
      .body.order
    const { headers } = await makeApiKey(
      world,
      API_SCOPE_KEYS.filter((scope) => !API_SCOPES[scope].buyers),
    )
    const file = await world.visitor().raw({
      method: 'GET',
      url: `/api/staff/orders-file?q=${order.order_number}`,
      headers,
    })
    const text = String(file.body)
    expect([file.status, text.includes(order.order_number)]).toEqual([200, true])
    const { name, phone, email } = buyer.contact
    for (const personal of [name, phone, email, buyer.delivery.house, buyer.delivery.street])
      if (personal !== '') expect(text).not.toContain(personal)
    for (const closed of ['staffListOrders', 'staffListReturns'] as const)
      expect(codeOf(await world.visitor().call(closed, { headers }))).toBe(
        '403 api_key_scope_missing',
      )
  })

  it.each([
    ['products:read', '/api/staff/products'],
    ['prices:read', '/api/staff/price-lists'],
    ['prices:read', '/api/staff/volume-prices'],
    ['stock:read', '/api/staff/stock-receipts'],
    ['stock:read', '/api/staff/stock-moves'],
    ['returns:read', '/api/staff/returns'],
    ['tax:read', '/api/staff/tax-returns?month=2026-11'],
    ['webhooks:read', '/api/staff/webhook-deliveries'],
  ] as const)('OPS-08 with %s reads %s', async (scope: ApiScope, url) => {
    const { headers } = await makeApiKey(world, [scope])
    const reply = await world.visitor().raw({ method: 'GET', url, headers })
    expect(reply).toMatchObject({ status: 200, body: { success: true } })
    expect(reply.headers['cache-control']).toBe('private, no-store')
  })

  it('OPS-08 may call 600 times a minute with one key, whatever network it comes from', async () => {
    const { headers } = await make()
    const other = await make()
    const count = sql`update attempt_counter set count = 599 where count = 1`
    expect(codeOf(await readStock(headers))).toBe('200 ok')
    await world.db.execute(count)
    expect(codeOf(await readStock(headers))).toBe('200 ok')
    world.clock.advance(20_000)
    const refused = await readStock(headers, '198.51.100.7')
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '40' },
      body: { code: 'too_many_requests', detail: { retry_after: 40 } },
    })
    expect(codeOf(await readStock(other.headers))).toBe('200 ok')
    world.clock.advance(40_000)
    expect(codeOf(await readStock(headers))).toBe('200 ok')
  })

  it('OPS-08 finds in the documentation which calls take a key, and by which scope', async () => {
    const { body } = await world.visitor().raw({ method: 'GET', url: '/api/docs/json' })
    expect(body).toMatchObject({
      components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/api/staff/stock': { get: { security: [{ apiKey: ['stock:read'] }] } },
        '/api/staff/stock/{id}/count': { post: { security: [{ apiKey: ['stock:write'] }] } },
      },
    })
    expect(body).not.toHaveProperty(['paths', '/api/staff/members', 'get', 'security'])
  })
})
