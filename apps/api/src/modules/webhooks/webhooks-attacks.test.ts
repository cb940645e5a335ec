import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { failWrites } from '@upchar/testkit/failing-writes'
import { freePort } from '@upchar/testkit/free-port'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import {
  buyInCash,
  countOf,
  created,
  guestWith,
  place,
  placed,
  runJobs,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { startReceiver } from '@upchar/testkit/webhook-receiver'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'

const port = await freePort()
const world = useWorld({
  SANDBOX_COURIER_SECONDS: '1000000',
  WEBHOOK_INTERNAL_HOSTS: `127.0.0.1:${port}`,
})
let goods: Goods
let receiver: Awaited<ReturnType<typeof startReceiver>>
let admin: Visitor
beforeAll(async () => {
  goods = await stockGoods(world.db)
  receiver = await startReceiver(port)
})
afterAll(() => receiver.close())
beforeEach(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
  await world.db.execute(sql`delete from webhook_endpoint`)
  receiver.received.length = 0
  receiver.answer = (response) => void response.end('thanks')
})
let failing: Awaited<ReturnType<typeof failWrites>> | undefined
afterEach(async () => failing?.mend())

type Wanted = BodyInput<'staffAddWebhook'>
const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
  url: `${receiver.origin}/upchar`,
  description: 'The ERP of Konkan',
  events: ['order.placed'],
  ...changes,
})
const add = (changes: Partial<Wanted> = {}) =>
  admin.call('staffAddWebhook', { body: wanted(changes) })
const added = async () => {
  const { status, body } = await add()
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
const change = (id: string, changes: Partial<BodyInput<'staffChangeWebhook'>> = {}) =>
  admin.call('staffChangeWebhook', {
    params: { id },
    body: { ...wanted(), version: 0, is_active: true, ...changes },
  })
const turn = (id: string) =>
  admin.call('staffTurnWebhookSecret', { params: { id }, body: { version: 0 } })
const remove = (id: string) =>
  admin.call('staffRemoveWebhook', { params: { id }, body: { version: 0 } })
const replay = (id: string) => admin.call('staffReplayWebhookDelivery', { params: { id } })
const replayMissed = (id: string, since = '2026-01-01T00:00:00Z') =>
  admin.call('staffReplayFailedWebhooks', { params: { id }, body: { since } })
/** All that staff can change here, secrets and turns included. */
const stored = async () =>
  (
    await world.db
      .execute(sql`select (select jsonb_agg(e order by e.id) from webhook_endpoint e) as endpoints,
      (select jsonb_agg(d order by d.id) from webhook_delivery d) as deliveries,
      (select count(*) from audit_entry where action like 'webhook.%') as entries,
      (select count(*) from graphile_worker.jobs where task_identifier = 'send-webhook') as jobs`)
  ).rows
/** A webhook with the delivery of an order that was tried for the last time. */
async function failed() {
  const id = await added()
  const { sku } = await goods.addVariant()
  await buyInCash(world, { sku })
  receiver.answer = (response) => void response.writeHead(500).end()
  await runJobs(world, 12)
  receiver.answer = (response) => void response.end('thanks')
  receiver.received.length = 0
  admin = (await signedInStaff(world, 'admin')).visitor
  const { deliveries } = (await admin.call('staffListWebhookDeliveries')).body
  expect(deliveries).toMatchObject([{ state: 'failed' }])
  return { id, delivery: deliveries[0]?.id ?? '' }
}
const statuses = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted()
/** The first call held at a statement of its transaction, until the second waits for its lock or is done. */
async function meeting<A, B>(matching: RegExp, first: () => Promise<A>, second: () => Promise<B>) {
  const held = holdStatement(matching)
  const one = first()
  await held.held()
  let isDone = false
  const other = second().finally(() => (isDone = true))
  await expect.poll(async () => isDone || isLockAwaited(world.db), { interval: 5 }).toBe(true)
  held.letGo()
  return [await one, await other] as const
}
const meanwhile = { status: 409, body: { code: 'changed_meanwhile' } }

describe('two tabs at once', () => {
  it('OPS-08 add at most 20 webhooks together', async () => {
    for (let many = 0; many < 19; many++) await added()
    const [first, second] = await meeting(/insert into "webhook_endpoint"/, add, add)
    expect(first.status).toBe(200)
    expect(second).toMatchObject({ status: 409, body: { code: 'webhooks_full' } })
    expect((await admin.call('staffListWebhooks')).body.webhooks).toHaveLength(20)
  })

  it('OPS-08 turn a secret over once, so that the one in use stays good for its day', async () => {
    const id = await added()
    const before = await world.db.execute<{ secret: string }>(
      sql`select secret from webhook_endpoint`,
    )
    const [first, second] = await meeting(
      /update "webhook_endpoint"/,
      () => turn(id),
      () => turn(id),
    )
    expect(first.status).toBe(200)
    expect(second).toMatchObject(meanwhile)
    const { rows } = await world.db.execute<{ old: string }>(
      sql`select old_secret as old from webhook_endpoint`,
    )
    expect(rows[0]?.old).toBe(before.rows[0]?.secret)
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.secret',
    ])
  })

  it('OPS-08 change, and remove, what the other has not changed or removed', async () => {
    const id = await added()
    const [first, second] = await meeting(
      /update "webhook_endpoint"/,
      () => change(id, { description: 'Of one tab' }),
      () => change(id, { description: 'Of the other' }),
    )
    expect(first.body).toMatchObject({ webhooks: [{ description: 'Of one tab', version: 1 }] })
    expect(second).toMatchObject(meanwhile)
    const other = await added()
    expect(statuses(await Promise.all([remove(other), remove(other)]))).toEqual([200, 404])
    expect((await auditOf(world.db, other)).map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.remove',
    ])
  })

  it('OPS-08 replay a delivery once, and what was missed once', async () => {
    const { id, delivery } = await failed()
    const replays = await Promise.all([replay(delivery), replay(delivery)])
    expect(statuses(replays)).toEqual([200, 409])
    await runJobs(world)
    expect(receiver.received).toHaveLength(1)
    await world.db.execute(sql`update webhook_delivery set state = 'failed'`)
    receiver.received.length = 0
    const missed = await Promise.all([replayMissed(id), replayMissed(id), replay(delivery)])
    const replayed = missed.slice(0, 2).map(({ body }) => ('replayed' in body ? body.replayed : 0))
    // Whichever of the three came first.
    expect(replayed.reduce((all, many) => all + many, missed[2].status === 200 ? 1 : 0)).toBe(1)
    await runJobs(world)
    expect(receiver.received).toHaveLength(1)
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.replay',
      'webhook.replay',
    ])
  })
})

