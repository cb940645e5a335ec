import { beforeAll, expect, it } from 'vitest'
import { stockGoods, type Goods } from '@upchar/testkit/goods'
import {
  awaiting,
  matchTransfer,
  ownAccount,
  setTerms,
  type Awaited,
} from '@upchar/testkit/payment-requests'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const world = useWorld({ SANDBOX_COURIER_SECONDS: '360000' })
let goods: Goods
beforeAll(async () => {
  goods = await stockGoods(world.db)
  await setTerms(world, { transfer: 'own', account: ownAccount })
})
const run = (query: string) => world.db.$client.query(query)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, text, by }: Difference) => {
    if (check === 'payment-requests') lines.push(`${text} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

type Waiting = Awaited & { order: string; reference: string }

/** Waits for ₹105.00. */
async function waiting(): Promise<Waiting> {
  const { sku } = await goods.addVariant({})
  const one = await awaiting(world, 4, { sku })
  const order = `(select id from payment_order where checkout_id = '${one.checkout.id}')`
  return { ...one, order, reference: one.request.reference }
}
async function paid(utr: string): Promise<Waiting> {
  const one = await waiting()
  const { reply } = await matchTransfer(world, one.checkout.id, { amount: 105, utr })
  expect(reply.body.request.state).toBe('paid')
  return one
}

it('CHECKOUT-15 finds nothing in requests that wait, are paid, cancelled or refused', async () => {
  await waiting()
  await paid('AUDIT0000000001')
  const one = await waiting()
  const { visitor, reply } = await matchTransfer(world, one.checkout.id, {
    amount: 1,
    utr: 'AUDITTYPO0001',
  })
  await visitor.call('staffDecideCredit', {
    params: { id: one.checkout.id, credit: reply.body.request.credits[0]?.id ?? '' },
    body: { accept: false },
  })
  await visitor.call('staffCancelPaymentRequest', {
    params: { id: one.checkout.id },
    body: { reason: 'By phone' },
  })
  // A refused line of the statement may be recorded for another request.
  const two = await waiting()
  await matchTransfer(world, two.checkout.id, { amount: 105, utr: 'AUDITTYPO0001' })
  expect(await said()).toEqual([])
})

/** A wrong row and what the auditor says of it. */
const planted: [string, () => Promise<string | RegExp>][] = [
  [
    'a request that is open although its checkout has ended',
    async () => {
      const { checkout, reference } = await waiting()
      await run(`update checkout set state = 'abandoned' where id = '${checkout.id}'`)
      return `request ${reference} over ₹105.00 is open, its checkout is abandoned by 10500`
    },
  ],
  [
    'a request that counts as paid without an order',
    async () => {
      const { order, reference } = await waiting()
      await run(
        `update payment_request set ended_as = 'paid', ended_at = now() where payment_order_id = ${order}`,
      )
      return `request ${reference} over ₹105.00 has ended as paid, its checkout is awaiting_payment by 10500`
    },
  ],
  [
    'a request of a checkout that is paid otherwise',
    async () => {
      const { checkout, reference } = await waiting()
      await run(`update checkout set payment_option = 5 where id = '${checkout.id}'`)
      return `request ${reference} over ₹105.00 is of an order that is paid otherwise by 10500`
    },
  ],
  [
    'a payment order that waits for nothing',
    async () => {
      const { order } = await waiting()
      await run(`delete from payment_request where payment_order_id = ${order}`)
      return 'it waits for a transfer, but nothing was asked for by 10500'
    },
  ],
  [
    'an order whose money came later without a request',
    async () => {
      const { order } = await paid('AUDIT0000000011')
      await run(`update payment_order set way = 'page' where id = ${order}`)
      await run(`delete from payment_request where payment_order_id = ${order}`)
      return /^its money came later, but nothing was asked for by \d+$/
    },
  ],
  [
    'a transfer and a payment that differ',
    async () => {
      const { order } = await paid('AUDIT0000000012')
      await run(`update bank_credit set amount_paise = 10499 where payment_order_id = ${order}`)
      return 'transfer AUDIT0000000012 of ₹104.99 is taken, its payment is ₹105.00 by 1'
    },
  ],
  [
    'a transfer whose payment has another bank reference',
    async () => {
      const { order } = await paid('AUDIT0000000013')
      await run(`update payment set bank_reference = 'OTHER' where payment_order_id = ${order}`)
      return 'transfer AUDIT0000000013 of ₹105.00 is taken, its payment is ₹105.00 by 0'
    },
  ],
  [
    'a transfer that one person has recorded and accepted at once',
    async () => {
      const { order } = await paid('AUDIT0000000014')
      await run(
        `update bank_credit set decided_by = recorded_by, decided_at = recorded_at + interval '23 hours' where payment_order_id = ${order}`,
      )
      return 'transfer AUDIT0000000014 of ₹105.00 was accepted by who recorded it, sooner than a day later by 10500'
    },
  ],
  [
    'a payment that nobody has matched',
    async () => {
      const { order } = await paid('AUDIT0000000015')
      await run(`update bank_credit set state = 'waiting', payment_id = null, decided_by = null, decided_at = null
        where payment_order_id = ${order}`)
      return /^payment bank_\S+ of ₹105.00 is of no transfer that staff matched by 10500$/
    },
  ],
  [
    'a line of the statement that counts twice',
    async () => {
      const { reference } = await paid('AUDIT0000000016')
      const { order } = await waiting()
      await run(`insert into bank_credit (id, payment_order_id, bank_reference, amount_paise, credited_on, state, recorded_by, recorded_at)
        select gen_random_uuid(), ${order}, 'audit0000000016', 10500, '2026-11-24', 'waiting', recorded_by, recorded_at + interval '1 second'
        from bank_credit where bank_reference = 'AUDIT0000000016'`)
      return `transfer audit0000000016 of ₹105.00 was recorded before, for request ${reference} by 10500`
    },
  ],
  [
    'two payments with one bank reference',
    async () => {
      await paid('AUDIT0000000017')
      const { order } = await paid('AUDIT0000000018')
      await run(
        `update bank_credit set bank_reference = 'audit0000000017' where payment_order_id = ${order}`,
      )
      await run(`update payment set bank_reference = 'audit0000000017', created_at = created_at + interval '1 second'
        where payment_order_id = ${order}`)
      return /^payment bank_\S+ of ₹105.00 has the bank reference of payment bank_\S+, audit0000000017 by 10500$/
    },
  ],
]

it.each(planted)('CHECKOUT-15 names %s', async (_, plant) => {
  const before = await said()
  const wanted = await plant()
  const news = (await said()).filter((line) => !before.includes(line))
  expect(news).toContainEqual(typeof wanted === 'string' ? wanted : expect.stringMatching(wanted))
  expect(news.length).toBeLessThanOrEqual(2)
})
