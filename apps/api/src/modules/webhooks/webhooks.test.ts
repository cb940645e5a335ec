import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import { WEBHOOK_EVENT_KEYS } from '@upchar/kernel/webhook-events'
import { isLockAwaited } from '@upchar/testkit/hold-statements'
import { freePort } from '@upchar/testkit/free-port'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { buyInCash, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { signaturesBy, startReceiver } from '@upchar/testkit/webhook-receiver'
import { useWorld } from '@upchar/testkit/world'
import { createJobHandlers } from '../../jobs.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { runDueJobs } from '../../platform/jobs/jobs.ts'
import { forget } from '../../flows/customers/forget.ts'
import { sendDelivery } from './send-delivery.ts'

const port = await freePort()
const world = useWorld({
  SANDBOX_COURIER_SECONDS: '1000000',
  WEBHOOK_INTERNAL_HOSTS: `127.0.0.1:${port}`,
})
let goods: Goods
let receiver: Awaited<ReturnType<typeof startReceiver>>
let admin: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  goods = await stockGoods(world.db)
  receiver = await startReceiver(port)
})
afterAll(() => receiver.close())
/** The session of a member ends long before a receiver's patience does. */
const signIn = async () => {
  admin = await signedInStaff(world, 'admin')
}
beforeEach(async () => {
  world.clock.set('2026-11-24T05:30:00Z')
  await signIn()
  await runJobs(world)
  await world.db.execute(sql`delete from webhook_endpoint`)
  receiver.received.length = 0
  receiver.answer = (response) => void response.end('thanks')
})

const add = async (changes: Partial<BodyInput<'staffAddWebhook'>> = {}) => {
  const reply = await admin.visitor.call('staffAddWebhook', {
    body: {
      url: `${receiver.origin}/upchar`,
      description: 'The ERP of Konkan',
      events: ['order.placed'],
      ...changes,
    },
  })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return { id: reply.body.id, secret: reply.body.secret }
}
const all = async () => (await admin.visitor.call('staffListWebhooks')).body.webhooks
const one = async (id: string) => {
  const found = (await all()).find((webhook) => webhook.id === id)
  if (found === undefined) throw new Error('not listed')
  return found
}
const change = async (id: string, changes: Partial<BodyInput<'staffChangeWebhook'>> = {}) => {
  const { url, description, events, version, paused } = await one(id)
  const is_active = paused === null
  return admin.visitor.call('staffChangeWebhook', {
    params: { id },
    body: { url, description, events, version, is_active, ...changes },
  })
}
const log = async (query: { state?: 'waiting' | 'sent' | 'failed' } = {}) =>
  (await admin.visitor.call('staffListWebhookDeliveries', { query })).body
const show = async (id: string) =>
  (await admin.visitor.call('staffGetWebhookDelivery', { params: { id } })).body.delivery
const replay = (id: string) => admin.visitor.call('staffReplayWebhookDelivery', { params: { id } })
const buy = async () => {
  const { sku } = await goods.addVariant()
  return (await buyInCash(world, { sku })).order
}
/** One order that the receiver is told of, and its delivery. */
const told = async () => {
  const order = await buy()
  const [delivery] = (await log()).deliveries
  if (delivery === undefined) throw new Error('nothing is to be told')
  return { order, id: delivery.id }
}

