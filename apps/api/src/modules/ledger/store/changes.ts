import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { and, desc, eq, gt, isNull, ne, sql } from '../../../platform/db/sql.ts'
import { newId } from '../../../platform/ids.ts'
import type { GivenBook, WalletChange } from '../model.ts'
import { standardLimitPaise } from '../rules.ts'
import { walletChange, walletLimit } from '../tables.ts'
import type { Owner } from './read.ts'

const dayMs = 86_400_000
const most = 200

/** Up to which amount one member changes a wallet alone, in paise. */
export async function walletLimitPaise(handle: Handle): Promise<number> {
  const [row] = await handle
    .select({ limitPaise: walletLimit.limitPaise })
    .from(walletLimit)
    .orderBy(desc(walletLimit.setAt), desc(walletLimit.id))
    .limit(1)
  return row?.limitPaise ?? standardLimitPaise
}

export async function insertWalletLimit(
  tx: Transaction,
  row: { limitPaise: number; setBy: string; setAt: Date },
): Promise<void> {
  await tx.insert(walletLimit).values({ id: newId(), ...row })
}

/** Waits until no other change of the limit is under way. */
export async function lockWalletLimit(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wallet-limit'))`)
}

/** What was given to and taken from a wallet within a day without a second member, in paise. */
export async function changedAlone(handle: Handle, customerId: string, at: Date): Promise<number> {
  const [row] = await handle
    .select({ paise: sql<string>`coalesce(sum(abs(${walletChange.amountPaise})), 0)` })
    .from(walletChange)
    .where(
      and(
        eq(walletChange.customerId, customerId),
        eq(walletChange.state, 'done'),
        isNull(walletChange.decidedBy),
        gt(walletChange.askedAt, new Date(at.getTime() - dayMs)),
      ),
    )
  return Number(row?.paise ?? 0)
}

export async function insertWalletChange(tx: Transaction, change: WalletChange): Promise<void> {
  await tx.insert(walletChange).values(change)
}

export const findWalletChange = async (
  handle: Handle,
  id: string,
): Promise<WalletChange | undefined> =>
  (await handle.select().from(walletChange).where(eq(walletChange.id, id)))[0]

/** Locked until the transaction ends. */
export const lockWalletChange = async (
  tx: Transaction,
  id: string,
): Promise<WalletChange | undefined> =>
  (await tx.select().from(walletChange).where(eq(walletChange.id, id)).for('update'))[0]

export async function settleWalletChange(
  tx: Transaction,
  id: string,
  settled: Pick<WalletChange, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(walletChange).set(settled).where(eq(walletChange.id, id))
}

/** Those that wait, the oldest first, then the last 200 others, newest first. */
export async function selectWalletChanges(
  handle: Handle,
  owner?: Owner & { book: GivenBook },
): Promise<{ waiting: WalletChange[]; settled: WalletChange[] }> {
  const of =
    owner === undefined
      ? undefined
      : and(eq(walletChange.customerId, owner.customerId), eq(walletChange.book, owner.book))
  const [waiting, settled] = await Promise.all([
    handle
      .select()
      .from(walletChange)
      .where(and(of, eq(walletChange.state, 'waiting')))
      .orderBy(walletChange.askedAt, walletChange.id),
    handle
      .select()
      .from(walletChange)
      .where(and(of, ne(walletChange.state, 'waiting')))
      .orderBy(desc(walletChange.askedAt), desc(walletChange.id))
      .limit(most),
  ])
  return { waiting, settled }
}