describe('a write that fails or a connection that ends in between', () => {
  it.each(['raise', 'kill'] as const)('OPS-08 changes nothing of a webhook (%s)', async (how) => {
    const { id, delivery } = await failed()
    const before = await stored()
    const calls = {
      add: () => add(),
      change: () => change(id, { is_active: false, description: 'Other words' }),
      turn: () => turn(id),
      remove: () => remove(id),
      replay: () => replay(delivery),
      missed: () => replayMissed(id),
    }
    for (const [name, call] of Object.entries(calls)) {
      failing = await failWrites(world.db, 'audit_entry', 'before insert', how)
      expect((await call()).status, name).toBeGreaterThanOrEqual(500)
      await failing.mend()
      expect(await stored(), name).toEqual(before)
    }
    failing = await failWrites(world.db, 'webhook_delivery', 'before update', how)
    for (const call of [calls.replay, calls.missed])
      expect((await call()).status).toBeGreaterThanOrEqual(500)
    await failing.mend()
    expect(await stored()).toEqual(before)
    expect((await replay(delivery)).status).toBe(200)
  })

  it.each(['raise', 'kill'] as const)(
    'OPS-08 leaves an order whole or absent when its delivery can’t be written (%s)',
    async (how) => {
      await added()
      const { sku } = await goods.addVariant()
      const guest = await guestWith(world, { sku })
      const checkout = await created(guest)
      const orders = await countOf(world, 'order')
      failing = await failWrites(world.db, 'webhook_delivery', 'before insert', how)
      expect((await place(guest, checkout)).status).toBeGreaterThanOrEqual(500)
      await failing.mend()
      expect(await countOf(world, 'order')).toBe(orders)
      placed(await place(guest, checkout))
      await runJobs(world)
      expect(receiver.received).toHaveLength(1)
    },
  )
})

describe('an attempt that can’t be written down', () => {
  it.each([
    ['webhook_delivery', 'before update', 'raise'],
    ['webhook_delivery', 'before update', 'kill'],
    ['webhook_endpoint', 'before update', 'raise'],
    ['audit_entry', 'before insert', 'raise'],
    ['mail_message', 'before insert', 'kill'],
  ] as const)('OPS-08 is made again under its id (%s, %s, %s)', async (table, when, how) => {
    const id = await added()
    const { sku } = await goods.addVariant()
    await buyInCash(world, { sku })
    // Gone: the webhook is paused, which is audited and mailed.
    receiver.answer = (response) => void response.writeHead(410).end()
    failing = await failWrites(world.db, table, when, how)
    await runJobs(world)
    await failing.mend()
    const webhook = async () => (await admin.call('staffListWebhooks')).body.webhooks[0]
    expect(await webhook()).toMatchObject({ paused: null, waiting: 1, failed: 0 })
    await runJobs(world)
    expect(await webhook()).toMatchObject({ paused: 'gone', waiting: 0, failed: 1 })
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    expect((await auditOf(world.db, id)).map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.pause',
    ])
  })
})