describe('outgoing webhooks', () => {
  it('OPS-08 are posted signed as Standard Webhooks says, with ids and amounts and nothing of a person', async () => {
    const { secret } = await add()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { order, id } = await told()
    await runJobs(world)
    expect(receiver.received).toHaveLength(1)
    const [hook] = receiver.received
    if (hook === undefined) throw new Error('nothing came')
    expect(hook.path).toBe('/upchar')
    expect(hook.headers['webhook-id']).toBe(id)
    expect(hook.headers['content-type']).toBe('application/json')
    expect(hook.headers['webhook-replay']).toBeUndefined()
    expect(hook.headers['webhook-timestamp']).toBe(
      String(Date.parse('2026-11-24T05:30:00Z') / 1000),
    )
    expect(signaturesBy(secret, hook)).toBe(1)
    expect(signaturesBy(secret, { ...hook, text: `${hook.text} ` })).toBe(0)
    expect(hook.body).toMatchObject({
      type: 'order.placed',
      version: 1,
      data: {
        order: {
          id: order.order_id,
          number: order.order_number,
          total_paise: 15_400,
          currency: 'INR',
          cash_on_delivery: true,
          payment_id: null,
        },
      },
    })
    for (const personal of ['Meera', 'Marine', '9876543210', 'ward@', '400001'])
      expect(hook.text).not.toContain(personal)
    expect(await show(id)).toMatchObject({
      state: 'sent',
      attempts: 1,
      status: 200,
      answer: 'thanks',
      body: hook.text,
      next_at: null,
    })
  })

  it('OPS-08 exist exactly if the change was committed, and nothing is written where nobody listens', async () => {
    await buy()
    expect((await log()).total).toBe(0)
    const { id } = await add({ events: ['parcel.delivered'] })
    await buy()
    expect((await log()).total).toBe(0)
    await change(id, { events: ['order.placed'] })
    const order = await buy()
    expect((await log()).total).toBe(1)
    await expect(
      inTransaction(world.db, async (tx) => {
        await tx.execute(sql`insert into "order" (id, number, checkout_id, purchase_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, placed_at)
          select gen_random_uuid(), 'UP-1', gen_random_uuid(), gen_random_uuid(), guest_id, 'x', form, quote, 1, 2, placed_at from "order" where id = ${order.order_id}`)
      }),
    ).rejects.toThrow()
    expect((await log()).total).toBe(1)
    await change(id, { is_active: false })
    await buy()
    expect((await log()).total).toBe(1)
  })

  it('OPS-08 goes out after a crash between commit and sending, and once more under the same id after one behind it', async () => {
    await add()
    const { id } = await told()
    expect(receiver.received).toEqual([])
    // The process ends here; another one finds the job.
    await runJobs(world)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id])
    // A worker that died before it wrote the answer: the job is there again, and the delivery as before.
    const { rows } = await world.db.execute<{ turn: number }>(
      sql`update webhook_delivery set state = 'waiting', attempts = 0, turn = 0 where id = ${id} returning turn`,
    )
    await sendDelivery(world.context, { deliveryId: id, turn: rows[0]?.turn ?? -1, isAside: true })
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
    expect(receiver.received[1]?.text).toBe(receiver.received[0]?.text)
    // The job's turn is over.
    await sendDelivery(world.context, { deliveryId: id, turn: 0, isAside: true })
    expect(receiver.received).toHaveLength(2)
  })

  it('OPS-08 are sent once by two workers', async () => {
    await add()
    await Promise.all([buy(), buy(), buy(), buy()])
    const quiet = { warn: () => undefined, error: () => undefined }
    const worker = () => runDueJobs(world.db, createJobHandlers(world.context), quiet)
    await Promise.all([worker(), worker()])
    await worker()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(new Set(ids).size).toBe(4)
    expect(ids).toHaveLength(4)
  })

  it('OPS-08 never fail an order whose webhook is being removed', async () => {
    const { id } = await add()
    const { sku } = await goods.addVariant()
    const removal = Promise.withResolvers<void>()
    const removing = inTransaction(world.db, async (tx) => {
      await tx.execute(sql`delete from webhook_endpoint where id = ${id}`)
      await removal.promise
    })
    const bought = buyInCash(world, { sku })
    await expect.poll(() => isLockAwaited(world.db), { interval: 5 }).toBe(true)
    removal.resolve()
    await removing
    expect((await bought).order.order_number).toMatch(/^UP-/)
    expect((await log()).total).toBe(0)
  })

  it('OPS-08 add no statement to an order', async () => {
    const { sku } = await goods.addVariant()
    const count = async () =>
      (await world.statements(() => buyInCash(world, { sku }))).statements.length
    await count()
    const without = await count()
    await add()
    expect(await count()).toBe(without)
    expect((await log()).total).toBe(1)
  })
})

