import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sessionFor, signUp, type Customer } from '@upchar/testkit/customers'
import { holdStatement, isLockAwaited } from '@upchar/testkit/hold-statements'
import { useWorld } from '@upchar/testkit/world'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import { expireWallets } from './expire-wallets.ts'
import {
  expireValue,
  giveValue,
  holdValue,
  redeemHeld,
  releaseHeld,
  type Earned,
} from './move-value.ts'

const world = useWorld()
const within = <T>(work: (tx: Transaction) => Promise<T>) => inTransaction(world.db, work)
const now = () => world.context.clock.now()
const later = (days: number) => new Date(now().getTime() + days * 86_400_000)

const earn = ({ id }: Customer, amountPaise: number, more: Partial<Earned> = {}) =>
  within((tx) =>
    giveValue(tx, {
      book: 'wallet',
      customerId: id,
      at: now(),
      key: randomUUID(),
      amountPaise,
      expiresAt: null,
      reason: 'Sorry for the delay',
      ...more,
    }),
  )
const hold = ({ id }: Customer, amountPaise: number, checkoutId = randomUUID()) =>
  within((tx) =>
    holdValue(tx, { book: 'wallet', customerId: id, at: now(), checkoutId, amountPaise }),
  )
const settle = (move: typeof redeemHeld, { id }: Customer, checkoutId: string) =>
  within((tx) => move(tx, { book: 'wallet', customerId: id, at: now(), checkoutId }))

async function wallet({ visitor }: Customer) {
  const { body } = await visitor.call('checkWalletBalance')
  return { balance: body.balance, held: body.held }
}
const history = async ({ visitor }: Customer, query: { page?: number; limit?: number } = {}) =>
  (await visitor.call('walletTransactionHistory', { query })).body

