import type { CreditableInvoice } from '../orders/index.ts'
import type { Piece, SoldBatch, SoldLine } from './rules.ts'

type Invoice = Pick<CreditableInvoice, 'id' | 'subOrderId' | 'shipmentId' | 'document' | 'notes'>
export type InvoicedBatch = {
  invoice: string
  batchNo: string
  expiresOn: string | null
  quantity: number
}

const sumOf = (of: readonly { quantity: number }[]): number =>
  of.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * The pieces on a line's invoices that replaced ones are credited by: invoiced, not credited, and not with the buyer as they were
 * sent. A replacement has no invoice of its own, so it gives back what it stands for.
 */
export function replacedPieces(line: SoldLine, invoices: readonly Invoice[]): InvoicedBatch[] {
  return invoices
    .filter(({ subOrderId }) => subOrderId === line.subOrderId)
    .flatMap(({ id, shipmentId, document, notes }) => {
      const rows = document.lines.filter(({ sku }) => sku === line.sku)
      const credited = notes.flatMap(({ lines }) => lines.filter(({ sku }) => sku === line.sku))
      const batches = new Map<string, { expiresOn: string | null; quantity: number }>()
      for (const { batchNo, expiresOn, quantity } of rows.flatMap((row) => row.batches))
        batches.set(batchNo, {
          expiresOn,
          quantity: quantity + (batches.get(batchNo)?.quantity ?? 0),
        })
      return [...batches].flatMap(([batchNo, { expiresOn, quantity }]) => {
        const undone = sumOf(
          credited.flatMap((row) => row.batches).filter((batch) => batch.batchNo === batchNo),
        )
        const kept = line.batches
          .filter(
            (batch) =>
              batch.replaces === null &&
              batch.batchNo === batchNo &&
              (shipmentId === null || batch.shipmentId === shipmentId),
          )
          .reduce((sum, batch) => sum + batch.quantity - batch.returned, 0)
        const left = quantity - undone - kept
        return left > 0 ? [{ invoice: id, batchNo, expiresOn, quantity: left }] : []
      })
    })
}

/** Lines as they were before the goods of a return were replaced: its pieces count as not returned, its parcels as never sent. */
export const withoutReplacement = (
  lines: readonly SoldLine[],
  returnId: string,
  pieces: readonly Piece[],
): SoldLine[] =>
  lines.map((line) => ({
    ...line,
    batches: line.batches
      .filter(({ replaces }) => replaces !== returnId)
      .map((batch): SoldBatch => {
        const own = pieces.filter(
          (piece) =>
            piece.line === line.id &&
            piece.lot === batch.lotId &&
            piece.parcel === batch.shipmentId &&
            piece.fate !== 'rejected',
        )
        return { ...batch, returned: batch.returned - sumOf(own) }
      }),
  }))