describe('a receiver that fails', () => {
  it('OPS-08 is tried again for about a day, then the delivery has failed and can be replayed under its id', async () => {
    const { id: webhook, secret } = await add()
    receiver.answer = (response) => {
      response.statusCode = 500
      response.end(`broken\u0000${'x'.repeat(5000)}`)
    }
    const { id } = await told()
    const waits: number[] = []
    for (;;) {
      await runJobs(world)
      const { state, next_at: next, last_at: last } = await show(id)
      if (state !== 'waiting' || next === null || last === null) break
      waits.push(Date.parse(next) - Date.parse(last))
    }
    expect(waits).toHaveLength(10)
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
    const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000
    expect(hours).toBeGreaterThan(22)
    expect(hours).toBeLessThan(26)
    const failed = await show(id)
    expect(failed).toMatchObject({ state: 'failed', attempts: 11, status: 500, is_replay: false })
    expect(failed.answer).toMatch(/^broken\ufffdx+$/)
    expect(failed.answer).toHaveLength(500)
    expect(await one(webhook)).toMatchObject({ failed: 1, paused: null })
    expect(await log({ state: 'sent' })).toMatchObject({ total: 0 })

    receiver.received.length = 0
    receiver.answer = (response) => void response.end()
    expect((await replay(id)).body.delivery).toMatchObject({ state: 'waiting', is_replay: true })
    expect(await replay(id)).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
    await runJobs(world)
    expect(receiver.received).toHaveLength(1)
    const [again] = receiver.received
    expect(again?.headers).toMatchObject({ 'webhook-id': id, 'webhook-replay': 'true' })
    expect(again && signaturesBy(secret, again)).toBe(1)
    expect(again?.text).toBe(failed.body)
    expect(await one(webhook)).toMatchObject({ failed: 0, failing_since: null })
  })

  it('OPS-08 is sent all that failed since a moment, oldest first', async () => {
    const { id: webhook } = await add()
    receiver.answer = (response) => {
      response.statusCode = 410
      response.end()
    }
    const { order: first } = await told()
    const { order: second } = await told()
    await world.db.execute(sql`update webhook_delivery set state = 'failed', created_at = created_at
      - case when data->'order'->>'id' = ${first.order_id} then interval '2 days' else interval '1 hour' end`)
    const old = await told()
    await world.db.execute(
      sql`update webhook_delivery set state = 'failed', created_at = now() - interval '9 days' where id = ${old.id}`,
    )
    receiver.answer = (response) => void response.end()
    const reply = await admin.visitor.call('staffReplayFailedWebhooks', {
      params: { id: webhook },
      body: { since: new Date(Date.now() - 3 * 86_400_000).toISOString() },
    })
    expect(reply.body).toEqual({ success: true, replayed: 2 })
    await runJobs(world)
    expect(receiver.received.map(({ body }) => body.data['order'])).toMatchObject([
      { id: first.order_id },
      { id: second.order_id },
    ])
    expect((await show(old.id)).state).toBe('failed')
  })

  it('OPS-08 isn’t followed to another address, and an answer is waited for ten seconds', async () => {
    await add()
    const redirects = await told()
    receiver.answer = (response) => {
      response.writeHead(302, { location: `${receiver.origin}/elsewhere` }).end()
    }
    await runJobs(world)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/upchar'])
    expect(await show(redirects.id)).toMatchObject({ state: 'waiting', status: 302 })
    const waited = new AbortController()
    const { timeout } = AbortSignal
    const timer = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation((ms) => (ms === 10_000 ? waited.signal : timeout.call(AbortSignal, ms)))
    receiver.answer = () => waited.abort()
    await runJobs(world)
    timer.mockRestore()
    expect(await show(redirects.id)).toMatchObject({
      state: 'waiting',
      status: null,
      answer: 'No answer within 10 seconds',
    })
    receiver.answer = (response) => void response.destroy()
    await runJobs(world)
    expect(await show(redirects.id)).toMatchObject({ status: null, answer: 'socket hang up' })
  })

  it('OPS-08 is paused after three days of it, administrators are told once, and gets what waited when it is active again', async () => {
    const { id: webhook } = await add()
    const [start, email] = [world.clock.now(), admin.email]
    receiver.answer = (response) => {
      response.statusCode = 503
      response.end()
    }
    const { id } = await told()
    const other = await told()
    await runJobs(world)
    expect((await one(webhook)).failing_since).toBe(start.toISOString())
    world.clock.advance(72 * 3_600_000 - 1)
    await signIn()
    await runJobs(world)
    expect((await one(webhook)).paused).toBeNull()
    world.clock.advance(1)
    await runJobs(world)
    expect((await one(webhook)).paused).toBe('failing')
    const tried = receiver.received.length
    world.clock.advance(3_600_000)
    await runJobs(world)
    expect(receiver.received).toHaveLength(tried)
    const { rows: mails } = await world.db.execute(
      sql`select 1 from mail_message where to_address = ${email} and subject = 'A webhook is paused: The ERP of Konkan'`,
    )
    expect(mails).toHaveLength(1)
    await signIn()
    expect((await replay(id)).status).toBe(409)
    receiver.answer = (response) => void response.end()
    receiver.received.length = 0
    expect((await change(webhook, { is_active: true })).status).toBe(200)
    await runJobs(world)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids.toSorted()).toEqual([id, other.id].toSorted())
    expect(await one(webhook)).toMatchObject({ paused: null, failing_since: null, waiting: 0 })
  })

  it('OPS-08 keeps one worker waiting at most: what is queued for it goes beside the others, without an attempt', async () => {
    const { id: webhook } = await add()
    receiver.answer = (response) => void response.writeHead(500).end()
    const [first, second] = [await told(), await told()]
    await sendDelivery(world.context, { deliveryId: first.id, turn: 0, isAside: false })
    await sendDelivery(world.context, { deliveryId: second.id, turn: 0, isAside: false })
    expect(receiver.received).toHaveLength(1)
    expect(await show(second.id)).toMatchObject({ state: 'waiting', attempts: 0 })
    const { rows } = await world.db.execute(
      sql`select queue_name as queue, count(*)::int as many from graphile_worker.jobs
        where task_identifier = 'send-webhook' group by 1 order by 1`,
    )
    // Both of before do nothing any more.
    expect(rows).toEqual([
      { queue: 'slow webhooks', many: 2 },
      { queue: null, many: 2 },
    ])
    receiver.answer = (response) => void response.end()
    await runJobs(world, 3)
    expect(receiver.received).toHaveLength(3)
    expect(await one(webhook)).toMatchObject({ waiting: 0, failing_since: null })
    await told()
    await runJobs(world)
    expect(receiver.received).toHaveLength(4)
  })

  it('OPS-08 is paused at once when it answers that it is gone', async () => {
    const { id: webhook } = await add()
    receiver.answer = (response) => {
      response.statusCode = 410
      response.end()
    }
    const { id } = await told()
    await runJobs(world)
    expect((await one(webhook)).paused).toBe('gone')
    expect(await show(id)).toMatchObject({ state: 'failed', attempts: 1, status: 410 })
  })

  it('OPS-01 forgets deliveries after 30 days, and the log with its webhook', async () => {
    const { id: webhook } = await add()
    const [young, old] = [await told(), await told()]
    const days = (id: string, many: number) =>
      world.db.execute(
        sql`update webhook_delivery set created_at = ${world.clock.now().toISOString()}::timestamptz - ${many} * interval '1 day' where id = ${id}`,
      )
    await days(young.id, 29)
    await days(old.id, 31)
    await forget(world.context)
    expect((await log()).deliveries.map(({ id }) => id)).toEqual([young.id])
    const { version } = await one(webhook)
    await admin.visitor.call('staffRemoveWebhook', { params: { id: webhook }, body: { version } })
    expect((await log()).total).toBe(0)
    await runJobs(world)
    expect(receiver.received).toEqual([])
  })
})

