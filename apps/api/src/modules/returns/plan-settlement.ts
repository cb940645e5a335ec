import { sumPaise } from '@upchar/kernel/money'
import { replacedPieces, type InvoicedBatch } from './replaced.ts'
import {
  buyerPaise,
  byKind,
  makeCreditNote,
  tendersBack,
  type CreditableInvoice,
  type CreditedPieces,
  type CreditWish,
  type Tender,
  type TenderBack,
} from '../orders/index.ts'
import { batchOf, type Piece, type SoldLine } from './rules.ts'

export type SettlementInput = {
  lines: readonly SoldLine[]
  pieces: readonly Piece[]
  invoices: readonly CreditableInvoice[]
  tenders: readonly Tender[]
  reason: string
  at: Date
}

export type Settlement = {
  /** What of each invoice is credited, by its id. */
  wishes: Map<string, CreditWish>
  /** By how much the order's value falls, what of it goes back, and what of that to the bank by hand. */
  creditPaise: number
  refundPaise: number
  cashPaise: number
  tenders: TenderBack[]
}

/** Pieces of one batch on a credit note. */
const addBatch = (to: CreditedPieces | undefined, one: CreditedPieces): CreditedPieces => ({
  sku: one.sku,
  quantity: (to?.quantity ?? 0) + one.quantity,
  batches: [...(to?.batches ?? []), ...one.batches],
})

/** What replacements give back, from the pieces on the invoices that they stand for; takes them from `free`. */
function standingFor(free: InvoicedBatch[], quantity: number): InvoicedBatch[] {
  let left = quantity
  const taken = free.flatMap((one) => {
    const some = Math.min(left, one.quantity)
    left -= some
    one.quantity -= some
    return some > 0 ? [{ ...one, quantity: some }] : []
  })
  if (left > 0) throw new Error(`${left} replaced pieces stand on no invoice`)
  return taken
}

/** The accepted pieces, by the invoice that they stand on. */
function piecesByInvoice({
  lines,
  pieces,
  invoices,
}: Pick<SettlementInput, 'lines' | 'pieces' | 'invoices'>): Map<string, CreditedPieces[]> {
  const found = new Map<string, CreditedPieces[]>()
  const replaced = new Map<string, InvoicedBatch[]>()
  for (const piece of pieces) {
    const { line: id, lot, quantity, fate } = piece
    if (fate === 'rejected') continue
    const line = lines.find((one) => one.id === id)
    const batch = batchOf(line, piece)
    if (line === undefined || batch === undefined)
      throw new Error(`piece of line ${id}, lot ${lot} was not sold`)
    const own = (): InvoicedBatch[] => {
      const invoice = invoices.find(
        (one) =>
          one.subOrderId === line.subOrderId &&
          (one.shipmentId === null || one.shipmentId === batch.shipmentId) &&
          one.document.lines.some(({ sku }) => sku === line.sku),
      )
      if (invoice === undefined)
        throw new Error(`piece of line ${id}, lot ${lot} stands on no invoice`)
      const { batchNo, expiresOn } = batch
      return [{ invoice: invoice.id, batchNo, expiresOn, quantity }]
    }
    if (batch.replaces !== null && !replaced.has(id))
      replaced.set(id, replacedPieces(line, invoices))
    const free = replaced.get(id) ?? []
    for (const { invoice, ...one } of batch.replaces === null
      ? own()
      : standingFor(free, quantity)) {
      const before = found.get(invoice) ?? []
      found.set(invoice, [
        ...before.filter(({ sku }) => sku !== line.sku),
        addBatch(
          before.find(({ sku }) => sku === line.sku),
          { sku: line.sku, quantity: one.quantity, batches: [one] },
        ),
      ])
    }
  }
  return found
}

const totalOf = (of: readonly { quantity: number }[]): number =>
  of.reduce((sum, { quantity }) => sum + quantity, 0)

/** Whether nothing of some lines stays with the buyer. */
const isAllBack = (lines: readonly SoldLine[], pieces: readonly Piece[]): boolean => {
  const back = totalOf(
    pieces.filter(({ line, fate }) => fate !== 'rejected' && lines.some(({ id }) => id === line)),
  )
  const sold = totalOf(lines.flatMap(({ batches }) => batches))
  const before = lines.flatMap(({ batches }) => batches).reduce((sum, b) => sum + b.returned, 0)
  return sold === before + back
}

/**
 * What a return gives back (RET-04): the accepted pieces at what was invoiced for them, less what the shop had paid of it for a voucher.
 * A seller's delivery charge comes back with the last of that seller's goods, the marketplace's fees with the last of the order. Pure;
 * the same for the preview and the settlement.
 */
export function planSettlement(input: SettlementInput): Settlement {
  const { lines, pieces, invoices, tenders, reason, at } = input
  const own = piecesByInvoice(input)
  const isWhole = isAllBack(lines, pieces)
  const touched = new Set(
    lines
      .filter(({ id }) => pieces.some(({ line, fate }) => line === id && fate !== 'rejected'))
      .map(({ subOrderId }) => subOrderId),
  )
  const wholeParts = new Set(
    [...touched].filter((part) =>
      isAllBack(
        lines.filter(({ subOrderId }) => subOrderId === part),
        pieces,
      ),
    ),
  )
  const parts = new Set(lines.map(({ subOrderId }) => subOrderId))
  const wishes = new Map<string, CreditWish>()
  for (const { id, subOrderId } of invoices) {
    const credited = own.get(id)
    if (wholeParts.has(subOrderId) || (isWhole && !parts.has(subOrderId))) wishes.set(id, 'all')
    else if (credited !== undefined) wishes.set(id, { lines: credited, charges: [] })
  }
  const creditPaise = sumPaise(
    invoices.flatMap(({ id, document: invoice, notes: before }) => {
      const wish = wishes.get(id)
      const note = wish && makeCreditNote({ invoice, before, wish, reason, at })
      return note === undefined ? [] : [buyerPaise(note)]
    }),
  )
  const back = tendersBack(tenders, creditPaise)
  const { cash, due } = byKind(back)
  return {
    wishes,
    creditPaise,
    refundPaise: creditPaise - due,
    cashPaise: cash,
    tenders: back,
  }
}
