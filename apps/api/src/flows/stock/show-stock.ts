import type { Query } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
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

/** Batches in stock, the earliest expiry first. */
export async function listStock(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { life, ...query }: Query<'staffListStock'>,
): Promise<HandlerResult<'staffListStock'>> {
  const at = clock.now()
  const { near, good } = lifeLimits(at)
  const { rows, count } = await selectLots(
    db,
    {
      ...query,
      from: life === 'near' ? near : undefined,
      before: life === 'near' ? good : life === 'ended' ? near : undefined,
    },
    at,
  )
  return ok({ success: true, lots: rows.map((lot) => lotView(lot, at)), ...counted(count) })
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
