import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { batchName } from '@upchar/kernel/batches'
import { keepsPromise } from '@upchar/kernel/shelf-life'
import { selectShelf, type ShelfLot } from '../../modules/availability/index.ts'
import {
  isPacked,
  parcelUnknown,
  selectOpenParcel,
  takesSerials,
  type ParcelLine,
} from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import { mayReach, type Author } from '../../platform/identity/author.ts'

/** The batches of a line: those set aside, and what else of it lies in the warehouse, may be sold and keeps what its buyer was promised, first expiry first. */
const batchesOf = (line: ParcelLine, shelf: readonly ShelfLot[]) =>
  shelf
    .filter(({ offerId }) => offerId === line.offerId)
    .flatMap(({ lotId, batchNo, expiresOn, free, sellable }) => {
      const own = line.lots.find((lot) => lot.lotId === lotId)
      const more =
        sellable && keepsPromise(expiresOn, line.promise ?? undefined) ? Math.max(0, free) : 0
      return own === undefined && more === 0
        ? []
        : [
            {
              lot: lotId,
              batch: batchName(batchNo),
              expires_on: expiresOn,
              set_aside: own?.quantity ?? 0,
              free: more,
              serials: own?.serials ?? [],
            },
          ]
    })

/** What belongs into a parcel, with the batches that it can be packed from (OPS-02). */
export async function showGoods(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  author: Author,
  id: string,
): Promise<Result<Answer<'staffGetGoods'>, Refusal & { code: 'parcel_unknown' }>> {
  const parcel = await selectOpenParcel(db, id)
  if (parcel === undefined || !mayReach(author, parcel)) return parcelUnknown()
  const { lines, warehouseId, version, state } = parcel
  const offerIds = lines.map(({ offerId }) => offerId)
  const shelf = await selectShelf(db, { offerIds, warehouseId, at: clock.now() })
  return ok({
    success: true,
    version,
    order_number: parcel.orderNumber,
    can_change: !isPacked(state) && state !== 'cancelled' && !parcel.isInvoiced,
    lines: lines.map((line) => ({
      line: line.id,
      sku_id: line.sku,
      title: line.title,
      gtins: line.gtins,
      quantity: line.lots.reduce((sum, { quantity }) => sum + quantity, 0),
      takes_serials: takesSerials(line),
      expires_from: line.promise?.expiresFrom ?? null,
      batches: batchesOf(line, shelf),
    })),
  })
}
