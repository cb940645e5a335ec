import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wrongBooks } from '@upchar/testkit/books'
import { signUp } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { failWrites } from '@upchar/testkit/failing-writes'
import { creditCheckout, drawFor, startTestLender, withCreditLine } from '@upchar/testkit/lender'
import {
  atGateway,
  buyInCash,
  created,
  form,
  guestWith,
  outcomeOf,
  pay,
  place,
  runJobs,
} from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { portalAnswer, portalKey, type Reported } from '@upchar/testkit/tax-portal'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { giveValue } from '../../modules/ledger/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { everything } from '../orders/testing/everything.ts'
import {
  deliverWithLogger,
  packWithLogger,
  uploadRecord,
  warmRecord,
} from './testing/cold-parcel.ts'

const lender = await startTestLender()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000', ...lender.settings })
const { goods, desk } = useDesk(world)
let finance: Visitor
beforeAll(async () => {
  finance = (await signedInStaff(world, 'finance')).visitor
})
afterAll(async () => {
  expect(await wrongBooks(world)).toBe('')
})

/** Cold goods at ₹105 with GST. */
const cold = async () => (await goods.addVariant({ coldChain: true, stock: { mumbai: 9 } })).sku
const excursion = (id: string, at = 0) => uploadRecord(desk, id, warmRecord(world, at))
const returnsOf = async (visitor: Visitor, id: string) =>
  (await visitor.call('getReturns', { query: { id } })).body.returns
const staffReturn = async (id: string) =>
  (await finance.call('staffGetReturn', { params: { id } })).body.return

async function paidOnline() {
  const sku = await cold()
  const { visitor, checkout, url } = await atGateway(world, { sku, quantity: 2 })
  await pay(visitor, url)
  const outcome = await outcomeOf(visitor, checkout)
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  const orderId = outcome.order_id
  const id = await deliverWithLogger(world, desk, orderId)
  const { order } = (await visitor.call('getOrderStatus', { query: { id: orderId } })).body
  const line = order.sub_orders[0]?.items[0]?.line ?? ''
  const ask = (quantity: number) =>
    visitor.call('requestReturn', {
      body: {
        id: orderId,
        items: [{ line, quantity }],
        reason: 'arrived_warm',
        note: '',
        wish: 'refund',
        request_key: randomUUID(),
      },
    })
  return { id, visitor, orderId, line, ask }
}
/** What was refunded of an order, in paise, and for how much credit notes were issued. */
async function moneyOf(orderId: string) {
  const { rows } = await world.db.execute<{ given: number; credited: number }>(sql`select
    (select coalesce(sum(wallet_paise + online_paise + cash_paise), 0)::int from order_give_back where order_id = ${orderId}::uuid) as given,
    (select count(*)::int from credit_note where order_id = ${orderId}::uuid) as credited`)
  return rows[0]
}

