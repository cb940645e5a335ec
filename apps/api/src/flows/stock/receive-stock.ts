import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { formatRupees, rupeesToPaise } from '@upchar/kernel/money'
import { ok, type Result } from '@upchar/kernel/result'
import { lockGroups, refreshWarehouses } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { ownWarehouseUnknown, warehousesOf } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import {
  authorColumns,
  sellerOf,
  type Author,
  type OfficeCaller,
} from '../../platform/identity/author.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { catchUp } from '../catalogue-file/index.ts'
import { checkReceipt, receiptInvalid, type CheckedLine } from './check-receipt.ts'
import { findReceipt, insertReceipt, receiptName, type ReceiptRow } from './store/receipts.ts'
import { receiptViews } from './show-stock.ts'
import { addToLot, lockOffers, lowerMrp, selectArticles } from './store/lots.ts'
import { ownReceiptView } from './views.ts'

type Order = Body<'staffReceiveStock'>

const piecesIn = ({ lines }: Order): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0)

/** Staff, or a key of the shop, take goods in stock. */
export async function receiveStock(
  context: Context,
  caller: OfficeCaller,
  order: Order,
): Promise<HandlerResult<'staffReceiveStock'>> {
  const taken = await receive(context, caller, order)
  if (!taken.ok) return taken
  const [receipt] = await receiptViews(context.db, [taken.value])
  if (receipt === undefined) throw new Error('a receipt without a view')
  return ok({ success: true, receipt })
}

/** A member of a seller takes its goods in, in its own warehouses; another's are unknown (APP-01). */
export async function receiveOwnStock(
  context: Context,
  member: SellerCaller,
  order: Order,
): Promise<HandlerResult<'sellerReceiveStock'>> {
  const warehouses = await warehousesOf(context.db, member.sellerId)
  if (!warehouses.some(({ id }) => id === order.warehouse_id)) return ownWarehouseUnknown()
  const taken = await receive(context, member, order)
  return taken.ok ? ok({ success: true, receipt: ownReceiptView(taken.value) }) : taken
}

/** Takes goods in stock (OPS-05). All lines or none; a repeated key is the same receipt. */
async function receive(
  context: Context,
  author: Author,
  order: Order,
): Promise<Result<ReceiptRow, ReturnType<typeof receiptInvalid>['error']>> {
  const at = context.clock.now()
  const taken = await decideInTransaction(context.db, (tx) => takeIn(tx, order, author, at))
  if (!taken.ok) return taken
  const { offerIds, groupIds } = taken.value
  await refreshWarehouses(context.db, offerIds, at)
  if (groupIds.length > 0) await catchUp(context.db, at)
  const stored = await findReceipt(context.db, order.key)
  if (stored === undefined) throw new Error('a receipt is gone right after it was stored')
  return isOf(stored, order, author)
    ? ok(stored)
    : receiptInvalid([
        { field: 'key', message: 'Another receipt has this key: open the form again' },
      ])
}

/** Whether a stored receipt is this one, sent again: with the key of another one, goods would be missing that nobody misses. */
function isOf(stored: ReceiptRow, order: Order, author: Author): boolean {
  const { staffId, memberId, keyId } = authorColumns(author)
  return (
    stored.staffId === staffId &&
    stored.memberId === memberId &&
    stored.keyId === keyId &&
    stored.source === order.source &&
    stored.reference === order.reference &&
    stored.supplier === order.supplier &&
    stored.receivedOn === order.received_on &&
    stored.warehouseId === order.warehouse_id &&
    stored.lines === order.lines.length &&
    stored.pieces === piecesIn(order)
  )
}

/** Returns the offers whose stock has grown, and the products whose MRP is lower now. */
async function takeIn(tx: Transaction, order: Order, author: Author, at: Date) {
  if ((await findReceipt(tx, order.key)) !== undefined) return ok({ offerIds: [], groupIds: [] })
  const skus = order.lines.map(({ sku }) => sku)
  const ofSeller = sellerOf(author)
  const articles = [...(await selectArticles(tx, skus, ofSeller)).values()]
  // Packs with a lower MRP change the product too: whoever changes its terms meanwhile would write back the MRP that it has read.
  await lockGroups(
    tx,
    articles.map(({ groupId }) => groupId),
  )
  await lockOffers(
    tx,
    articles.map(({ offerId }) => offerId),
  )
  // Again: a price may have changed before the locks were there.
  const known = await selectArticles(tx, skus, ofSeller)
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
      ...authorColumns(author),
    },
    { lines: lines.length, pieces: piecesIn(order), at },
  )
  if (id === undefined) return ok({ offerIds: [], groupIds: [] })
  const lowered = await store(tx, lines, { id, warehouseId: order.warehouse_id, at })
  await markStale(tx, lowered.groupIds)
  await recordAudit(tx, {
    by: author,
    action: 'stock.receive',
    subject: { kind: 'stock_receipt', id: String(id) },
    after: {
      source: order.source,
      reference: order.reference,
      lines: lines
        .map(({ line }) => `${line.quantity} × ${line.sku} ${line.batch}`.trim())
        .join('; '),
      ...(lowered.words === '' ? {} : { mrp: lowered.words }),
    },
    at,
  })
  return ok({ offerIds: lines.map(({ article }) => article.offerId), groupIds: lowered.groupIds })
}

/** Adds the pieces. Packs with a lower MRP lower the product’s, so that no later price is above it. Returns those products, and the change for the audit log. */
async function store(
  tx: Transaction,
  lines: readonly CheckedLine[],
  { id, warehouseId, at }: { id: number; warehouseId: number; at: Date },
): Promise<{ groupIds: number[]; words: string }> {
  const lowered = new Map<number, number>()
  const groups = new Set<number>()
  const words: string[] = []
  for (const { line, article, batchNo } of lines) {
    const { offerId, groupId } = article
    await addToLot(
      tx,
      { offerId, warehouseId, batchNo, expiresOn: line.expires_on, quantity: line.quantity },
      receiptName(id),
      at,
    )
    const mrp = line.mrp === null ? null : rupeesToPaise(line.mrp)
    const before = lowered.get(offerId) ?? article.mrpPaise
    if (mrp === null || (before !== null && before <= mrp)) continue
    await lowerMrp(tx, article, mrp)
    lowered.set(offerId, mrp)
    groups.add(groupId)
    words.push(
      `${article.sku} ${before === null ? 'none' : formatRupees(before)} → ${formatRupees(mrp)}`,
    )
  }
  return { groupIds: [...groups], words: words.join('; ') }
}
