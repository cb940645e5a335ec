import type { Body } from '@upchar/contract/schema/endpoints'
import { MOST_PIECES, NO_BATCH } from '@upchar/kernel/batches'
import { istDate } from '@upchar/kernel/dates'
import { rupeesToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { needsBatch } from '@upchar/kernel/waiting-goods'
import { refreshWarehouses } from '../../modules/catalogue/index.ts'
import { markStale } from '../../modules/intake/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { catchUp } from '../catalogue-file/index.ts'
import { findReceipt, insertReceipt, receiptName } from './store/receipts.ts'
import { receiptViews } from './show-stock.ts'
import {
  addToLot,
  knownExpiry,
  lockOffers,
  lowerMrp,
  piecesOf,
  selectArticles,
  type Article,
} from './store/lots.ts'

type Order = Body<'staffReceiveStock'>
type Line = Order['lines'][number]
type Problem = { field: string; message: string }
type Checked = { line: Line; article: Article; batchNo: string }

const invalid = (fields: Problem[]) =>
  err({
    code: 'receipt_invalid' as const,
    message: 'These goods can’t be taken in like this.',
    fields,
  })

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
  const today = istDate(at)
  const articles = await selectArticles(
    tx,
    order.lines.map(({ sku }) => sku),
  )
  await lockOffers(
    tx,
    [...articles.values()].map(({ offerId }) => offerId),
  )
  const known = await selectArticles(
    tx,
    order.lines.map(({ sku }) => sku),
  )
  const problems: Problem[] =
    order.received_on > today ? [{ field: 'received_on', message: 'The day is in the future' }] : []
  const lines: Checked[] = []
  const pieces = await piecesOf(
    tx,
    [...known.values()].map(({ offerId }) => offerId),
  )
  for (const [i, line] of order.lines.entries()) {
    const article = known.get(line.sku.toLowerCase())
    const found = await lineProblems(tx, order, line, article, today)
    if (article !== undefined) {
      const checked = { line, article, batchNo: line.batch || NO_BATCH }
      found.push(...besideOthers(checked, lines, pieces))
      lines.push(checked)
    }
    problems.push(...found.map((one) => ({ ...one, field: `lines.${i}.${one.field}` })))
  }
  if (problems.length > 0) return invalid(problems)
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

async function lineProblems(
  tx: Transaction,
  order: Order,
  line: Line,
  article: Article | undefined,
  today: string,
): Promise<Problem[]> {
  if (article === undefined) return [{ field: 'sku', message: 'No article has this SKU' }]
  const problems: Problem[] = []
  const report = (field: keyof Line, message: string) => problems.push({ field, message })
  if (!article.warehouses.some(({ id }) => id === order.warehouse_id))
    report('sku', `${article.seller} sells it, and has no such warehouse`)
  if (needsBatch(article.hsn, article.productClass)) {
    if (line.batch === '') report('batch', 'Enter the batch: it is sold by it')
    if (line.expires_on === null) report('expires_on', 'Enter the expiry: it is sold by it')
  }
  if (line.batch === '' && line.expires_on !== null)
    report('batch', 'Enter the batch of this expiry')
  if (line.batch === NO_BATCH) report('batch', 'Leave it empty for goods without a batch')
  if (line.expires_on !== null && line.expires_on <= today)
    report('expires_on', 'The batch has expired: send it back')
  const expiry = await knownExpiry(tx, {
    offerId: article.offerId,
    batchNo: line.batch || NO_BATCH,
  })
  if (expiry !== undefined && expiry !== null && expiry !== line.expires_on)
    report('expires_on', `Batch ${line.batch} lies in stock with the expiry ${expiry}`)
  // A selling price above the printed MRP is unlawful (Legal Metrology Rules 2011).
  if (line.mrp !== null && article.pricePaise > rupeesToPaise(line.mrp))
    report('mrp', 'It is sold for more than this MRP: lower its price first')
  return problems
}

/** What is wrong only beside the lines above it. Adds its pieces to those of its article. */
function besideOthers(
  { line, article: { offerId }, batchNo }: Checked,
  above: readonly Checked[],
  pieces: Map<number, number>,
): Problem[] {
  const problems: Problem[] = []
  const other = above.find(
    (one) =>
      batchNo !== NO_BATCH &&
      one.article.offerId === offerId &&
      one.batchNo === batchNo &&
      one.line.expires_on !== line.expires_on,
  )
  if (other !== undefined)
    problems.push({
      field: 'expires_on',
      message: `Batch ${batchNo} has the expiry ${other.line.expires_on ?? 'left empty'} in a line above`,
    })
  const all = (pieces.get(offerId) ?? 0) + line.quantity
  pieces.set(offerId, all)
  if (all > MOST_PIECES)
    problems.push({ field: 'quantity', message: 'No article can have so many pieces in stock' })
  return problems
}

/** Adds the pieces. Packs with a lower MRP lower the product’s, so that no later price is above it. Returns those products. */
async function store(
  tx: Transaction,
  lines: readonly Checked[],
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