it('RET-04 OPS-02 an excursion of goods paid in cash asks the buyer for an account, and finance pays there and nowhere before', async () => {
  // Cash is not offered for cold goods: these were found to need it after they were sold.
  const { sku } = await goods.addVariant({ stock: { mumbai: 9 } })
  const { visitor, order } = await buyInCash(world, { sku, quantity: 2 })
  await world.db.execute(sql`update product_group set cold_chain = true
    where id = (select group_id from variant where sku = ${sku})`)
  const id = await deliverWithLogger(world, desk, order.order_id)
  expect((await excursion(id)).body).toMatchObject({ verdict: 'excursion' })
  const [claim] = await returnsOf(visitor, order.order_id)
  expect(claim).toMatchObject({ state: 'settled' })
  expect(claim?.words).toMatch(/goes to you by bank transfer.*Tell us the account/s)
  expect(claim?.account_href).not.toBe('')
  const { rows: mails } = await world.db.execute<{ text: string }>(
    sql`select text from mail_message where text like ${`%${claim?.account_href ?? ''}%`}`,
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/minutes outside 2 to 8 °C/)

  const params = { id: claim?.id ?? '' }
  const waiting = await staffReturn(params.id)
  expect(waiting).toMatchObject({ awaits_account: true, pay_to: null })
  const payTo = (version: number) =>
    finance.call('staffPayReturn', { params, body: { version, bank_reference: 'UTR2026COLD' } })
  expect((await payTo(waiting.version)).body).toMatchObject({ code: 'account_missing' })
  const key = new URL(claim?.account_href ?? '', 'http://shop.example').searchParams.get('key')
  const give = (by: string) =>
    world.visitor().call('givePayoutAccount', {
      params,
      body: { key: by, pay_to: 'asha@okhdfc' },
    })
  expect((await give('x'.repeat(key?.length ?? 0))).status).toBe(404)
  expect((await give(key ?? '')).status).toBe(200)
  const given = await staffReturn(params.id)
  expect(given).toMatchObject({ awaits_account: false, pay_to: 'asha@okhdfc' })
  const both = await Promise.all([payTo(given.version), payTo(given.version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await staffReturn(params.id)).toMatchObject({ state: 'paid', to_pay: 0 })
})

it('RET-04 OPS-02 an excursion of an order paid partly from the wallet gives each tender back once', async () => {
  const sku = await cold()
  const customer = await signUp(world)
  await inTransaction(world.db, (tx) =>
    giveValue(tx, {
      book: 'wallet',
      customerId: customer.id,
      at: world.clock.now(),
      key: randomUUID(),
      amountPaise: 50_000,
      expiresAt: null,
      reason: 'Welcome',
    }),
  )
  world.clock.advance(1_000)
  const { visitor } = customer
  const made = await visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ paymentOption: 1 }),
      items: [{ sku_id: sku, quantity: 2 }],
      request_key: randomUUID(),
      wallet: 50,
    },
  })
  const { checkout } = made.body
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'pay') throw new Error(outcome.state)
  await pay(visitor, outcome.payment_url)
  const ended = await outcomeOf(visitor, checkout)
  if (ended.state !== 'placed') throw new Error(ended.state)
  const id = await deliverWithLogger(world, desk, ended.order_id)
  const balance = async () => (await visitor.call('checkWalletBalance')).body.balance
  expect(await balance()).toBe(450)
  const before = await everything(world)
  for (const [table, when] of [
    ['ledger_journal', 'before insert'],
    ['ledger_posting', 'before insert'],
    ['ledger_posting', 'deferred'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const failing = await failWrites(world.db, table, when)
    // oxlint-disable-next-line no-await-in-loop
    const failed = await excursion(id)
    // oxlint-disable-next-line no-await-in-loop
    await failing.mend()
    expect(failed.status).toBe(500)
    // oxlint-disable-next-line no-await-in-loop
    expect(await everything(world)).toEqual(before)
  }
  await Promise.all([excursion(id), excursion(id), excursion(id, 1)])
  expect(await balance()).toBe(500)
  const [claim, ...more] = await returnsOf(visitor, ended.order_id)
  expect(more).toEqual([])
  expect(claim).toMatchObject({ state: 'settled', refund: checkout.total })
  expect(await moneyOf(ended.order_id)).toMatchObject({ given: checkout.total * 100, credited: 1 })
})

it('CREDIT-02 OPS-02 an excursion of an order paid by credit line gives it back to the lender', async () => {
  const { visitor } = await withCreditLine(world, lender)
  const { checkout } = (await creditCheckout(visitor, { sku: await cold(), quantity: 2 })).body
  const { outcome } = (await drawFor(visitor, checkout)).body
  if (outcome.state !== 'placed') throw new Error(outcome.state)
  const id = await deliverWithLogger(world, desk, outcome.order_id)
  expect((await excursion(id)).body).toMatchObject({ verdict: 'excursion' })
  const [claim] = await returnsOf(visitor, outcome.order_id)
  expect(claim).toMatchObject({ state: 'settled', refund: checkout.total })
  expect(claim?.words).not.toMatch(/Tell us the account/)
  await runJobs(world)
  const [account] = (await visitor.call('listCreditAccounts')).body.accounts
  expect(account?.available).toBe(10_000)
})

