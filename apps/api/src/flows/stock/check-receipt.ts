import type { Body } from '@upchar/contract/schema/endpoints'
import { MOST_PIECES, NO_BATCH } from '@upchar/kernel/batches'
import { rupeesToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { needsBatch } from '@upchar/kernel/waiting-goods'
import type { Transaction } from '../../platform/db/database.ts'
import { knownExpiry, piecesOf, type Article } from './store/lots.ts'

type Order = Body<'staffReceiveStock'>
type Line = Order['lines'][number]
type Problem = { field: string; message: string }

export type CheckedLine = { line: Line; article: Article; batchNo: string }

export const receiptInvalid = (fields: Problem[]) =>
  err({
    code: 'receipt_invalid' as const,
    message: 'These goods can’t be taken in like this.',
    fields,
  })

/** The lines of a receipt with their articles, or all that is wrong with it. */
export async function checkReceipt(
  tx: Transaction,
  order: Order,
  known: ReadonlyMap<string, Article>,
  today: string,
) {
  const problems: Problem[] =
    order.received_on > today ? [{ field: 'received_on', message: 'The day is in the future' }] : []
  const lines: CheckedLine[] = []
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
  return problems.length > 0 ? receiptInvalid(problems) : ok(lines)
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
  { line, article: { offerId }, batchNo }: CheckedLine,
  above: readonly CheckedLine[],
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
