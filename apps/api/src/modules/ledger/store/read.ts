import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { booksOf, type Book, type BuyerJournal, type Part, type Purse } from '../model.ts'

/** Whose, and of which book. */
export type Owner = { book: Book; customerId: string }

const lockStatement = {
  name: 'ledger-lock-wallet',
  text: `select id, expires_at as "expiresAt", balance_paise as "balancePaise" from ledger_account
    where customer_id = $1 and kind = $3 and balance_paise > 0
      and ($2::timestamptz is null or expires_at is null or expires_at > $2::timestamptz)
    order by id for no key update`,
}

/** A customer's value, locked until the transaction ends; with `at`, only what can be spent then. */
export const lockWallet = (
  tx: Transaction,
  { book, customerId }: Owner,
  at: Date | null,
): Promise<Purse[]> => queryPrepared<Purse>(tx, lockStatement, [customerId, at, booksOf[book].free])

const lockHeldStatement = {
  name: 'ledger-lock-held',
  text: `select id from ledger_account where customer_id = $1 and kind = $2 order by id for no key update`,
}

const heldStatement = {
  name: 'ledger-held-for-checkout',
  text: `select a.expires_at as "expiresAt", sum(p.amount_paise)::bigint as "amountPaise" from ledger_journal j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = $3
    where j.checkout_id = $1::uuid and j.customer_id = $2 group by a.expires_at having sum(p.amount_paise) > 0`,
}

/** What is still set aside for a checkout, locked until the transaction ends. */
export async function lockHeld(
  tx: Transaction,
  { book, customerId }: Owner,
  checkoutId: string,
): Promise<Part[]> {
  const { held: kind } = booksOf[book]
  // The second statement's snapshot must be taken after the wait for the lock.
  const [, held] = await Promise.all([
    queryPrepared(tx, lockHeldStatement, [customerId, kind]),
    queryPrepared<Part>(tx, heldStatement, [checkoutId, customerId, kind]),
  ])
  return held
}

const paidStatement = {
  name: 'ledger-paid-for-checkout',
  text: `select j.kind, a.expires_at as "expiresAt", abs(sum(p.amount_paise))::bigint as "amountPaise"
    from ledger_journal j join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id
    where j.checkout_id = $1::uuid and (j.kind, a.kind) in (('redeem', $2), ('reverse', $3))
    group by j.kind, a.expires_at`,
}

/** What a checkout was paid with, by when it expired, and what of it went back. */
export async function selectPaid(
  tx: Transaction,
  book: Book,
  checkoutId: string,
): Promise<{ paid: Part[]; returnedPaise: number }> {
  const rows = await queryPrepared<Part & { kind: BuyerJournal }>(tx, paidStatement, [
    checkoutId,
    booksOf[book].held,
    booksOf[book].spent,
  ])
  return {
    paid: rows.filter(({ kind }) => kind === 'redeem'),
    returnedPaise: rows
      .filter(({ kind }) => kind === 'reverse')
      .reduce((all, { amountPaise }) => all + amountPaise, 0),
  }
}

const balanceStatement = {
  name: 'ledger-balance',
  text: `select coalesce(sum(balance_paise) filter (where kind = $3), 0)::bigint as "balancePaise",
      coalesce(sum(balance_paise) filter (where kind = $4), 0)::bigint as "heldPaise",
      min(expires_at) filter (where kind = $3) as "expiresAt"
    from ledger_account where customer_id = $1 and balance_paise > 0 and kind in ($3, $4)
      and (kind = $4 or expires_at is null or expires_at > $2::timestamptz)`,
}

const partsStatement = {
  name: 'ledger-parts',
  text: `select expires_at as "expiresAt", balance_paise as "amountPaise" from ledger_account
    where customer_id = $1 and kind = $3 and balance_paise > 0 and (expires_at is null or expires_at > $2::timestamptz)
    order by expires_at nulls last`,
}

