import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { desc, sql } from '../../../platform/db/sql.ts'
import { newId } from '../../../platform/ids.ts'
import { walletRefundRule } from '../tables.ts'

type WalletRefundRule = {
  allowed: boolean
  clearedBy: string
  /** Null: nobody has ever set it. */
  set: { by: string; at: Date } | null
}

/** Whether refunds may go to wallets now, and who has cleared it (RET-04). */
export async function walletRefundRuleNow(handle: Handle): Promise<WalletRefundRule> {
  const [row] = await handle
    .select()
    .from(walletRefundRule)
    .orderBy(desc(walletRefundRule.setAt), desc(walletRefundRule.id))
    .limit(1)
  return row === undefined
    ? { allowed: false, clearedBy: '', set: null }
    : { allowed: row.allowed, clearedBy: row.clearedBy, set: { by: row.setBy, at: row.setAt } }
}

export async function insertWalletRefundRule(
  tx: Transaction,
  row: { allowed: boolean; clearedBy: string; setBy: string; setAt: Date },
): Promise<void> {
  await tx.insert(walletRefundRule).values({ id: newId(), ...row })
}

/** Waits until no other change of the rule is under way. */
export async function lockWalletRefundRule(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('wallet-refund-rule'))`)
}
