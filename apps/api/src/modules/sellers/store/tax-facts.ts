import { desc, eq } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sellerLut, sellerTurnover } from '../tables.ts'

export type SellerLut = typeof sellerLut.$inferSelect
export type SellerTurnover = typeof sellerTurnover.$inferSelect

const lutSellersStatement = {
  name: 'lut-sellers',
  text: 'select distinct seller_id as id from seller_lut where $1::date between valid_from and valid_until order by 1',
}

/** The sellers whose letter of undertaking is in force on a day (CGST Rules 96A). */
export const sellersWithLut = async (handle: Handle, on: string): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, lutSellersStatement, [on])).map(({ id }) => id)

const lutStatement = {
  name: 'lut-of-seller',
  text: `select arn from seller_lut where seller_id = $1 and $2::date between valid_from and valid_until
    order by valid_from desc, arn limit 1`,
}

/** The reference number of a seller's letter of undertaking in force on a day. */
export const lutOf = async (
  handle: Handle,
  sellerId: number,
  on: string,
): Promise<string | undefined> =>
  (await queryPrepared<{ arn: string }>(handle, lutStatement, [sellerId, on]))[0]?.arn

export const selectLuts = (handle: Handle): Promise<SellerLut[]> =>
  handle.select().from(sellerLut).orderBy(desc(sellerLut.validFrom), sellerLut.arn)

export const selectTurnovers = (handle: Handle): Promise<SellerTurnover[]> =>
  handle.select().from(sellerTurnover).orderBy(desc(sellerTurnover.financialYear))

/** False where the seller has this letter already. */
export async function insertLut(tx: Transaction, row: SellerLut): Promise<boolean> {
  const { rowCount } = await tx.insert(sellerLut).values(row).onConflictDoNothing()
  return (rowCount ?? 0) > 0
}

export const lockLut = async (tx: Transaction, id: string): Promise<SellerLut | undefined> =>
  (await tx.select().from(sellerLut).where(eq(sellerLut.id, id)).for('no key update'))[0]

export async function setLutEnd(tx: Transaction, id: string, validUntil: string): Promise<void> {
  await tx.update(sellerLut).set({ validUntil }).where(eq(sellerLut.id, id))
}

export async function deleteLut(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sellerLut).where(eq(sellerLut.id, id))
}

export async function upsertTurnover(tx: Transaction, row: SellerTurnover): Promise<void> {
  await tx
    .insert(sellerTurnover)
    .values(row)
    .onConflictDoUpdate({
      target: [sellerTurnover.sellerId, sellerTurnover.financialYear],
      set: { turnoverPaise: row.turnoverPaise, setBy: row.setBy, setAt: row.setAt },
    })
}
