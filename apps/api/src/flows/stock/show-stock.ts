import type { Query } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { sellersWithWarehouses } from '../../modules/sellers/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { selectReceipts, type ReceiptRow } from './store/receipts.ts'
import { findArticle, selectLots } from './store/lots.ts'
import { itemView, lifeLimits, lotView } from './views.ts'

/** The article of a SKU or a bar code. */
export async function findStockItem(
  { db }: Pick<Context, 'db'>,
  code: string,
): Promise<HandlerResult<'staffFindStockItem'>> {
  const found = await findArticle(db, code)
  return found === undefined
    ? err({ code: 'sku_unknown' as const, message: `No article has the SKU or bar code ${code}.` })
    : ok({ success: true, item: itemView(found) })
}

/** A page of batches in stock, the earliest expiry first; `of`: only these. */
async function findLots(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { life, q, page, limit }: Query<'staffListStock'>,
  of: { sellerId?: number; warehouseId?: number | undefined } = {},
) {
  const at = clock.now()
  const { near, good } = lifeLimits(at)
  const { rows, count } = await selectLots(
    db,
    {
      ...of,
      q,
      page,
      limit,
      from: life === 'near' ? near : undefined,
      before: life === 'near' ? good : life === 'ended' ? near : undefined,
    },
    at,
  )
  return { lots: rows.map((lot) => lotView(lot, at)), ...counted(count) }
}

/** Batches in stock, of every seller. */
export const listStock = async (
  context: Pick<Context, 'db' | 'clock'>,
  query: Query<'staffListStock'>,
): Promise<HandlerResult<'staffListStock'>> =>
  ok({ success: true, ...(await findLots(context, query)) })

/** The batches of the calling member's seller (APP-01); another seller's warehouse is unknown. */
export async function listOwnStock(
  context: Pick<Context, 'db' | 'clock'>,
  { sellerId }: SellerCaller,
  query: Query<'sellerListStock'>,
): Promise<HandlerResult<'sellerListStock'>> {
  const own = (await sellersWithWarehouses(context.db)).find(({ id }) => id === sellerId)
  const warehouses = (own?.warehouses ?? []).map(({ id, name }) => ({ id, name }))
  const warehouseId = query.warehouse
  if (warehouseId !== undefined && !warehouses.some(({ id }) => id === warehouseId))
    return err({ code: 'warehouse_unknown' as const, message: 'You have no such warehouse.' })
  const found = await findLots(context, query, { sellerId, warehouseId })
  return ok({ success: true, warehouses, ...found })
}

export async function receiptViews(handle: Handle, rows: readonly ReceiptRow[]) {
  const names = await staffNames(
    handle,
    rows.map(({ staffId }) => staffId),
  )
  return rows.map(({ receivedOn, staffId, ...row }) => ({
    ...row,
    received_on: receivedOn,
    by: names.get(staffId) ?? null,
  }))
}

/** The latest receipts of goods. */
export async function listReceipts(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffListReceipts'>,
): Promise<HandlerResult<'staffListReceipts'>> {
  const { rows, count } = await selectReceipts(db, query)
  return ok({ success: true, receipts: await receiptViews(db, rows), ...counted(count) })
}