it('OPS-06 OPS-02 an excursion of a seller whose sales were stopped meanwhile is refunded the same', async () => {
  const { id, visitor, orderId } = await paidOnline()
  const admin = (await signedInStaff(world, 'admin')).visitor
  const params = { id: String(goods.sellers.mumbai) }
  const stopped = await admin.call('staffSuspendSeller', { params, body: { reason: 'Review' } })
  expect(stopped.status, JSON.stringify(stopped.body)).toBe(200)
  expect((await excursion(id)).body).toMatchObject({ verdict: 'excursion' })
  expect(await returnsOf(visitor, orderId)).toMatchObject([{ state: 'settled', refund: 210 }])
  const other = (await signedInStaff(world, 'admin')).visitor
  const again = await other.call('staffLiftSuspension', { params, body: { reason: 'Reviewed' } })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
})

it('RET-03 OPS-02 an excursion of a seller of e-invoices reports its credit note to the portal', async () => {
  const set = await finance.call('staffSetTurnover', {
    params: { id: String(goods.sellers.mumbai) },
    body: { financial_year: '2025-26', turnover: 120_000_000 },
  })
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  const visitor = await guestWith(world, { sku: await cold(), quantity: 2 })
  const business = { paymentOption: 1 as const, gstin: '27AAACX1234A1ZX', businessName: 'Clinic' }
  const checkout = await created(visitor, { form: business })
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'pay') throw new Error(outcome.state)
  await pay(visitor, outcome.payment_url)
  const ended = await outcomeOf(visitor, checkout)
  if (ended.state !== 'placed') throw new Error(ended.state)
  const reports = async () =>
    (
      await world.db.execute<{ payload: Reported }>(
        sql`select payload from e_invoice where order_id = ${ended.order_id}::uuid order by payload->'DocDtls'->>'Typ'`,
      )
    ).rows.map(({ payload }) => payload)
  await packWithLogger(world, desk, ended.order_id)
  const [invoice] = await reports()
  if (invoice === undefined) throw new Error('nothing waits')
  const text = JSON.stringify(
    portalAnswer(invoice, { key: portalKey().privateKey, at: world.clock.now() }),
  )
  const answered = await desk.call('staffUploadEAnswer', { body: { text } })
  expect(answered.body.results).toEqual([{ document: invoice.DocDtls.No, message: null }])
  const id = await deliverWithLogger(world, desk, ended.order_id)
  expect((await excursion(id)).body).toMatchObject({ verdict: 'excursion' })
  const { rows: notes } = await world.db.execute<{ number: string }>(
    sql`select number from credit_note where order_id = ${ended.order_id}::uuid`,
  )
  const seen = (await reports()).map(({ DocDtls }) => DocDtls.No)
  expect(seen.toSorted()).toEqual([invoice.DocDtls.No, notes[0]?.number].toSorted())
  expect(await returnsOf(visitor, ended.order_id)).toMatchObject([
    { state: 'settled', refund: checkout.total },
  ])
})

