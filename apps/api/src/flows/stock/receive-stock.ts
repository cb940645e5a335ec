import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { catchUp } from '../catalogue-file/index.ts'
import { checkReceipt, type CheckedLine } from './check-receipt.ts'
import { findReceipt, insertReceipt, receiptName } from './store/receipts.ts'
import { receiptViews } from './show-stock.ts'
import { addToLot, lockOffers, lowerMrp, selectArticles } from './store/lots.ts'

type Order = Body<'staffReceiveStock'>

/** Takes goods in stock (OPS-05). All lines or none; a repeated key is the same receipt. */
export async function receiveStock(
  context: Context,
  { staffId }: StaffCaller,
  order: Order,
): Promise<HandlerResult<'staffReceiveStock'>> {
  const at = context.clock.now()
  const taken = await decideInTransaction(context.db, (tx) => takeIn(tx, order, staffId, at))
  if (!taken.ok) return taken
  const { offerIds, groupIds } = taken.value
  await refreshWarehouses(context.db, offerIds, at)
  if (groupIds.length > 0) await catchUp(context.db, at)
  const stored = await findReceipt(context.db, order.key)
  const [receipt] = stored === undefined ? [] : await receiptViews(context.db, [stored])
  if (receipt === undefined) throw new Error('a receipt is gone right after it was stored')
  return ok({ success: true, receipt })
}

/** Returns the offers whose stock has grown, and the products whose MRP is lower now. */
async function takeIn(tx: Transaction, order: Order, staffId: string, at: Date) {
  if ((await findReceipt(tx, order.key)) !== undefined) return ok({ offerIds: [], groupIds: [] })
  const skus = order.lines.map(({ sku }) => sku)
  const articles = [...(await selectArticles(tx, skus)).values()]
  await lockOffers(
    tx,
    articles.map(({ offerId }) => offerId),
  )
  // Again: a price may have changed before the lock was there.
  const known = await selectArticles(tx, skus)
  const checked = await checkReceipt(tx, order, known, istDate(at))
  if (!checked.ok) return checked
  const lines = checked.value
  const id = await insertReceipt(
    tx,
    {
      key: order.key,
      source: order.source,
      reference: order.reference,
      supplier: order.supplier,
      receivedOn: order.received_on,
      warehouseId: order.warehouse_id,
      staffId,
    },
    { lines: lines.length, pieces: lines.reduce((all, { line }) => all + line.quantity, 0), at },
  )
  if (id === undefined) return ok({ offerIds: [], groupIds: [] })
  const lowered = await store(tx, lines, { id, warehouseId: order.warehouse_id, at })
  await markStale(tx, lowered)
  await recordAudit(tx, {
    by: staffId,
    action: 'stock.receive',
    subject: { kind: 'stock_receipt', id: String(id) },
    after: {
      source: order.source,
      reference: order.reference,
      lines: lines
        .map(({ line }) => `${line.quantity} × ${line.sku} ${line.batch}`.trim())
        .join('; '),
    },
    at,
  })
  return ok({ offerIds: lines.map(({ article }) => article.offerId), groupIds: lowered })
}

/** Adds the pieces. Packs with a lower MRP lower the product’s, so that no later price is above it. Returns those products. */
async function store(
  tx: Transaction,
  lines: readonly CheckedLine[],
  { id, warehouseId, at }: { id: number; warehouseId: number; at: Date },
): Promise<number[]> {
  const lowered = new Map<number, number>()
  const groups = new Set<number>()
  for (const { line, article, batchNo } of lines) {
    const { offerId, variantId, groupId } = article
    await addToLot(
      tx,
      { offerId, warehouseId, batchNo, expiresOn: line.expires_on, quantity: line.quantity },
      receiptName(id),
      at,
    )
    const mrp = line.mrp === null ? null : rupeesToPaise(line.mrp)
    const before = lowered.get(variantId) ?? article.mrpPaise
    if (mrp === null || (before !== null && before <= mrp)) continue
    await lowerMrp(tx, variantId, mrp)
    lowered.set(variantId, mrp)
    groups.add(groupId)
  }
  return [...groups]
}
