import { sql } from '../../platform/db/sql.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { webhookSignature } from '../../platform/payments/signatures.ts'

const world = useWorld({ PAYMENT_WEBHOOK_SECRET: 'a payment secret', COURIER_TOKEN: 'a token' })
type Staff = Awaited<ReturnType<typeof signedInStaff>>
let staff: Staff
beforeAll(async () => {
  staff = await signedInStaff(world, 'finance')
})

const fromGateway = (payload: string | Buffer) =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhookSignature('a payment secret', payload),
    },
  })
const fromCourier = (payload: string) =>
  world.visitor().raw({
    method: 'POST',
    url: '/api/shipping/updates',
    payload,
    headers: { 'content-type': 'application/json', 'x-api-key': 'a token' },
  })
const list = async (query: { state?: 'open' | 'settled'; page?: number; limit?: number } = {}) =>
  (await staff.visitor.call('staffListUnreadWebhooks', { query })).body
const show = async (id: string) =>
  (await staff.visitor.call('staffGetUnreadWebhook', { params: { id } })).body.webhook
const settle = (by: Staff, id: string, note: string) =>
  by.visitor.call('staffSettleUnreadWebhook', { params: { id }, body: { note } })

/** The message that such a body becomes. */
async function received(body: string | Buffer) {
  world.clock.advance(1000)
  expect((await fromGateway(body)).status).toBe(200)
  const id = (await list({ limit: 1 })).webhooks[0]?.id
  if (id === undefined) throw new Error('not listed')
  return show(id)
}

describe('unread webhooks in the console', () => {
  it('OPS-01 are listed newest first with sender, time and size, and counted', async () => {
    expect(await list()).toMatchObject({ webhooks: [], total: 0, states: { open: 0, settled: 0 } })
    await fromCourier('no json')
    world.clock.advance(60_000)
    await fromGateway('event=₹')
    const { webhooks, ...rest } = await list()
    expect(rest).toMatchObject({ total: 2, total_is_more: false, states: { open: 2, settled: 0 } })
    expect(webhooks).toMatchObject([
      // Six characters, and three bytes of UTF-8 for ₹.
      { partner: 'payment gateway', size: 9, settled_at: null, settled_by: null, note: '' },
      { partner: 'courier', size: 7 },
    ])
    expect(webhooks[0]?.received_at).toBe(world.clock.now().toISOString())
  })

  it('show their body as masked text that does nothing', async () => {
    const { body, is_cut: isCut } = await received(
      '{"event":"payment.captured","amount":9007199254740992,"contact":"+919876543210","email":"asha@clinic.example",' +
        '"card":{"name":"Asha Rao","more":{"last4":"1111"}},"notes":["asha@clinic.example","9876543210","4111111111111111"],' +
        '"say":"<img src=x onerror=alert(1)>\u0000\u202e"',
    )
    expect(body).toBe(
      '{"event":"payment.captured","amount":9007199254740992,"contact":"[masked]","email":"[masked]",' +
        '"card":"[masked]","notes":["a***@clinic.example","******3210","************1111"],' +
        '"say":"<img src=x onerror=alert(1)>\ufffd\ufffd"',
    )
    expect(isCut).toBe(false)
    const fields = await received('event=paid&phone=9876543210&email=asha%40clinic.example&id=7')
    expect(fields.body).toBe('event=paid&phone=[masked]&email=[masked]&id=7')
    const name = await received(`{"name":"Asha \\" Rao","id":"${'x'.repeat(10)}`)
    expect(name.body).toBe('{"name":"[masked]","id":"xxxxxxxxxx')
  })

  it('cut long bodies and say so, without showing half of what is masked', async () => {
    const { body, is_cut: isCut, size } = await received(`${'a '.repeat(3996)}9876543210 and more`)
    expect({ length: body.length, isCut, size }).toEqual({ length: 8000, isCut: true, size: 8011 })
    expect(body).not.toContain('9876')
    const nested = await received(`{"phone":${'['.repeat(20_000)}`)
    expect(nested).toMatchObject({ body: '{"phone":"[masked]"', size: 20_009, is_cut: false })
    expect(await received(Buffer.from([0xff, 0xfe, 0x00]))).toMatchObject({
      body: '\ufffd\ufffd\ufffd',
      is_cut: false,
    })
  })

  it('OPS-01 are dealt with once: the second of two at the same time is told', async () => {
    const { id } = await received('to be dealt with')
    const other = await signedInStaff(world, 'admin')
    const { states } = await list()
    const answers = await Promise.all([
      settle(staff, id, 'Order UP-1 was paid'),
      settle(other, id, 'Nothing to do'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'changed_meanwhile',
    })
    const first = answers[0]?.status === 200
    const [by, note] = first ? [staff, 'Order UP-1 was paid'] : [other, 'Nothing to do']
    const settled = { settled_at: world.clock.now().toISOString(), note }
    expect(await show(id)).toMatchObject({ ...settled, settled_by: { id: by.id, name: by.name } })
    expect((await list()).states).toEqual({ open: states.open - 1, settled: states.settled + 1 })
    expect((await list({ state: 'settled' })).webhooks).toMatchObject([{ id, ...settled }])
    const log = await world.db.execute<{ by: string; facts: unknown }>(
      sql`select staff_id as by, after as facts from audit_entry where action = 'webhook.settle'`,
    )
    expect(log.rows).toEqual([{ by: by.id, facts: { partner: 'payment gateway', reason: note } }])
  })

  it('refuse an empty note and an unknown message', async () => {
    const { id } = await received('still open')
    expect((await settle(staff, id, '  ')).status).toBe(400)
    expect((await show(id)).settled_at).toBeNull()
    expect(await settle(staff, '00000000-0000-4000-8000-000000000000', 'Found')).toMatchObject({
      status: 404,
      body: { code: 'webhook_unknown' },
    })
  })

  it('OPS-01 are told to the support address with a link to the message', async () => {
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = 'A message of the courier can’t be read'`,
    )
    const { webhooks } = await list({ limit: 100 })
    const courier = webhooks.find(({ partner }) => partner === 'courier')
    expect(rows[0]?.text).toContain(
      `${world.context.config.origin}/console/webhooks/${courier?.id}`,
    )
  })

  it('OPS-01 come in pages, ten thousand too', async () => {
    await world.db
      .execute(sql`insert into unread_webhook (id, partner, body_sha256, body, received_at)
      select gen_random_uuid(), 'courier', 'many ' || n, '\\x31', now() - interval '1 year' from generate_series(1, 10000) n`)
    const first = await list()
    expect(first).toMatchObject({ total: 10_000, total_is_more: true })
    expect(first.webhooks).toHaveLength(25)
    const last = await list({ page: 400 })
    expect(last.webhooks).toHaveLength(25)
    expect(last.webhooks.map(({ id }) => id)).not.toContain(first.webhooks[0]?.id)
  })
})