it('RET-02 OPS-02 a record uploaded twice while the buyer asks for the same pieces refunds them at most once', async () => {
  for (const [asked, at] of [
    [2, 0],
    [1, 1],
    [2, 2],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const { id, visitor, orderId, ask } = await paidOnline()
    // oxlint-disable-next-line no-await-in-loop
    const [, request] = await Promise.all([excursion(id, at), ask(asked), excursion(id, at + 1)])
    expect([200, 400, 409]).toContain(request.status)
    // oxlint-disable-next-line no-await-in-loop
    const returns = await returnsOf(visitor, orderId)
    const pieces = returns.flatMap(({ items }) => items.map(({ quantity }) => quantity))
    expect(pieces.reduce((sum, one) => sum + one, 0)).toBe(2)
    const settled = returns.filter(({ state }) => state === 'settled')
    expect(settled.length).toBeLessThanOrEqual(1)
    // oxlint-disable-next-line no-await-in-loop
    expect((await moneyOf(orderId))?.given).toBe(
      settled.reduce((sum, { refund }) => sum + refund * 100, 0),
    )
  }
  expect(await wrongBooks(world)).toBe('')
})

it('RET-02 OPS-02 a record uploaded while staff settle a return of the same pieces refunds them once', async () => {
  const { id, visitor, orderId, line, ask } = await paidOnline()
  const asked = (await ask(2)).body.returns[0]
  const params = { id: asked?.id ?? '' }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  const { version, items } = (await desk.call('staffGetReturn', { params })).body.return
  const [batch] = items[0]?.batches ?? []
  const pieces = [
    {
      line,
      lot: batch?.lot ?? 0,
      parcel: batch?.parcel ?? '',
      quantity: 2,
      fate: 'destroy' as const,
    },
  ]
  const settle = () =>
    desk.call('staffSettleReturn', {
      params,
      body: { version, pieces, credit: 210, decision: '', outcome: 'refund' },
    })
  const [, first, second] = await Promise.all([excursion(id), settle(), settle(), excursion(id, 1)])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  expect(await returnsOf(visitor, orderId)).toMatchObject([{ state: 'settled', refund: 210 }])
  expect(await moneyOf(orderId)).toEqual({ given: 21_000, credited: 1 })
})

it('RET-05 OPS-02 goods that staff had given up for lost and that arrived warm are refunded once', async () => {
  const { visitor, orderId, id } = await paidOnline()
  await world.db.execute(sql`update shipment set state = 'in_transit' where id = ${id}::uuid`)
  const opened = await desk.call('staffOpenReturn', {
    params: { id },
    body: { reason: 'lost', request_key: randomUUID() },
  })
  expect(opened.status, JSON.stringify(opened.body)).toBe(200)
  await world.db.execute(sql`update shipment set state = 'delivered' where id = ${id}::uuid`)
  await excursion(id)
  const { version, items } = opened.body.return
  const [batch] = items[0]?.batches ?? []
  const settle = (fate: 'absent' | 'rejected', credit: number) =>
    desk.call('staffSettleReturn', {
      params: { id: opened.body.return.id },
      body: {
        version,
        pieces: [
          {
            line: items[0]?.line ?? '',
            lot: batch?.lot ?? 0,
            parcel: id,
            quantity: 2,
            fate,
          },
        ],
        credit,
        decision: 'It arrived',
        outcome: 'refund',
      },
    })
  expect((await settle('absent', 210)).status).toBeGreaterThanOrEqual(400)
  expect((await settle('rejected', 0)).status).toBe(200)
  expect(await moneyOf(orderId)).toEqual({ given: 21_000, credited: 1 })
  expect((await returnsOf(visitor, orderId)).map(({ refund }) => refund).toSorted()).toEqual([
    0, 210,
  ])
})

it('OPS-02 a record from who may not, of a parcel that is not there or too large changes nothing', async () => {
  const { id } = await paidOnline()
  const before = await everything(world)
  const text = warmRecord(world)
  expect((await uploadRecord(finance, id, text)).status).toBe(403)
  expect((await uploadRecord(world.visitor(), id, text)).status).toBe(401)
  for (const other of [randomUUID(), 'nothing', '%00', '1'.repeat(500)])
    // oxlint-disable-next-line no-await-in-loop
    expect([400, 404]).toContain((await uploadRecord(desk, other, text)).status)
  for (const large of [
    '9'.repeat(10_000_000),
    `Time,Temp\n${'2026-11-24 10:00,5\n'.repeat(20_000)}`,
  ])
    // oxlint-disable-next-line no-await-in-loop
    expect([400, 413]).toContain((await uploadRecord(desk, id, large)).status)
  for (const degrees of ['-5e9', 'NaN', '1e300', '9007199254740992', 'Infinity', '0x10', '--5'])
    // oxlint-disable-next-line no-await-in-loop
    expect((await uploadRecord(desk, id, text.replace('14.5', degrees))).body).toMatchObject({
      code: 'temperature_unreadable',
    })
  expect(await everything(world)).toEqual(before)
})
