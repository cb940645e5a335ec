import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { err, ok } from '@upchar/kernel/result'
import { wrongBooks } from '@upchar/testkit/books'
import { paymentOf, tellDispute } from '@upchar/testkit/disputes'
import { explainAll } from '@upchar/testkit/explain'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import { atGateway, outcomeOf, pay, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld } from '@upchar/testkit/world'
import { sql } from '../../platform/db/sql.ts'
import { cancel, orderOf } from '../../flows/orders/testing/cancel.ts'
import { selectDifferences } from './store/differences.ts'
import { selectMonths, selectSettlements } from './store/settlements.ts'
import { selectUnsettled } from './store/unsettled.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '1000000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
})
beforeEach(async () => {
  // What an earlier test left to be settled.
  await settle()
})
afterEach(() => {
  vi.restoreAllMocks()
})
const day = 86_400_000
const finance = async () => (await signedInStaff(world, 'finance')).visitor

/** A pack at ₹105, paid by card. */
async function paid() {
  const { sku } = await goods.addVariant({})
  const { visitor, checkout, url } = await atGateway(world, { sku })
  await pay(visitor, url)
  await runJobs(world)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
  const { order_number: number, order_id: id } = outcome
  return { visitor, id, number, payment: await paymentOf(world, number) }
}
/** The sandbox gateway transfers what is two days old. */
async function settle() {
  world.clock.advance(3 * day)
  await world.db.execute(sql`select graphile_worker.add_job('settle-sandbox', '{}'::json)`)
  await runJobs(world, 3)
}
const differences = async (state: 'open' | 'cleared' = 'open') =>
  (await (await finance()).call('staffListSettlementDifferences', { query: { state, limit: 100 } }))
    .body.differences
const listed = async (state: 'bank' | 'all' = 'all') =>
  (await (await finance()).call('staffListSettlements', { query: { state, limit: 100 } })).body
const unsettled = async (days: number) =>
  (await (await finance()).call('staffListUnsettled', { query: { days, limit: 100 } })).body.items
const booked = async (id: string) => {
  const { rows } = await world.db.execute<{ kind: string; paise: number }>(
    sql`select a.kind, p.amount_paise::int as paise from ledger_journal j join ledger_posting p on p.journal_id = j.id
      join ledger_account a on a.id = p.account_id where j.key = ${`settlement:${id}`}`,
  )
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]))
}

type Cells = { id: string; kind?: string; amount: number; fee?: number; tax?: number; net: number }
const newId = () => `setl_${randomUUID().slice(0, 8)}`
/** A report of the dashboard, in rupees; the fee is without its tax there. */
const report = (settlement: string, ...lines: Cells[]) =>
  [
    'transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,settlement_id,settled_at,settlement_utr,dispute_id',
    ...lines.map(
      ({ id, kind = 'payment', amount, fee = 0, tax = 0, net }) =>
        `${kind},${id},${amount},INR,${fee},${tax},${Math.max(0, -net)},${Math.max(0, net)},${settlement},24/11/2026 10:00:00,UTR${settlement},${kind === 'adjustment' ? id.replace('adj', 'disp') : ''}`,
    ),
  ].join('\n')
async function record(text: string) {
  const visitor = await finance()
  const body = { file_name: 'november.csv', text }
  const seen = await visitor.call('staffPreviewSettlements', { body })
  expect(seen.status, JSON.stringify(seen.body)).toBe(200)
  const reply = await visitor.call('staffRecordSettlements', {
    body: { ...body, seen: seen.body.seen },
  })
  return { seen: seen.body, reply }
}