/** What can be spent, by when it expires. */
export const selectParts = (
  handle: Handle,
  { book, customerId }: Owner,
  at: Date,
): Promise<Part[]> =>
  queryPrepared<Part>(handle, partsStatement, [customerId, at, booksOf[book].free])

/** `expiresAt`: when the next part of the balance expires. */
export type Balance = { balancePaise: number; heldPaise: number; expiresAt: Date | null }

export async function findBalance(
  handle: Handle,
  { book, customerId }: Owner,
  at: Date,
): Promise<Balance> {
  const { free, held } = booksOf[book]
  const [row] = await queryPrepared<Balance>(handle, balanceStatement, [customerId, at, free, held])
  return row ?? { balancePaise: 0, heldPaise: 0, expiresAt: null }
}

export type Entry = {
  id: string
  kind: BuyerJournal
  reason: string
  at: Date
  /** What it added to or took from the book, and what was left after it. */
  amountPaise: number
  balancePaise: number
  expiresAt: Date | null
  orderNumber: string | null
  count: number
}

const historyStatement = {
  name: 'ledger-history',
  text: `with moved as (
      select j.id, j.kind, j.reason, j.at, j.checkout_id, sum(p.amount_paise)::bigint as amount,
        max(a.expires_at) filter (where p.amount_paise > 0) as expires_at
      from ledger_journal j join ledger_posting p on p.journal_id = j.id
      join ledger_account a on a.id = p.account_id and a.kind = $4
      where j.customer_id = $1 group by j.id)
    select m.id, m.kind, m.reason, m.at, m.amount as "amountPaise", m.expires_at as "expiresAt",
      (sum(m.amount) over (order by m.at, m.id))::bigint as "balancePaise",
      (select o.number from "order" o where o.checkout_id = m.checkout_id and o.customer_id = $1) as "orderNumber",
      count(*) over ()::int as count
    from moved m order by m.at desc, m.id desc limit $2 offset $3`,
}

export const selectHistory = (
  handle: Handle,
  { book, customerId }: Owner,
  { limit, offset }: { limit: number; offset: number },
): Promise<Entry[]> =>
  queryPrepared<Entry>(handle, historyStatement, [customerId, limit, offset, booksOf[book].free])

const expiredStatement = {
  name: 'ledger-expired',
  text: `select distinct customer_id as "customerId" from ledger_account where kind = $3 and balance_paise > 0
    and expires_at <= $1::timestamptz order by 1 limit $2`,
}

/** Customers with value that has expired. */
export const selectExpired = async (
  handle: Handle,
  book: Book,
  { at, limit }: { at: Date; limit: number },
): Promise<string[]> =>
  (
    await queryPrepared<{ customerId: string }>(handle, expiredStatement, [
      at,
      limit,
      booksOf[book].free,
    ])
  ).map(({ customerId }) => customerId)

const owedStatement = {
  name: 'ledger-owed',
  text: `select coalesce(sum(balance_paise), 0)::bigint as paise from ledger_account where kind in ($1, $2)`,
}

/** What all customers hold of a book together, set aside or not, in paise. */
export async function owedPaise(handle: Handle, book: Book): Promise<number> {
  const { free, held } = booksOf[book]
  const [row] = await queryPrepared<{ paise: number }>(handle, owedStatement, [free, held])
  return row?.paise ?? 0
}

const earnedStatement = {
  name: 'ledger-earned-by-checkout',
  text: `select coalesce(-sum(p.amount_paise), 0)::bigint as paise from ledger_journal j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'points_given'
    where j.checkout_id = $1::uuid and j.customer_id = $2`,
}

/** The points that an order has earned a customer so far, less what was taken back, in paise: its buyer (CART-14), or who referred the buyer (CART-13). */
export async function selectEarned(
  handle: Handle,
  { checkoutId, customerId }: { checkoutId: string; customerId: string },
): Promise<number> {
  const [row] = await queryPrepared<{ paise: number }>(handle, earnedStatement, [
    checkoutId,
    customerId,
  ])
  return row?.paise ?? 0
}