describe('the wallet', () => {
  it('DATA-10 CART-15 is empty at first', async () => {
    const buyer = await signUp(world)
    expect((await buyer.visitor.call('checkWalletBalance')).body).toEqual({
      success: true,
      balance: 0,
      held: 0,
      next_expiry: null,
      parts: [],
    })
    expect(await history(buyer)).toEqual({
      success: true,
      count: 0,
      page: 1,
      pages: 1,
      transactions: [],
    })
    expect((await world.visitor().call('checkWalletBalance')).status).toBe(401)
  })

  it('CART-15 lists what came and went, newest first, five a page, with the balance after each', async () => {
    const buyer = await signUp(world)
    for (const rupees of [10, 20, 30, 40, 50, 60]) {
      await earn(buyer, rupees * 100)
      world.clock.advance(1000)
    }
    const first = await history(buyer)
    expect(first).toMatchObject({ count: 6, page: 1, pages: 2 })
    expect(first.transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [60, 210],
      [50, 150],
      [40, 100],
      [30, 60],
      [20, 30],
    ])
    expect(first.transactions[0]).toMatchObject({
      kind: 'earn',
      reason: 'Sorry for the delay',
      order_number: null,
    })
    expect((await history(buyer, { page: 2 })).transactions).toMatchObject([{ balance: 10 }])
    expect(await history(buyer, { page: 3 })).toMatchObject({ count: 6, transactions: [] })
    expect((await history(buyer, { limit: 2 })).pages).toBe(3)
    expect((await history(await signUp(world))).count).toBe(0)
  })

  it('CHECKOUT-07 spends ₹500 once under 50 parallel spends of ₹30: 16 times, never below zero', async () => {
    const buyer = await signUp(world)
    await earn(buyer, 30_000, { expiresAt: later(10) })
    await earn(buyer, 20_000)
    const spent = await Promise.all(Array.from({ length: 50 }, () => hold(buyer, 3_000)))
    expect(spent.filter(({ ok }) => ok)).toHaveLength(16)
    expect(await wallet(buyer)).toEqual({ balance: 20, held: 480 })
  })

  it('CHECKOUT-07 holds, spends and gives back once for a checkout, however often it is asked', async () => {
    const buyer = await signUp(world)
    await earn(buyer, 50_000)
    const [paid, failed] = [randomUUID(), randomUUID()]
    await Promise.all([
      hold(buyer, 20_000, paid),
      hold(buyer, 20_000, paid),
      hold(buyer, 10_000, failed),
    ])
    expect(await wallet(buyer)).toEqual({ balance: 200, held: 300 })
    const moved = await Promise.all([
      settle(redeemHeld, buyer, paid),
      settle(redeemHeld, buyer, paid),
      settle(releaseHeld, buyer, paid),
      settle(releaseHeld, buyer, failed),
      settle(releaseHeld, buyer, failed),
    ])
    expect(moved.reduce((all, one) => all + one, 0)).toBe(30_000)
    const { balance, held } = await wallet(buyer)
    expect(held).toBe(0)
    expect([300, 500]).toContain(balance)
    // The next attempt at a payment that failed holds anew.
    expect((await hold(buyer, 10_000, failed)).ok).toBe(true)
    expect((await wallet(buyer)).held).toBe(100)
  })

  it.each(['spend', 'expire'] as const)(
    'CART-15 CHECKOUT-07 value that ends while it is spent is spent or expires, never both: %s first',
    async (first) => {
      const buyer = await signUp(world)
      await earn(buyer, 10_500, { expiresAt: later(1) })
      const of = { book: 'wallet' as const, customerId: buyer.id }
      const [at, end] = [now(), later(1)]
      const work = {
        spend: async () => {
          const use = { ...of, at, checkoutId: randomUUID(), amountPaise: 10_500 }
          return (await within((tx) => holdValue(tx, use))).ok ? 10_500 : 0
        },
        expire: () => within((tx) => expireValue(tx, { ...of, at: end }, 'expired')),
      }
      const { held, letGo } = holdStatement(/^ledger-post/)
      const early = work[first]()
      await held()
      const late = work[first === 'spend' ? 'expire' : 'spend']()
      await expect.poll(() => isLockAwaited(world.db)).toBe(true)
      letGo()
      expect(await Promise.all([early, late])).toEqual([10_500, 0])
      expect(await wallet(buyer)).toEqual({ balance: 0, held: first === 'spend' ? 105 : 0 })
    },
  )

  it('CART-15 adds the value of one event once', async () => {
    const buyer = await signUp(world)
    const key = randomUUID()
    const added = await Promise.all(Array.from({ length: 5 }, () => earn(buyer, 1_000, { key })))
    expect(added.filter(Boolean)).toHaveLength(1)
    expect((await wallet(buyer)).balance).toBe(10)
  })

  it('CART-15 can’t spend what has expired, and takes it back at night', async () => {
    const buyer = await signUp(world)
    const expiresAt = later(2)
    await earn(buyer, 5_000, { expiresAt })
    await earn(buyer, 7_000)
    expect((await buyer.visitor.call('checkWalletBalance')).body).toMatchObject({
      balance: 120,
      next_expiry: expiresAt.toISOString(),
      parts: [
        { amount: 50, expires_at: expiresAt.toISOString() },
        { amount: 70, expires_at: null },
      ],
    })
    world.clock.advance(2 * 86_400_000)
    expect(await wallet({ ...buyer, visitor: await sessionFor(world, buyer.id) })).toEqual({
      balance: 70,
      held: 0,
    })
    expect((await hold(buyer, 7_001)).ok).toBe(false)
    await expireWallets(world.context)
    await expireWallets(world.context)
    const { rows } = await world.db.$client.query<{ left: number }>(
      `select sum(balance_paise)::int as left from ledger_account where customer_id = $1`,
      [buyer.id],
    )
    expect(rows).toEqual([{ left: 7_000 }])
  })

  it('AUTH-12 keeps the books of an account that closes, and takes back what is left', async () => {
    const buyer = await signUp(world)
    await earn(buyer, 9_900)
    const closed = await buyer.visitor.call('deactivateAccount', {
      body: { current_password: buyer.password },
    })
    expect(closed.status, JSON.stringify(closed.body)).toBe(200)
    const { rows } = await world.db.$client.query(
      `select j.kind, p.amount_paise as amount from ledger_journal j join ledger_posting p on p.journal_id = j.id
       join ledger_account a on a.id = p.account_id and a.kind = 'wallet' where j.customer_id = $1 order by amount`,
      [buyer.id],
    )
    expect(rows).toEqual([
      { kind: 'expire', amount: -9_900 },
      { kind: 'earn', amount: 9_900 },
    ])
  })
})

describe('the database itself', () => {
  const run = (...queries: string[]) =>
    within(async (tx) => {
      for (const query of queries) await tx.execute(query)
    }).then(
      () => 'done',
      (error: unknown) =>
        error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error),
    )
  const journal = (buyer: Customer, id: string) =>
    `insert into ledger_journal (id, kind, customer_id, reason, at) values ('${id}', 'earn', '${buyer.id}', 'test', now())`
  const post = (id: string, buyer: Customer, amount: number) =>
    `insert into ledger_posting select '${id}', id, ${amount} from ledger_account where customer_id = '${buyer.id}'`

  it('CART-15 refuses journals that don’t balance, balances below zero and changed entries', async () => {
    const buyer = await signUp(world)
    await earn(buyer, 10_000)
    const id = randomUUID()
    expect(await run(journal(buyer, id))).toContain('does not balance')
    expect(await run(journal(buyer, id), post(id, buyer, 500))).toContain('does not balance')
    expect(await run(journal(buyer, id), post(id, buyer, -10_001))).toContain('never_negative')
    const own = `customer_id = '${buyer.id}'`
    expect(await run(`update ledger_account set balance_paise = 1 where ${own}`)).toContain(
      'by postings only',
    )
    expect(await run(`update ledger_posting set amount_paise = 1`)).toContain('only ever added')
    expect(await run(`delete from ledger_journal where ${own}`)).toContain('only ever added')
    expect((await wallet(buyer)).balance).toBe(100)
  })
})
