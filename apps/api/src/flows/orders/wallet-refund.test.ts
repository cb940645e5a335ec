import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { auditOf } from '@upchar/testkit/audit'
import { wrongBooks } from '@upchar/testkit/books'
import { hospital, signUp, type Customer } from '@upchar/testkit/customers'
import { useDesk } from '@upchar/testkit/desk'
import { paymentOf, tellDispute } from '@upchar/testkit/disputes'
import { failWrites } from '@upchar/testkit/failing-writes'
import { deliverOrders } from '@upchar/testkit/packing'
import { atGateway, form, outcomeOf, pay, place, runJobs } from '@upchar/testkit/shop'
import { signedInStaff } from '@upchar/testkit/staff'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { isDrawDown } from '../../modules/payments/index.ts'
import { sql } from '../../platform/db/sql.ts'
import { toWallet } from './refund-to-wallet.ts'
import { cancel, lineOf, mailsAbout, orderOf } from './testing/cancel.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600' })
const { goods, desk } = useDesk(world)
let admin: Visitor
let sku: string
/** One piece costs ₹105. */
beforeAll(async () => {
  admin = (await signedInStaff(world, 'admin')).visitor
  sku = (await goods.addVariant({ pricePaise: 10_500, stock: { mumbai: 500 } })).sku
})

const lawyer = 'Adv. Meera Rao, Rao & Partners'
async function allow(allowed: boolean) {
  world.clock.advance(1_000)
  const { refunds } = (await admin.call('staffListWalletChanges')).body
  return admin.call('staffSetWalletRefunds', {
    body: {
      allowed,
      ...(allowed && { cleared_by: lawyer }),
      seen_allowed: refunds.allowed,
      seen_cleared_by: refunds.cleared_by,
    },
  })
}

const checkoutOf = ({ visitor, email }: Customer, quantity: number, wallet = 0) =>
  visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: {
      form: form({ email, paymentOption: 1 }),
      items: [{ sku_id: sku, quantity }],
      request_key: randomUUID(),
      wallet,
    },
  })
async function bought(quantity: number): Promise<Customer & { order: string; checkout: string }> {
  const customer = await signUp(world, {
    profile: hospital,
  })
  const { visitor } = customer
  const { checkout } = (await checkoutOf(customer, quantity)).body
  const { outcome } = (await place(visitor, checkout)).body
  if (outcome.state !== 'pay') throw new Error(JSON.stringify(outcome))
  await pay(visitor, outcome.payment_url)
  const ended = await outcomeOf(visitor, checkout)
  if (ended.state !== 'placed') throw new Error(JSON.stringify(ended))
  return { ...customer, order: ended.order_id, checkout: checkout.id }
}
const balance = async ({ visitor }: Customer) =>
  (await visitor.call('checkWalletBalance')).body.balance
const moneyOf = async (checkoutId: string) =>
  (
    await world.db.execute<{ paise: number; state: string; wallet: boolean; sent: boolean }>(sql`
      select r.amount_paise::int as paise, r.state, r.to_wallet as wallet, r.provider_refund_id is not null as sent
      from refund r join payment p on p.id = r.payment_id join payment_order o on o.id = p.payment_order_id
      where o.checkout_id = ${checkoutId}::uuid order by r.created_at, r.id`)
  ).rows