describe('CHECKOUT-06 what the gateway settles', () => {
  it('CHECKOUT-06 is told by the gateway, matched payment by payment, and booked with fees and GST', async () => {
    const one = await paid()
    const two = await paid()
    expect((await unsettled(0)).map(({ id }) => id)).toEqual(
      expect.arrayContaining([one.payment, two.payment]),
    )
    await settle()
    expect(await differences()).toEqual([])
    const { settlements, months } = await listed()
    // ₹210 less 2 % each (₹2.10) and 18 % GST on it (₹0.38).
    expect(settlements[0]).toMatchObject({
      lines: 2,
      amount: 205.04,
      fees: 4.2,
      gst: 0.76,
      open: 0,
      days: 0,
      bank: null,
      file_name: null,
      utr: expect.stringMatching(/^SANDBOX/),
    })
    expect(months[0]?.gst).toBeGreaterThanOrEqual(0.76)
    expect(await booked(settlements[0]?.id ?? '')).toEqual({
      bank: 20_504,
      gateway_fees: 420,
      gateway_gst: 76,
      buyers_paid: -21_000,
    })
    expect((await unsettled(0)).filter(({ id }) => id === one.payment)).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-06 takes refunds off, and a lost message is found within the hour', async () => {
    const one = await paid()
    expect((await cancel(world, one.visitor, one.id)).status).toBe(200)
    await runJobs(world, 2)
    expect((await orderOf(one.visitor, one.id)).refunds).toHaveLength(1)
    await paid()
    world.clock.advance(3 * day)
    await world.db.execute(sql`select graphile_worker.add_job('settle-sandbox', '{}'::json)`)
    const lost = vi.spyOn(world.context.gateway, 'fetchSettlementLines')
    lost.mockResolvedValue(err({ kind: 'unavailable', message: 'down' }))
    await runJobs(world, 2)
    lost.mockRestore()
    const before = (await listed()).settlements.length
    await world.db.execute(sql`select graphile_worker.add_job('follow-settlements', '{}'::json)`)
    await runJobs(world)
    const { settlements } = await listed()
    expect(settlements).toHaveLength(before + 1)
    expect(settlements[0]).toMatchObject({ lines: 3, amount: 100.04, open: 0 })
    expect(await booked(settlements[0]?.id ?? '')).toMatchObject({ buyers_refunded: 10_500 })
    await runJobs(world, 2)
    expect((await listed()).settlements).toHaveLength(before + 1)
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('CHECKOUT-06 the gateway’s report as a file', () => {
  it('CHECKOUT-06 is looked at, recorded whole and once', async () => {
    const { payment } = await paid()
    const id = newId()
    const text = report(id, { id: payment, amount: 105, fee: 2.1, tax: 0.38, net: 102.52 })
    const { seen, reply } = await record(text)
    expect(seen).toMatchObject({
      settlements: [{ id, lines: 1, amount: 102.52, recorded: false }],
      totals: { net: 102.52, fees: 2.1, gst: 0.38, outcomes: [{ outcome: 'matched', lines: 1 }] },
      differences: [],
    })
    expect(reply.body).toMatchObject({ recorded: 1 })
    const again = await record(text)
    expect(again.seen.settlements).toMatchObject([{ recorded: true }])
    expect(again.reply.body).toMatchObject({ recorded: 0 })
    // The gateway's own message of it changes nothing.
    await settle()
    expect((await differences()).filter(({ entity_id }) => entity_id === payment)).toEqual([
      expect.objectContaining({ outcome: 'twice' }),
    ])
    expect(await wrongBooks(world)).toBe('')
  })

  it.each([
    ['amount', { amount: 104, net: 104 }],
    ['fee', { amount: 105, fee: 2, tax: 0.5, net: 102.5 }],
    ['fee', { amount: 105, fee: 2, tax: 0.36, net: 102.5 }],
    ['unknown', { amount: 105, net: 105, id: 'pay_nobody' }],
  ] as const)('CHECKOUT-06 names a difference: %s', async (outcome, cells) => {
    const { payment, number } = await paid()
    const id = newId()
    await record(report(id, { id: payment, ...cells }))
    const found = (await differences()).find(({ settlement_id }) => settlement_id === id)
    expect(found).toMatchObject({
      outcome,
      line: 1,
      order_number: outcome === 'unknown' ? null : number,
      known_amount: outcome === 'unknown' ? null : 105,
      cleared: null,
    })
    expect(await booked(id)).toMatchObject({
      unexplained: -100 * (cells.net + ('fee' in cells ? cells.fee + cells.tax : 0)),
    })
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-06 a payment that was never captured, and one settled before, are differences', async () => {
    const { payment } = await paid()
    await world.db
      .execute(sql`insert into payment (id, payment_order_id, amount_paise, currency, method, state, created_at, updated_at)
      select 'pay_failed' || left(id, 6), payment_order_id, 10500, 'INR', 'card', 'failed', created_at, updated_at from payment where id = ${payment}`)
    const { rows } = await world.db.execute<{ id: string }>(
      sql`select 'pay_failed' || left(id, 6) as id from payment where id = ${payment}`,
    )
    const [first, second] = [newId(), newId()]
    await record(report(first, { id: payment, amount: 105, net: 105 }))
    await record(
      report(
        second,
        { id: payment, amount: 105, net: 105 },
        { id: rows[0]?.id ?? '', amount: 105, net: 105 },
      ),
    )
    const found = (await differences()).filter(({ settlement_id }) => settlement_id === second)
    expect(found.map(({ outcome }) => outcome)).toEqual(['twice', 'not_captured'])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-06 disputed money is taken off once and given back when the dispute is won', async () => {
    const { payment } = await paid()
    const key = randomUUID().slice(0, 8)
    const told = { id: `disp_${key}`, payment, amount: 10_500, deducted: 10_500 }
    await tellDispute(world, 'created', { ...told, status: 'open' })
    const adjustment = { id: `adj_${key}`, kind: 'adjustment', amount: 105 }
    const [taken, given] = [newId(), newId()]
    await record(
      report(
        taken,
        { id: (await paid()).payment, amount: 105, net: 105 },
        { ...adjustment, net: -105 },
      ),
    )
    await tellDispute(world, 'won', { ...told, status: 'won', deducted: 0 })
    const back = { id: `adj_${key}`, kind: 'adjustment', amount: 105, net: 105 }
    // The gateway gives each movement an id of its own.
    await record(report(given, back).replace(`adj_${key}`, `adj_${key}b`))
    const of = (await differences()).filter(({ settlement_id }) =>
      [taken, given].includes(settlement_id),
    )
    expect(of).toEqual([])
    expect(await booked(taken)).toMatchObject({ gateway: 10_500 })
    expect(await booked(given)).toEqual({ bank: 10_500, gateway: -10_500 })
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 money of a closed dispute is a loss, and to settle, until a settlement brings it back', async () => {
    const { payment } = await paid()
    const key = randomUUID().slice(0, 8)
    const told = { id: `disp_${key}`, payment, amount: 10_500 }
    const adjustment = { id: `adj_${key}`, kind: 'adjustment', amount: 105 }
    const standing = async () => {
      const { rows } = await world.db.execute<{ kind: string; paise: number }>(sql`
        select a.kind, sum(p.amount_paise)::int as paise from ledger_journal j join ledger_posting p on p.journal_id = j.id
          join ledger_account a on a.id = p.account_id where j.key like ${`dispute:${told.id}:%`} group by 1 having sum(p.amount_paise) <> 0`)
      return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]))
    }
    const toSettle = async () => {
      const query = { state: 'to_settle', q: told.id } as const
      return (await (await finance()).call('staffListDisputes', { query })).body
    }
    await tellDispute(world, 'created', { ...told, deducted: 10_500, status: 'open' })
    await record(
      report(
        newId(),
        { id: (await paid()).payment, amount: 105, net: 105 },
        { ...adjustment, net: -105 },
      ),
    )
    // The gateway closes it without a decision of the bank, and says nothing of the money.
    await tellDispute(world, 'closed', { ...told, status: 'closed' })
    expect(await standing()).toEqual({ gateway: -10_500, dispute_losses: 10_500 })
    expect((await toSettle()).disputes).toMatchObject([{ state: 'closed', deducted: 105 }])
    const { rows: mails } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = 'A dispute over ₹105.00 is closed' and text like ${`%${told.id}%`}`,
    )
    expect(mails[0]?.text).toContain('the gateway has taken off ₹105.00: ask it for the money')
    expect(await wrongBooks(world)).toBe('')
    const back = report(newId(), { ...adjustment, net: 105 }).replace(`adj_${key}`, `adj_${key}b`)
    await record(back)
    expect(await standing()).toEqual({})
    expect((await toSettle()).disputes).toEqual([])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-06 a file of several settlements meets each payment and each movement of a dispute once', async () => {
    const [{ payment }, other] = [await paid(), await paid()]
    const key = randomUUID().slice(0, 8)
    const told = { id: `disp_${key}`, payment, amount: 10_500, deducted: 10_500 }
    await tellDispute(world, 'created', { ...told, status: 'open' })
    await tellDispute(world, 'won', { ...told, status: 'won', deducted: 0 })
    const [first, second] = [newId(), newId()]
    const adjustment = { kind: 'adjustment', amount: 105 }
    const settled = { id: other.payment, amount: 105, net: 105 }
    const earlier = report(
      first,
      { id: payment, amount: 105, net: 105 },
      settled,
      { ...adjustment, id: `adj_${key}`, net: -105 },
      { ...adjustment, id: `adj_${key}b`, net: -105 },
    ).replace(`disp_${key}b`, `disp_${key}`)
    const later = report(second, { ...adjustment, id: `adj_${key}c`, net: 105 }, settled)
      .replace(`disp_${key}c`, `disp_${key}`)
      .replaceAll('24/11/2026', '25/11/2026')
    // The dashboard writes the latest first.
    const [heading, ...lines] = later.split('\n')
    const text = [heading, ...lines, ...earlier.split('\n').slice(1)].join('\n')
    expect((await record(text)).reply).toMatchObject({ status: 200, body: { recorded: 2 } })
    const of = async (id: string) =>
      (await differences()).filter(({ settlement_id }) => settlement_id === id)
    expect(await of(first)).toMatchObject([{ entity_id: `adj_${key}b`, outcome: 'twice' }])
    expect(await of(second)).toMatchObject([{ entity_id: other.payment, outcome: 'twice' }])
    expect(await wrongBooks(world)).toBe('')
  })

  it('CHECKOUT-06 what the lines don’t explain of the gateway’s transfer is a line of its own', async () => {
    const { payment } = await paid()
    const id = newId()
    const at = world.clock.now()
    vi.spyOn(world.context.gateway, 'fetchSettlements').mockResolvedValue(
      ok([{ id, amountPaise: 10_000, utr: 'UTR1', at }]),
    )
    vi.spyOn(world.context.gateway, 'fetchSettlementLines').mockResolvedValue(
      ok([
        {
          settlementId: id,
          entityId: payment,
          kind: 'payment',
          amountPaise: 10_500,
          feePaise: 0,
          taxPaise: 0,
          netPaise: 10_500,
          disputeId: null,
        },
      ]),
    )
    await world.db.execute(sql`select graphile_worker.add_job('follow-settlements', '{}'::json)`)
    await runJobs(world)
    const found = (await differences()).filter(({ settlement_id }) => settlement_id === id)
    expect(found).toMatchObject([{ kind: 'rest', outcome: 'rest', net: -5, amount: 5 }])
    expect(await booked(id)).toEqual({ bank: 10_000, buyers_paid: -10_500, unexplained: 500 })
    expect(await wrongBooks(world)).toBe('')
  })

  it.each([
    [
      'AWB,Amount\n1,2',
      /must name the columns .*Missing: entity_id, transaction_entity, debit, credit, settlement_id, settled_at\.$/,
    ],
    [
      report('setl_x', { id: 'pay_1', amount: 105, net: 105 }).replace('24/11/2026', '31/31/2026'),
      /can’t be read/,
    ],
    [report('', { id: 'pay_1', amount: 105, net: 105 }), /can’t be read/],
    [
      report('setl_x', { id: 'pay_1', amount: 105, net: 105 }).replace('105,INR', '"10,5",INR'),
      /can’t be read/,
    ],
    [
      report('setl_x', { id: 'rfnd_1', kind: 'refund', amount: 105, net: -105 }),
      /less than nothing/,
    ],
  ])('CHECKOUT-06 refuses a report that it can’t read whole', async (text, message) => {
    const reply = await (
      await finance()
    ).call('staffPreviewSettlements', {
      body: { file_name: 'x.csv', text },
    })
    expect(reply).toMatchObject({ status: 400, body: { code: 'settlement_unreadable' } })
    expect(reply.body).toMatchObject({ message: expect.stringMatching(message) })
  })

  it('CHECKOUT-06 records nothing else than what was seen', async () => {
    const { payment } = await paid()
    const visitor = await finance()
    const text = report(newId(), { id: payment, amount: 105, net: 105 })
    const body = { file_name: 'x.csv', text }
    const { seen } = (await visitor.call('staffPreviewSettlements', { body })).body
    await record(report(newId(), { id: payment, amount: 105, net: 105 }))
    const late = await visitor.call('staffRecordSettlements', { body: { ...body, seen } })
    expect(late).toMatchObject({ status: 409, body: { code: 'changed_meanwhile' } })
  })
})

describe('CHECKOUT-06 staff compare settlements with the bank and settle differences', () => {
  it('CHECKOUT-06 a difference leaves the list with a reason, once, on record', async () => {
    const id = newId()
    await record(report(id, { id: `pay_${randomUUID().slice(0, 8)}`, amount: 105, net: 105 }))
    const visitor = await finance()
    const clear = () =>
      visitor.call('staffClearSettlementLine', {
        params: { id, line: 1 },
        body: { reason: 'Of our other shop' },
      })
    expect((await clear()).body.difference).toMatchObject({
      cleared: { reason: 'Of our other shop' },
    })
    expect((await clear()).status).toBe(409)
    expect((await differences()).filter(({ settlement_id }) => settlement_id === id)).toEqual([])
    expect((await differences('cleared'))[0]).toMatchObject({ settlement_id: id })
    const none = await visitor.call('staffClearSettlementLine', {
      params: { id, line: 7 },
      body: { reason: 'Of nobody' },
    })
    expect(none).toMatchObject({ status: 404, body: { code: 'settlement_line_unknown' } })
  })

  it('CHECKOUT-06 what the bank received is kept; another amount needs a reason', async () => {
    const { payment } = await paid()
    const id = newId()
    await record(report(id, { id: payment, amount: 105, net: 105 }))
    const visitor = await finance()
    const confirm = (body: { amount: number; credited_on?: string; reason?: string }) =>
      visitor.call('staffConfirmSettlement', {
        params: { id },
        body: { credited_on: '2026-11-24', ...body },
      })
    expect((await listed('bank')).settlements.map((one) => one.id)).toContain(id)
    expect(await confirm({ amount: 100 })).toMatchObject({
      status: 400,
      body: { code: 'settlement_reason_missing' },
    })
    expect(await confirm({ amount: 105, credited_on: '2030-01-01' })).toMatchObject({
      status: 400,
      body: { code: 'settlement_day_invalid' },
    })
    // PostgreSQL has no such year.
    expect((await confirm({ amount: 105, credited_on: '0000-01-01' })).status).toBe(400)
    const kept = await confirm({ amount: 100, reason: 'The bank took ₹5 for the transfer' })
    expect(kept.body.settlement).toMatchObject({ bank: { received: 100, missing: 5 } })
    expect((await confirm({ amount: 100 })).status).toBe(200)
    expect((await confirm({ amount: 105 })).status).toBe(409)
    expect((await listed('bank')).settlements.map((one) => one.id)).not.toContain(id)
    expect(await wrongBooks(world)).toBe('')
  })
})

describe('OPS-10 with thousands of settled payments', () => {
  it('OPS-10 staff’s lists read what is open, not what is settled', async () => {
    const { payment } = await paid()
    const many = 3000
    const key = randomUUID().slice(0, 6)
    await world.db
      .execute(sql`insert into payment (id, payment_order_id, amount_paise, currency, method, state, settled_as, created_at, updated_at)
      select 'pay_' || ${key} || n, payment_order_id, 10500, 'INR', 'card', 'captured', 'order', created_at - interval '1 day', updated_at
      from payment, generate_series(1, ${many}) n where id = ${payment}`)
    const lines = Array.from({ length: many }, (_, n) => ({
      id: `pay_${key}${n + 1}`,
      amount: 105,
      net: 105,
    }))
    const id = newId()
    expect((await record(report(id, ...lines))).reply.status).toBe(200)
    await world.db.execute(sql`analyze payment, refund, settlement, settlement_line`)
    const page = { limit: 25, offset: 0 }
    const open = await selectUnsettled(world.db, world.clock.now(), page)
    expect(open.rows.map((one) => one.id)).toContain(payment)
    expect(open.n).toBeLessThan(50)
    expect((await listed()).settlements.find((one) => one.id === id)).toMatchObject({
      lines: many,
      amount: 105 * many,
    })
    const plans = await explainAll(world.db, async (handle) => {
      await selectUnsettled(handle, world.clock.now(), page)
      await selectMonths(handle)
      await selectSettlements(handle, 'all', page)
      await selectDifferences(handle, 'open', page)
      await selectDifferences(handle, 'cleared', page)
    })
    expect(plans).toHaveLength(8)
    for (const { scanned, statement } of plans) expect(scanned, statement).toBeLessThan(600)
  })
})