describe('the secret of a webhook', () => {
  it('OPS-08 is shown once, is sealed at rest, and stays good for a day when it is turned over', async () => {
    const { id, secret: old } = await add()
    expect(JSON.stringify(await all())).not.toContain(old)
    const stored = await world.db.execute<{ row: string }>(
      sql`select e::text as row from webhook_endpoint e`,
    )
    expect(stored.rows[0]?.row).not.toContain(old)
    expect(stored.rows[0]?.row).not.toContain(old.slice(6))
    const { version } = await one(id)
    const turn = (seen: number) =>
      admin.visitor.call('staffTurnWebhookSecret', { params: { id }, body: { version: seen } })
    const { secret } = (await turn(version)).body
    expect((await turn(version)).status).toBe(409)
    expect(secret).not.toBe(old)
    const signed = async () => {
      receiver.received.length = 0
      await buy()
      await runJobs(world)
      const [hook] = receiver.received
      if (hook === undefined) throw new Error('nothing came')
      return [signaturesBy(secret, hook), signaturesBy(old, hook)]
    }
    expect(await signed()).toEqual([1, 1])
    world.clock.advance(86_400_000)
    await signIn()
    expect((await one(id)).old_secret_until).toBeNull()
    expect(await signed()).toEqual([1, 0])
    const { rows } = await world.db.execute<{ facts: string }>(
      sql`select after::text as facts from audit_entry where subject_id = ${id}`,
    )
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('whsec_')
  })

  it('OPS-08 of another UPCHAR_SECRET fails a delivery instead of signing it with nothing', async () => {
    await add()
    const { id } = await told()
    await sendDelivery(
      { ...world.context, config: { ...world.context.config, secret: 'another secret' } },
      { deliveryId: id, turn: 0, isAside: true },
    )
    expect(receiver.received).toEqual([])
    expect(await show(id)).toMatchObject({ state: 'waiting', status: null, attempts: 1 })
  })
})

