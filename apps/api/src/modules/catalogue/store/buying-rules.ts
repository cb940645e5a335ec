import { and, desc, eq, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { dayRules } from '../../../platform/db/day-rules.ts'
import { buyingPolicy, productGroup } from '../tables.ts'

export type BuyingRuleRow = typeof buyingPolicy.$inferSelect
type Cell = Pick<BuyingRuleRow, 'productClass' | 'businessTypeId'>

const inCell = ({ productClass, businessTypeId }: Cell) =>
  and(eq(buyingPolicy.productClass, productClass), eq(buyingPolicy.businessTypeId, businessTypeId))

/** All past, present and planned rules, newest first: some hundreds. */
export const selectBuyingRules = (handle: Handle): Promise<BuyingRuleRow[]> =>
  handle.select().from(buyingPolicy).orderBy(desc(buyingPolicy.id))

/** Locks and reads the rules of a class and kind of buyer, newest first. */
export async function lockBuyingRules(tx: Transaction, cell: Cell): Promise<BuyingRuleRow[]> {
  // An advisory lock, because there may be no rows to lock yet.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('buying_policy'),
      hashtext(${`${cell.productClass} ${cell.businessTypeId}`}))`,
  )
  return tx.select().from(buyingPolicy).where(inCell(cell)).orderBy(desc(buyingPolicy.id))
}

/** Ends the rules of a cell before a day. */
export const endBuyingRules = (tx: Transaction, cell: Cell, from: string): Promise<void> =>
  dayRules(buyingPolicy).endBefore(tx, from, inCell(cell))

export async function insertBuyingRule(
  tx: Transaction,
  row: typeof buyingPolicy.$inferInsert,
): Promise<BuyingRuleRow> {
  const [inserted] = await tx.insert(buyingPolicy).values(row).returning()
  if (inserted === undefined) throw new Error('a rule was not written')
  return inserted
}

export async function selectGroupIdsOfClass(
  handle: Handle,
  productClass: string,
): Promise<number[]> {
  const rows = await handle
    .select({ id: productGroup.id })
    .from(productGroup)
    .where(eq(productGroup.productClass, productClass))
  return rows.map(({ id }) => id)
}
