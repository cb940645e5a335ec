import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  ne,
  sql,
} from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { creditStates, liveStates, type CreditAccount } from '../model.ts'
import { creditAccount, creditDraw } from '../tables.ts'

const live = inArray(creditAccount.state, [...liveStates])

/** The customer's line, or application under way. */
export async function findLive(
  handle: Handle,
  customerId: string,
): Promise<CreditAccount | undefined> {
  const [row] = await handle
    .select()
    .from(creditAccount)
    .where(and(eq(creditAccount.customerId, customerId), live))
  return row
}

/** The same, locked until the transaction ends. */
export async function lockLive(
  tx: Transaction,
  customerId: string,
): Promise<CreditAccount | undefined> {
  const [row] = await tx
    .select()
    .from(creditAccount)
    .where(and(eq(creditAccount.customerId, customerId), live))
    .for('no key update')
  return row
}

/** By our id or the backend's, locked. */
export async function lockAccount(
  tx: Transaction,
  by: { id: string } | { externalId: string },
): Promise<CreditAccount | undefined> {
  const [row] = await tx
    .select()
    .from(creditAccount)
    .where(
      'id' in by
        ? sql`${creditAccount.id}::text = ${by.id}`
        : eq(creditAccount.externalId, by.externalId),
    )
    .for('no key update')
  return row
}

/** The line that a checkout has drawn on, locked. */
export async function lockAccountOfDraw(
  tx: Transaction,
  checkoutId: string,
): Promise<CreditAccount | undefined> {
  const [row] = await tx
    .select(getTableColumns(creditAccount))
    .from(creditAccount)
    .innerJoin(creditDraw, eq(creditDraw.accountId, creditAccount.id))
    .where(eq(creditDraw.checkoutId, checkoutId))
    .for('no key update', { of: creditAccount })
  return row
}

/** All of a customer's, the newest first. */
export const selectOfCustomer = (handle: Handle, customerId: string): Promise<CreditAccount[]> =>
  handle
    .select()
    .from(creditAccount)
    .where(eq(creditAccount.customerId, customerId))
    .orderBy(desc(creditAccount.appliedAt), asc(creditAccount.id))
    .limit(20)

/** False when the customer has a live one already. */
export async function insertAccount(tx: Transaction, row: CreditAccount): Promise<boolean> {
  const { rowCount } = await tx.insert(creditAccount).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

type Change = Partial<
  Pick<
    CreditAccount,
    | 'externalId'
    | 'state'
    | 'reason'
    | 'limitPaise'
    | 'limitRequest'
    | 'facts'
    | 'lenderId'
    | 'lenderName'
    | 'consents'
    | 'appliedAt'
  >
>

export async function changeAccount(
  tx: Transaction,
  { id, state }: Pick<CreditAccount, 'id' | 'state'>,
  change: Change,
  at: Date,
): Promise<void> {
  if (
    change.state !== undefined &&
    change.state !== state &&
    !creditStates.allows(state, change.state)
  )
    throw new Error(`credit line ${id} is ${state}: it can't become ${change.state}`)
  await tx
    .update(creditAccount)
    .set({ ...change, changedAt: at })
    .where(eq(creditAccount.id, id))
}

/** The lenders' reasons go with the customer's account. */
export async function clearReasons(tx: Transaction, customerId: string): Promise<void> {
  await tx
    .update(creditAccount)
    .set({ reason: '' })
    .where(and(eq(creditAccount.customerId, customerId), ne(creditAccount.reason, '')))
}

type Listed = CreditAccount & { freePaise: number; heldPaise: number; owedPaise: number }

/** Applications and lines for staff, the newest first, with what the ledger says of live ones. */
export async function selectForStaff(
  handle: Handle,
  { state, limit, offset }: { state: string | undefined; limit: number; offset: number },
): Promise<{ accounts: Listed[]; counts: ReadonlyMap<string, number> }> {
  const inLedger = (kind: string) =>
    sql<number>`case when ${live} then coalesce((select balance_paise from ledger_account l
      where l.customer_id = credit_account.customer_id and l.kind = ${kind}), 0) else 0 end`.mapWith(
      Number,
    )
  const accounts = await handle
    .select({
      account: creditAccount,
      freePaise: inLedger('credit'),
      heldPaise: inLedger('credit_held'),
      owedPaise: inLedger('credit_owed'),
    })
    .from(creditAccount)
    .where(state === undefined ? undefined : sql`${creditAccount.state} = ${state}`)
    .orderBy(desc(creditAccount.appliedAt), asc(creditAccount.id))
    .limit(limit)
    .offset(offset)
  const counted = await handle
    .select({ state: creditAccount.state, count: count() })
    .from(creditAccount)
    .groupBy(creditAccount.state)
  return {
    accounts: accounts.map(({ account, ...line }) => ({ ...account, ...line })),
    counts: new Map(counted.map((row) => [row.state, row.count])),
  }
}
