import { istDate } from '@upchar/kernel/dates'
import { mulDivHalfUp, sumPaise } from '@upchar/kernel/money'
import type { CreditNote, InvoiceCharge, InvoiceDocument, InvoiceLine } from './model.ts'

/** Pieces of an invoice's line that are credited, with their batches. */
export type CreditedPieces = Pick<InvoiceLine, 'sku' | 'quantity' | 'batches'>

/** What of an invoice is undone: everything that is left, or pieces of its lines and charges by their label. */
export type CreditWish =
  | 'all'
  | { lines: readonly CreditedPieces[]; charges: readonly InvoiceCharge['label'][] }

type CreditInput = {
  invoice: InvoiceDocument
  /** The invoice's earlier credit notes. */
  before: readonly CreditNote[]
  wish: CreditWish
  reason: string
  at: Date
}

/** Batches of a line without those that were credited before. */
function batchesLeft(line: InvoiceLine, credited: readonly InvoiceLine[]): InvoiceLine['batches'] {
  const gone = new Map<string, number>()
  for (const { batchNo, quantity } of credited.flatMap(({ batches }) => batches))
    gone.set(batchNo, (gone.get(batchNo) ?? 0) + quantity)
  return line.batches.flatMap((batch) => {
    const taken = Math.min(batch.quantity, gone.get(batch.batchNo) ?? 0)
    gone.set(batch.batchNo, (gone.get(batch.batchNo) ?? 0) - taken)
    return taken === batch.quantity ? [] : [{ ...batch, quantity: batch.quantity - taken }]
  })
}

/**
 * Some pieces of a line. Each amount follows from the line as invoiced and the pieces that stay, never from an earlier note: all
 * notes of a line add up to it exactly, whatever their order.
 */
function creditedLine(
  line: InvoiceLine,
  credited: readonly InvoiceLine[],
  { quantity, batches }: Pick<CreditedPieces, 'quantity' | 'batches'>,
): InvoiceLine {
  const staying = line.quantity - sumOf(credited)
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > staying)
    throw new Error(`${quantity} of ${line.sku} can't be credited: ${staying} are left`)
  const between = (paise: number) =>
    mulDivHalfUp(paise, staying, line.quantity) -
    mulDivHalfUp(paise, staying - quantity, line.quantity)
  const [cgstPaise, sgstPaise, igstPaise, totalPaise] = [
    between(line.cgstPaise),
    between(line.sgstPaise),
    between(line.igstPaise),
    between(line.totalPaise),
  ]
  return {
    ...line,
    quantity,
    batches,
    discountPaise: between(line.discountPaise),
    ...(line.paidByShopPaise !== undefined && { paidByShopPaise: between(line.paidByShopPaise) }),
    cgstPaise,
    sgstPaise,
    igstPaise,
    totalPaise,
    taxablePaise: totalPaise - cgstPaise - sgstPaise - igstPaise,
  }
}

const sumOf = (lines: readonly Pick<InvoiceLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

function creditedLines({ invoice, before, wish }: CreditInput): InvoiceLine[] {
  const earlier = (sku: string) =>
    before.flatMap(({ lines }) => lines.filter((line) => line.sku === sku))
  if (wish === 'all')
    return invoice.lines.flatMap((line) => {
      const credited = earlier(line.sku)
      const quantity = line.quantity - sumOf(credited)
      return quantity === 0
        ? []
        : [creditedLine(line, credited, { quantity, batches: batchesLeft(line, credited) })]
    })
  return wish.lines.map(({ sku, ...pieces }) => {
    const line = invoice.lines.find((one) => one.sku === sku)
    if (line === undefined) throw new Error(`${sku} isn't on invoice ${invoice.number}`)
    return creditedLine(line, earlier(sku), pieces)
  })
}

/** A charge is credited whole, once. */
function creditedCharges({ invoice, before, wish }: CreditInput): InvoiceCharge[] {
  const done = new Set(before.flatMap(({ charges }) => charges.map(({ label }) => label)))
  return invoice.charges.filter(
    ({ label }) => !done.has(label) && (wish === 'all' || wish.charges.includes(label)),
  )
}

/** What of the credited value goes back to the shop, which paid it for a voucher. */
function backToShop(
  { invoice, before }: CreditInput,
  lines: readonly InvoiceLine[],
): NonNullable<InvoiceDocument['paidByShop']> | null {
  if (invoice.paidByShop == null) return null
  const pieces = (of: readonly { lines: readonly InvoiceLine[] }[]) =>
    sumOf(of.flatMap((one) => one.lines))
  // With its last piece an invoice gives back all of it, also one that doesn't say it line by line.
  const isLast = pieces([invoice]) === pieces(before) + sumOf(lines)
  const paise = isLast
    ? invoice.paidByShop.paise - sumPaise(before.map(({ paidByShop }) => paidByShop?.paise ?? 0))
    : sumPaise(lines.map((line) => line.paidByShopPaise ?? 0))
  return paise === 0 ? null : { ...invoice.paidByShop, paise }
}

/**
 * The credit note for what is undone of an invoice (CGST Act s.34, CGST Rules 53(1A); RET-03), without its number; undefined where
 * nothing is left to credit. Pure. Throws where the wish asks for more than the invoice has left.
 */
export function makeCreditNote(input: CreditInput): Omit<CreditNote, 'number'> | undefined {
  const { invoice, reason, at } = input
  const lines = creditedLines(input)
  const charges = creditedCharges(input)
  const taxed = [...lines, ...charges]
  if (taxed.length === 0) return undefined
  const { number, title, issuedOn, ...rest } = invoice
  const sum = (key: keyof InvoiceDocument['totals']) => sumPaise(taxed.map((one) => one[key]))
  return {
    ...rest,
    title: 'Credit note',
    credits: { title, number, issuedOn, reason },
    issuedOn: istDate(at),
    lines,
    charges,
    totals: {
      taxablePaise: sum('taxablePaise'),
      cgstPaise: sum('cgstPaise'),
      sgstPaise: sum('sgstPaise'),
      igstPaise: sum('igstPaise'),
      totalPaise: sum('totalPaise'),
    },
    paidByShop: backToShop(input, lines),
  }
}

/** What of a note goes back to the buyer, in paise: its total without the shop's part. */
export const buyerPaise = ({ totals, paidByShop }: Pick<CreditNote, 'totals' | 'paidByShop'>) =>
  totals.totalPaise - (paidByShop?.paise ?? 0)