/** Asks for a piece back, with the money in the wallet, and has it fetched. */
async function fetched({ visitor, order }: { visitor: Visitor; order: string }): Promise<string> {
  const { body } = await visitor.call('getReturns', { query: { id: order } })
  const [line] = body.returnable
  const asked = await visitor.call('requestReturn', {
    body: {
      id: order,
      items: [{ line: line?.line ?? '', quantity: 1 }],
      reason: 'expired',
      refund_way: 'wallet',
      request_key: randomUUID(),
    },
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const id = asked.body.returns.at(-1)?.id ?? ''
  const params = { id }
  await desk.call('staffDecideReturn', { params, body: { version: 0, approve: true } })
  await desk.call('staffPickUpReturn', {
    params,
    body: { version: 1, courier: 'Delhivery', awb: `P${id.slice(-9)}` },
  })
  return id
}
async function settle(id: string) {
  const params = { id }
  const one = (await desk.call('staffGetReturn', { params })).body.return
  const pieces = one.items.flatMap(({ line, quantity, batches }) =>
    batches
      .slice(0, 1)
      .map(({ lot, parcel }) => ({ line, lot, parcel, quantity, fate: 'destroy' as const })),
  )
  const { settlement } = (await desk.call('staffPreviewReturn', { params, body: { pieces } })).body
  const settled = await desk.call('staffSettleReturn', {
    params,
    body: { version: one.version, pieces, credit: settlement.credit },
  })
  expect(settled.status, JSON.stringify(settled.body)).toBe(200)
  return { settlement, seen: settled.body.return }
}

describe('refunds to the wallet', () => {
  it('RET-04 are offered only once an administrator has named the lawyer who cleared them, and never to guests', async () => {
    const customer = await bought(2)
    const which = { id: customer.order }
    const offered = async (visitor: Visitor, id: string) =>
      (await visitor.call('previewCancel', { body: { id, refund_way: 'wallet' } })).body.cancel
        .to_wallet
    expect(await offered(customer.visitor, customer.order)).toBe(0)
    const refused = await cancel(world, customer.visitor, customer.order, undefined, {
      refund_way: 'wallet',
    })
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'wallet_refund_off' }])
    const unnamed = await admin.call('staffSetWalletRefunds', {
      body: { allowed: true, seen_allowed: false, seen_cleared_by: '' },
    })
    expect([unnamed.status, unnamed.body]).toMatchObject([
      400,
      { code: 'clearance_missing', message: expect.stringMatching(/^Name the lawyer/) },
    ])
    expect((await allow(true)).body.refunds).toMatchObject({
      allowed: true,
      cleared_by: lawyer,
      set: { by: {} },
    })
    const late = await admin.call('staffSetWalletRefunds', {
      body: { allowed: false, seen_allowed: false, seen_cleared_by: '' },
    })
    expect(late.body).toMatchObject({ code: 'changed_meanwhile' })
    expect(await auditOf(world.db, 'wallet_refunds')).toMatchObject([
      { after: { allowed: true, cleared_by: lawyer } },
    ])
    const total = (await orderOf(customer.visitor, customer.order)).total
    expect(await offered(customer.visitor, customer.order)).toBe(total)
    const byStaff = await desk.call('staffPreviewCancel', { params: which, body: {} })
    expect(byStaff.body.cancel.to_wallet).toBe(0)
    const guest = await atGateway(world, { sku })
    await pay(guest.visitor, guest.url)
    const ended = await outcomeOf(guest.visitor, guest.checkout)
    const id = ended.state === 'placed' ? ended.order_id : ''
    expect(await offered(guest.visitor, id)).toBe(0)
    const asGuest = await cancel(world, guest.visitor, id, undefined, { refund_way: 'wallet' })
    expect(asGuest.body).toMatchObject({ code: 'wallet_refund_off' })
  })

  it('RET-04 in several parts beside refunds to the bank: each once, never more than was paid, and the books agree', async () => {
    await allow(true)
    const customer = await bought(5)
    const { visitor, order: id } = customer
    const before = await orderOf(visitor, id)
    const line = lineOf(before, sku)
    const one = [{ line, quantity: 1 }]
    const press = { refund_way: 'wallet' as const, request_key: randomUUID() }
    const seen = await visitor.call('previewCancel', {
      body: { id, items: one, refund_way: 'wallet' },
    })
    expect(seen.body.cancel).toMatchObject({
      refund: 105,
      to_wallet: 105,
      refund_to: '₹105 goes to your wallet at once, as you chose.',
    })
    // Two presses of one button.
    const body = { id, items: one, reason: 'not_needed', amount: 105, ...press }
    const pressed = await Promise.all([1, 2].map(() => visitor.call('cancelOrder', { body })))
    expect(pressed.map(({ status }) => status)).toEqual([200, 200])
    expect(await balance(customer)).toBe(105)
    expect((await mailsAbout(world, before.number)).at(-1)).toContain(
      '₹105 goes to your wallet at once, as you chose.',
    )
    expect((await cancel(world, visitor, id, one)).status).toBe(200)
    await runJobs(world)
    expect(await moneyOf(customer.checkout)).toEqual([
      { paise: 10_500, state: 'processed', wallet: true, sent: false },
      { paise: 10_500, state: 'processed', wallet: false, sent: true },
    ])
    expect((await orderOf(visitor, id)).refunds).toMatchObject([
      {
        amount: 105,
        state: 'done',
        to_wallet: true,
        message: expect.stringContaining('is in your wallet, as you chose'),
      },
      { amount: 105, to_wallet: false },
    ])
    await deliverOrders(world, id)
    const { settlement, seen: settled } = await settle(await fetched({ visitor, order: id }))
    expect(settlement).toMatchObject({ refund: 105, to_wallet: 105, cash: 0 })
    expect(settled).toMatchObject({ refund_way: 'wallet', refund: 105, to_wallet: 105 })
    expect(await balance(customer)).toBe(210)
    const { transactions } = (await visitor.call('walletTransactionHistory', { query: {} })).body
    expect(transactions[0]).toMatchObject({
      kind: 'reverse',
      amount: 105,
      expires_at: null,
      order_number: before.number,
      reason: 'Refund, as you chose: returned',
    })
    const { returns } = (await visitor.call('getReturns', { query: { id } })).body
    expect(returns[0]?.words).toBe('₹105.00 is in your wallet, as you chose.')
    // The shop ends the choice before the last goods are checked: their money goes to the bank.
    const rest = await fetched({ visitor, order: id })
    expect((await allow(false)).status).toBe(200)
    expect((await settle(rest)).settlement).toMatchObject({ refund: 105, to_wallet: 0 })
    expect(await balance(customer)).toBe(210)
    const again = await visitor.call('requestReturn', {
      body: {
        id,
        items: one,
        reason: 'expired',
        refund_way: 'wallet',
        request_key: randomUUID(),
      },
    })
    expect(again.body).toMatchObject({ code: 'wallet_refund_off' })
    // What is in the wallet pays for goods, and comes back to it.
    const next = await checkoutOf(customer, 2, 210)
    const { outcome } = (await place(visitor, next.body.checkout)).body
    if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
    expect(await balance(customer)).toBe(0)
    expect((await cancel(world, visitor, outcome.order_id)).status).toBe(200)
    expect(await balance(customer)).toBe(210)
    await runJobs(world)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 neither a client’s amount, two tabs, a process that ends, a dispute nor a lender’s money brings more to the wallet', async () => {
    await allow(true)
    const customer = await bought(3)
    const { visitor, order: id } = customer
    const line = lineOf(await orderOf(visitor, id), sku)
    const one = [{ line, quantity: 1 }]
    const wish = { id, items: one, reason: 'not_needed', refund_way: 'wallet' as const }
    const press = (amount: number, request_key: string = randomUUID()) =>
      visitor.call('cancelOrder', { body: { ...wish, amount, request_key } })
    for (const amount of [0, -105, 104.99, 106, 1_000_000, 2 ** 53, 1e300])
      expect([400, 409]).toContain((await press(amount)).status)
    expect(
      (
        await visitor.raw({
          method: 'POST',
          url: '/api/orders/cancel-order',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify({ ...wish, amount: 105, note: 'x'.repeat(10_000_000) }),
        })
      ).status,
    ).toBe(413)
    const stranger = await signUp(world)
    expect((await cancel(world, stranger.visitor, id, one, wish)).status).toBe(404)

    // The connection ends between the refund and the credit: nothing is left of it, and the same press does it once.
    const key = randomUUID()
    const killed = await failWrites(world.db, 'ledger_posting', 'before insert', 'kill')
    expect((await press(105, key)).status).toBeGreaterThanOrEqual(500)
    await killed.mend()
    expect([await balance(customer), await moneyOf(customer.checkout)]).toEqual([0, []])
    for (const _ of [1, 2]) expect((await press(105, key)).status).toBe(200)
    expect(await balance(customer)).toBe(105)

    // Two tabs at once, each with all that is left: one of them to the bank.
    const left = { id, items: [{ line, quantity: 2 }], reason: 'not_needed', amount: 210 }
    const tabs = await Promise.all(
      (['wallet', 'source'] as const).map((refund_way) =>
        visitor.call('cancelOrder', { body: { ...left, refund_way, request_key: randomUUID() } }),
      ),
    )
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await runJobs(world)
    const given = (await moneyOf(customer.checkout)).reduce((sum, { paise }) => sum + paise, 0)
    expect(given).toBe(31_500)
    expect(await balance(customer)).toBe(tabs[0]?.status === 200 ? 315 : 105)
    expect((await press(105)).status).toBe(409)

    // What the bank disputes stays with the bank, also where the wallet was offered before.
    const other = await bought(1)
    const { number, total } = await orderOf(other.visitor, other.order)
    const seen = { id: other.order, refund_way: 'wallet' as const }
    const offered = async () =>
      (await other.visitor.call('previewCancel', { body: seen })).body.cancel.to_wallet
    expect(await offered()).toBe(total)
    await tellDispute(world, 'created', {
      id: `disp_${randomUUID().slice(0, 14)}`,
      payment: await paymentOf(world, number),
      amount: 10_500,
      status: 'open',
    })
    expect(await offered()).toBe(0)
    expect(await cancel(world, other.visitor, other.order, undefined, seen)).toMatchObject({
      status: 409,
      body: { code: 'wallet_refund_off' },
    })
    const lent = [{ kind: 'online' as const, paymentId: 'draw_1', paise: 10_500 }]
    expect(isDrawDown('draw_1')).toBe(true)
    expect(await toWallet(world.db, { customerId: other.id }, lent)).toEqual(lent)
    expect(await balance(other)).toBe(0)
    expect(await wrongBooks(world)).toBe('')
  })

  it('RET-04 of a payment that the bank takes afterwards goes once to the wallet and never again, and the books agree', async () => {
    await allow(true)
    const customer = await bought(3)
    const { visitor, order: id } = customer
    const before = await orderOf(visitor, id)
    const one = [{ line: lineOf(before, sku), quantity: 1 }]
    const wallet = { refund_way: 'wallet' as const }
    expect((await cancel(world, visitor, id, one, wallet)).status).toBe(200)
    const told = {
      id: `disp_${randomUUID().slice(0, 14)}`,
      payment: await paymentOf(world, before.number),
      amount: 31_500,
    }
    await tellDispute(world, 'created', { ...told, status: 'open' })
    await tellDispute(world, 'lost', { ...told, status: 'lost', deducted: 31_500 })
    expect(await wrongBooks(world)).toBe('')
    const toSettle = async () => {
      const query = { state: 'to_settle', q: told.id } as const
      return (await admin.call('staffListDisputes', { query })).body.disputes
    }
    // The wallet's ₹105 stay; staff are told, until they note what they did.
    expect(await toSettle()).toMatchObject([
      { given_twice: 105, twice_in_wallet: 105, customer_id: customer.id },
    ])
    const { rows: mails } = await world.db.execute<{ text: string }>(
      sql`select text from mail_message where subject = 'A dispute over ₹315.00 is lost' and text like ${`%${told.id}%`}`,
    )
    expect(mails[0]?.text).toContain('has ₹105.00 twice now')
    const note = { id: randomUUID(), text: 'Taken off the wallet' }
    await admin.call('staffNoteDispute', { params: { id: told.id }, body: note })
    expect(await toSettle()).toEqual([])
    expect((await cancel(world, visitor, id, undefined, wallet)).body).toMatchObject({
      code: 'wallet_refund_off',
    })
    const sent = vi.spyOn(world.context.gateway, 'refund')
    expect((await cancel(world, visitor, id)).status).toBe(200)
    await runJobs(world)
    expect(await balance(customer)).toBe(105)
    // The bank has given these ₹210 back already: the gateway sends nothing.
    expect(sent).not.toHaveBeenCalled()
    sent.mockRestore()
    expect(await moneyOf(customer.checkout)).toMatchObject([
      { paise: 10_500, wallet: true },
      { paise: 21_000, wallet: false, state: 'processed' },
    ])
    expect(await wrongBooks(world)).toBe('')
  })
})