const lockOwedStatement = {
  name: 'ledger-lock-owed',
  text: `select balance_paise as paise from ledger_account where customer_id = $1 and kind = 'credit_owed'
    for no key update`,
}

/** What a customer owes the lender, in paise, locked until the transaction ends. */
export async function lockOwed(tx: Transaction, customerId: string): Promise<number> {
  const [row] = await queryPrepared<{ paise: number }>(tx, lockOwedStatement, [customerId])
  return row?.paise ?? 0
}

/** A customer's credit line: what is left, set aside and owed; together they are the limit. In paise. */
export type Line = { freePaise: number; heldPaise: number; owedPaise: number }

const lineStatement = {
  name: 'ledger-line',
  text: `select coalesce(sum(balance_paise) filter (where kind = 'credit'), 0)::bigint as "freePaise",
      coalesce(sum(balance_paise) filter (where kind = 'credit_held'), 0)::bigint as "heldPaise",
      coalesce(sum(balance_paise) filter (where kind = 'credit_owed'), 0)::bigint as "owedPaise"
    from ledger_account where customer_id = $1 and kind in ('credit', 'credit_held', 'credit_owed')`,
}

export async function findLine(handle: Handle, customerId: string): Promise<Line> {
  const [row] = await queryPrepared<Line>(handle, lineStatement, [customerId])
  return row ?? { freePaise: 0, heldPaise: 0, owedPaise: 0 }
}

const repaidStatement = {
  name: 'ledger-repaid',
  text: `select coalesce(sum(p.amount_paise), 0)::bigint as paise from ledger_journal j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'credit'
    where j.customer_id = $1 and j.kind = 'repay'`,
}

/** What lenders received of a customer, in paise. */
export async function repaidPaise(handle: Handle, customerId: string): Promise<number> {
  const [row] = await queryPrepared<{ paise: number }>(handle, repaidStatement, [customerId])
  return row?.paise ?? 0
}

const givenBackStatement = {
  name: 'ledger-draws-given-back',
  text: `select j.checkout_id as "checkoutId", sum(p.amount_paise)::bigint as paise from ledger_journal j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'credit'
    where j.customer_id = $1 and j.kind = 'reverse' and j.checkout_id is not null group by j.checkout_id`,
}

/** What lenders gave back of each draw-down, in paise, by checkout. */
export async function selectGivenBack(
  handle: Handle,
  customerId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queryPrepared<{ checkoutId: string; paise: number }>(
    handle,
    givenBackStatement,
    [customerId],
  )
  return new Map(rows.map(({ checkoutId, paise }) => [checkoutId, paise]))
}

// By whole keys: what lies between two keys depends on the database's collation.
const bookedStatement = {
  name: 'ledger-booked',
  text: `with recursive numbered as (select j.id, 1 as nth from ledger_journal j where j.key = $1 || '1'
      union all select j.id, n.nth + 1 from numbered n join ledger_journal j on j.key = $1 || (n.nth + 1)::text)
    select a.kind, sum(p.amount_paise)::bigint as paise, count(distinct j.id)::int as journals from numbered j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id
    group by grouping sets ((a.kind), ())`,
}

/** What journals have booked whose key begins so and ends in their number, from 1 on, by account, and how many there are. */
export async function bookedPaise(
  tx: Transaction,
  keyStart: string,
): Promise<{ booked: ReadonlyMap<string, number>; journals: number }> {
  type Row = { kind: string | null; paise: number; journals: number }
  const rows = await queryPrepared<Row>(tx, bookedStatement, [keyStart])
  return {
    booked: new Map(rows.flatMap(({ kind, paise }) => (kind === null ? [] : [[kind, paise]]))),
    journals: rows.find(({ kind }) => kind === null)?.journals ?? 0,
  }
}
