import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { keysAsAuthors } from '../../modules/api-keys/index.ts'
import { membersAsAuthors } from '../../modules/seller-members/index.ts'
import { ownWarehouseUnknown, warehousesOf } from '../../modules/sellers/index.ts'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { selectReceipts, type ReceiptRow } from './store/receipts.ts'
import { findArticle, selectLots } from './store/lots.ts'
import { itemView, lifeLimits, lotView, ownReceiptView } from './views.ts'

type Found = Result<Answer<'staffFindStockItem'>, Refusal & { code: 'sku_unknown' }>

/** The article of a SKU or a bar code; for a member of a seller, of its own. */
export async function findStockItem(
  { db }: Pick<Context, 'db'>,
  code: string,
  seller?: SellerCaller,
): Promise<Found> {
  const found = await findArticle(db, code, seller?.sellerId)
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
  const warehouses = await warehousesOf(context.db, sellerId)
  const warehouseId = query.warehouse
  if (warehouseId !== undefined && !warehouses.some(({ id }) => id === warehouseId))
    return ownWarehouseUnknown()
  const found = await findLots(context, query, { sellerId, warehouseId })
  return ok({ success: true, warehouses, ...found })
}

export async function receiptViews(handle: Handle, rows: readonly ReceiptRow[]) {
  const staff = await staffNames(
    handle,
    rows.map(({ staffId }) => staffId),
  )
  const members = await membersAsAuthors(
    handle,
    rows.map(({ memberId }) => memberId),
  )
  const keys = await keysAsAuthors(
    handle,
    rows.map(({ keyId }) => keyId),
  )
  const names = new Map([...staff, ...members, ...keys])
  return rows.map((row) => ({
    ...ownReceiptView(row),
    by: names.get(row.staffId ?? row.memberId ?? row.keyId ?? '') ?? null,
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
