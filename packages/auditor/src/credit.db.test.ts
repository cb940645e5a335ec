import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { stockGoods } from '@upchar/testkit/goods'
import { creditCheckout, drawFor, startTestLender, withCreditLine } from '@upchar/testkit/lender'
import { useWorld } from '@upchar/testkit/world'
import { audit } from './audit.ts'
import type { Difference } from './difference.ts'

const lender = await startTestLender()
const world = useWorld({ SANDBOX_COURIER_SECONDS: '3600', ...lender.settings })
let sku: string
/** One piece costs ₹105. */
beforeAll(async () => {
  sku = (await (await stockGoods(world.db)).addVariant({ stock: { mumbai: 5_000 } })).sku
})

const run = (query: string) => world.db.$client.query<{ number: string; checkout: string }>(query)
/** Writes past every rule of the database. */
const forced = (query: string) =>
  run(`begin; set local session_replication_role = replica; ${query}; commit`)

async function said(): Promise<string[]> {
  const lines: string[] = []
  const url = world.db.$client.options.connectionString ?? ''
  const tell = ({ check, order, text, by }: Difference) => {
    lines.push(`${check} ${order}: ${text.replace(/[0-9a-f-]{36}/g, '…')} by ${by}`)
  }
  await audit(url, tell, world.clock.now())
  return lines.toSorted()
}

/** An order of two pieces, drawn on a line of its own. */
async function drawn() {
  const { visitor, id: customer } = await withCreditLine(world, lender)
  const made = await creditCheckout(visitor, { sku, quantity: 2 })
  const { outcome } = (await drawFor(visitor, made.body.checkout)).body
  if (outcome.state !== 'placed') throw new Error(JSON.stringify(outcome))
  const checkout = made.body.checkout.id
  return { customer, checkout, number: outcome.order_number }
}

it('CREDIT-02 names each credit line, draw-down and order that is wrong', async () => {
  const right = await drawn()
  expect(await said()).toEqual([])
  const dear = await drawn()
  await forced(
    `update credit_draw set charge_paise = charge_paise + 1 where checkout_id = '${dear.checkout}'`,
  )
  const late = await drawn()
  await forced(`update credit_draw set due_on = due_on + 1 where checkout_id = '${late.checkout}'`)
  const grown = await drawn()
  await forced(
    `update credit_account set limit_paise = limit_paise - 700 where customer_id = '${grown.customer}'`,
  )
  const unagreed = await drawn()
  await forced(
    `update credit_account set consents = '[{"code": "terms"}]' where customer_id = '${unagreed.customer}'`,
  )
  const closed = await drawn()
  await forced(
    `update credit_account set state = 'closed' where customer_id = '${closed.customer}'`,
  )
  const termless = await drawn()
  await forced(`delete from credit_draw where checkout_id = '${termless.checkout}'`)
  const cash = await drawn()
  await forced(
    `update payment_order set provider = 'sandbox' where checkout_id = '${cash.checkout}'`,
  )
  const forgiven = await drawn()
  const journal = randomUUID()
  await forced(`insert into ledger_journal (id, kind, customer_id, checkout_id, reason, at) values ('${journal}', 'reverse', '${forgiven.customer}', '${forgiven.checkout}', 'planted', now());
    insert into ledger_posting select '${journal}', id, case kind when 'credit' then 500 else -500 end from ledger_account where customer_id = '${forgiven.customer}' and kind in ('credit', 'credit_owed');
    update ledger_account set balance_paise = balance_paise + case kind when 'credit' then 500 else -500 end where customer_id = '${forgiven.customer}' and kind in ('credit', 'credit_owed')`)
  const overdrawn = await drawn()
  const second = randomUUID()
  await forced(`insert into ledger_journal (id, kind, customer_id, checkout_id, reason, at) values ('${second}', 'redeem', '${overdrawn.customer}', '${overdrawn.checkout}', 'planted', now());
    insert into ledger_posting select '${second}', id, case kind when 'credit_owed' then 300 else -300 end from ledger_account where customer_id = '${overdrawn.customer}' and kind in ('credit', 'credit_owed');
    update ledger_account set balance_paise = balance_paise + case kind when 'credit_owed' then 300 else -300 end where customer_id = '${overdrawn.customer}' and kind in ('credit', 'credit_owed')`)
  expect(right.number).not.toBe('')
  expect(await said()).toEqual(
    [
      // 210 × 18 % × 30 / 365
      `credit-lines ${dear.number}: the draw-down of ₹210.00 costs ₹3.12, its terms say ₹3.11 by 1`,
      `credit-lines ${late.number}: the draw-down of ₹210.00 is due on 2026-12-25, its terms say 2026-12-24 by null`,
      'credit-lines null: the credit line … (active) has a limit of ₹9993.00, the ledger says ₹10000.00 by 700',
      'credit-lines null: the credit line … (active) has no consent to its terms by null',
      `credit-lines null: the customer ${closed.customer.replace(/[0-9a-f-]{36}/g, '…')} can draw ₹9790.00 without an open credit line by 979000`,
      `credit-lines ${termless.number}: its draw-down has no terms of its customer over ₹210.00 by null`,
      'credit-lines null: payment order … of sandbox is of a checkout with payment option 3 by null',
      `credit-lines ${forgiven.number}: the lender gets back ₹0.00, the debt fell by ₹5.00 by 500`,
      `credit-lines ${overdrawn.number}: its credit line is to pay ₹210.00, the ledger says ₹213.00 by 300`,
      `ledger ${overdrawn.number}: journal … (redeem) moves value from or to the credit account by -300`,
    ].toSorted(),
  )
})