describe('what is sent as a webhook', () => {
  it.each([
    { description: 'Konkan\r\nBcc: all@konkan.in' },
    { description: 'Konkan\u0000' },
    { description: 'Konkan\ud800' },
    { description: 'K'.repeat(121) },
    { description: '   ' },
    { url: `https://erp.example/${'x'.repeat(500)}` },
    { url: 'https://erp.example/\u0000' },
    { url: 'https://erp.example/\udfff' },
    { events: [] },
    { events: ['order.placed', 'order.placed'] },
    { events: ['order.everything'] },
    { events: Array.from({ length: 10_001 }, () => 'order.placed') },
  ] as Partial<Wanted>[])(
    'OPS-08 is refused where it is no plain text or event: %j',
    async (part) => {
      const id = await added()
      const before = await stored()
      for (const reply of [await add(part), await change(id, part)])
        expect([400, 413]).toContain(reply.status)
      expect(await stored()).toEqual(before)
    },
  )

  it('OPS-08 is refused at ten megabytes, and has no field for a secret or a state', async () => {
    const padded = (pad: object) => admin.call('staffAddWebhook', { body: { ...wanted(), ...pad } })
    expect((await padded({ x: 'y'.repeat(10_000_000) })).status).toBe(413)
    const own = { id: 'mine', secret: 'whsec_mine', version: 9, paused: 'gone', made_by: 'nobody' }
    const { status, body } = await padded(own)
    expect(status).toBe(200)
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(body.webhooks).toMatchObject([{ id: body.id, version: 0, paused: null }])
  })

  it('OPS-08 of a moment at either end of the calendar is answered', async () => {
    const { id } = await failed()
    expect((await replayMissed(id, '9999-12-31T23:59:59.999Z')).body).toMatchObject({ replayed: 0 })
    for (const since of ['0000-13-01T00:00:00Z', '2026-02-30T00:00:00Z', '2026-11-24', 'soon'])
      expect((await replayMissed(id, since)).status, since).toBe(400)
    expect((await replayMissed(id, '0000-01-01T00:00:00Z')).body).toMatchObject({ replayed: 1 })
  })
})

describe('an address', () => {
  it.each([
    'https://127.0.0.1./',
    'https://0/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://0x7f000001/',
    'https://3232235777/',
    'https://①②⑦.⓪.⓪.①/',
    'https://10.0.0.1:8443/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::10.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1%25eth0]/',
    'https://:word@erp.example/',
    'https://%75ser@erp.example/',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//erp.example/',
    'https://',
  ])(
    'OPS-08 inside the network or with credentials is refused, however it is written: %s',
    async (url) => {
      const id = await added()
      const before = await stored()
      for (const reply of [await add({ url }), await change(id, { url })])
        expect(reply).toMatchObject({ status: 400, body: { code: 'webhook_address_refused' } })
      expect(await stored()).toEqual(before)
    },
  )

  it('OPS-08 is not one that the operator named because it looks like it', async () => {
    for (const url of [
      `http://127.0.0.1:${port}@erp.example/`,
      `http://127.0.0.1:${port}.erp.example/`,
      `http://127.0.0.1/`,
      `http://127.0.0.1:${port === 65_535 ? 1 : port + 1}/`,
      `ftp://127.0.0.1:${port}/`,
    ])
      expect(await add({ url }), url).toMatchObject({
        status: 400,
        body: { code: 'webhook_address_refused' },
      })
  })

  it('OPS-08 is kept on one line and sent nothing where its name leads into the network', async () => {
    const { body } = await add({ url: 'https://localhost.:1/a\r\nX-Evil: 1' })
    expect(body.webhooks).toMatchObject([{ url: 'https://localhost.:1/aX-Evil:%201' }])
    const { sku } = await goods.addVariant()
    await buyInCash(world, { sku })
    await runJobs(world)
    const { deliveries } = (await admin.call('staffListWebhookDeliveries')).body
    expect(deliveries).toMatchObject([{ state: 'waiting', attempts: 1, status: null }])
  })
})
