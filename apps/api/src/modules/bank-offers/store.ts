import { desc, eq, gt, inArray, lte } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { bankOffer } from './tables.ts'

export type BankOffer = typeof bankOffer.$inferSelect

/** All offers, newest first, those that are over too. */
export const selectBankOffers = (handle: Handle): Promise<BankOffer[]> =>
  handle.select().from(bankOffer).orderBy(desc(bankOffer.madeAt), bankOffer.id)

/** Those with these ids of the gateway, over or not. */
export const selectOffersById = async (
  handle: Handle,
  providerOfferIds: readonly string[],
): Promise<BankOffer[]> =>
  providerOfferIds.length === 0
    ? []
    : handle
        .select()
        .from(bankOffer)
        .where(inArray(bankOffer.providerOfferId, [...providerOfferIds]))

/** Those that are not over, the first to end first. */
export const selectKnownOffers = (handle: Handle, at: Date): Promise<BankOffer[]> =>
  handle
    .select()
    .from(bankOffer)
    .where(gt(bankOffer.validTo, at))
    .orderBy(bankOffer.validTo, bankOffer.id)

/** False while this offer of the gateway is entered. One that is over gives way: it was ended to be entered without a mistake. */
export async function enterOffer(tx: Transaction, row: BankOffer): Promise<boolean> {
  const { id: _, providerOfferId: __, ...set } = row
  const { rowCount } = await tx
    .insert(bankOffer)
    .values(row)
    .onConflictDoUpdate({
      target: bankOffer.providerOfferId,
      set,
      setWhere: lte(bankOffer.validTo, row.madeAt),
    })
  return (rowCount ?? 0) > 0
}

export async function lockBankOffer(tx: Transaction, id: string): Promise<BankOffer | undefined> {
  return (await tx.select().from(bankOffer).where(eq(bankOffer.id, id)).for('no key update'))[0]
}

export async function endAt(
  tx: Transaction,
  id: string,
  times: Pick<BankOffer, 'validFrom' | 'validTo'>,
): Promise<void> {
  await tx.update(bankOffer).set(times).where(eq(bankOffer.id, id))
}