describe('the address of a webhook', () => {
  it.each([
    'http://erp.example/hook',
    'https://user@erp.example/',
    'https://user:word@erp.example/',
    'https://erp.example/#part',
    'ftp://erp.example/',
    'erp.example',
    'https://10.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'http://127.0.0.2/',
  ])('OPS-08 %s is refused', async (url) => {
    const reply = await admin.visitor.call('staffAddWebhook', {
      body: { url, description: 'An attack', events: ['order.placed'] },
    })
    expect(reply).toMatchObject({ status: 400, body: { code: 'webhook_address_refused' } })
    expect(await all()).toEqual([])
  })

  it('OPS-08 is refused at the connection when its name leads into the network, whatever it led to before', async () => {
    const { id } = await add({ url: 'https://localhost:1/' })
    const { id: delivery } = await told()
    await runJobs(world)
    expect(await show(delivery)).toMatchObject({
      status: null,
      answer: 'localhost is inside the network of the shop',
    })
    // An operator may close what was open.
    await change(id, { url: `${receiver.origin}/upchar` })
    const { rows } = await world.db.execute<{ turn: number }>(
      sql`select turn from webhook_delivery where id = ${delivery}`,
    )
    await sendDelivery(
      { ...world.context, config: { ...world.context.config, WEBHOOK_INTERNAL_HOSTS: [] } },
      { deliveryId: delivery, turn: rows[0]?.turn ?? -1, isAside: true },
    )
    expect(receiver.received).toEqual([])
    expect((await show(delivery)).answer).toBe('The address isn’t allowed any more')
  })

  it('OPS-08 is changed by who has seen it last, and at most 20 are kept', async () => {
    const { id } = await add()
    const { version } = await one(id)
    expect((await change(id, { description: 'The new ERP' })).status).toBe(200)
    expect((await change(id, { version })).body).toMatchObject({ code: 'changed_meanwhile' })
    for (let n = 1; n < 20; n++) await add()
    const { body } = await admin.visitor.call('staffAddWebhook', {
      body: { url: receiver.origin, description: 'One more', events: [...WEBHOOK_EVENT_KEYS] },
    })
    expect(body).toMatchObject({ code: 'webhooks_full' })
    const unknown = { id: '00000000-0000-4000-8000-000000000000' }
    expect(
      await admin.visitor.call('staffReplayFailedWebhooks', {
        params: unknown,
        body: { since: '2026-11-24T05:30:00Z' },
      }),
    ).toMatchObject({ status: 404, body: { code: 'webhook_endpoint_unknown' } })
    expect((await replay(unknown.id)).status).toBe(404)
  })
})
