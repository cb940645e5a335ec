import { byPieces, sum, taxFor, type Zone } from '../arithmetic.ts'
import type { Document } from '../document.ts'
import type { Look } from './check.ts'
import type { Invoice, Line, Order, Taxed } from './order.ts'

const keys = ['gstBp', 'taxable', 'cgst', 'sgst', 'igst', 'total'] as const
export const heads = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

export const sameTax = (a: Taxed, b: Taxed): boolean => keys.every((key) => a[key] === b[key])

/** The pieces of a line that weren't cancelled. */
export const leftOf = ({ quantity, cancelled }: Line): bigint => quantity - cancelled

/** How many pieces of a line lie in a parcel; undefined: in a document that covers the whole part. */
export const piecesOf = (line: Line, parcelId: string | undefined): bigint =>
  parcelId === undefined
    ? leftOf(line)
    : sum(line.lots.filter((lot) => lot.parcelId === parcelId).map((lot) => lot.quantity))

/**
 * What some pieces of a line cost by the order: its own amounts for all of them, else the agreed price less their shares of the
 * discounts, with the tax inside. `byShop`: what of it the shop pays.
 */
export function amountsOf(
  { quote }: Order,
  line: Line,
  pieces: bigint,
): Omit<Taxed, 'gstBp'> & { byShop: bigint } {
  const quoted = quote.lines.find(({ offerId }) => offerId === line.offerId)
  const share = (amount: bigint) => byPieces(amount, pieces, line.quantity)
  const byShop = share(quoted?.platformPaid ?? 0n)
  if (pieces === line.quantity) return { ...line, byShop }
  const total = line.unitPrice * pieces - share(quoted?.discount ?? 0n)
  return {
    ...taxFor(total, line.gstBp, line.igst === 0n, quoted?.zone ?? null),
    total,
    byShop,
  }
}

type Amounts = Omit<Taxed, 'gstBp'>
type Packed = Pick<Line, 'lots'> & { pieces: bigint }

/**
 * Whether amounts are those of so many pieces of a line, after any number of others: what all pieces so far come to, less what those
 * before came to. A share of the line's own amounts may differ by four paise, because price, tax and its halves are rounded each.
 */
function isPart(order: Order, line: Line, taxed: Taxed, pieces: bigint, whole: Amounts): boolean {
  // Of a line that was nil-rated only the retaxed whole tells IGST from CGST and SGST.
  const rated = { ...line, gstBp: taxed.gstBp, igst: whole.igst }
  const first = (many: bigint) => (many === line.quantity ? whole : amountsOf(order, rated, many))
  for (let before = 0n; before + pieces <= line.quantity; before++) {
    const [from, until] = [first(before), first(before + pieces)]
    if (heads.every((head) => taxed[head] === until[head] - from[head])) return true
  }
  return false
}

export function checkLine(
  invoice: Invoice,
  row: Document,
  taxed: Taxed,
  line: Line,
  {
    order,
    parcelId,
    within,
    zone,
  }: { order: Order; parcelId: string | undefined; within: boolean; zone: Zone },
  { found }: Look,
): void {
  const wrong = (text: string, by?: bigint) =>
    found({
      table: 'invoice',
      id: invoice.id,
      text: `${invoice.number}: ${line.sku} ${text}`,
      ...(by !== undefined && { by }),
    })
  const pieces = piecesOf(line, parcelId)
  // A rate that changed before the packing moves the tax inside the amount (CGST Act s.14).
  const due =
    taxed.gstBp === line.gstBp
      ? line
      : { ...line, ...taxFor(line.total, taxed.gstBp, within, zone) }
  const isRight =
    pieces === line.quantity
      ? heads.every((head) => taxed[head] === due[head])
      : isPart(order, line, taxed, pieces, due)
  if (!isRight)
    wrong(
      pieces === line.quantity
        ? 'has other amounts than its order line'
        : `has other amounts than ${pieces} of ${line.quantity} of its order line`,
      pieces === line.quantity ? taxed.total - line.total : undefined,
    )
  const quantity = row.whole('quantity')
  if (quantity !== pieces) wrong(`counts ${quantity}, ordered were ${pieces}`, quantity - pieces)
  checkBatches(
    row,
    {
      pieces,
      lots: line.lots.filter((lot) => parcelId === undefined || lot.parcelId === parcelId),
    },
    wrong,
  )
  const hsn = row.text('hsn')
  if (hsn.length < 4 || !line.hsn.startsWith(hsn))
    wrong(`has the HSN ${hsn || 'none'}, its goods ${line.hsn}`)
  const licence = row.maybeAt('licence')
  if (row.has('licence') && licence?.text('number') !== line.licenceNumber)
    wrong(`names another licence than its order line`)
}

/** The batches on the invoice are those that were packed, piece by piece. */
function checkBatches(
  row: Document,
  { lots, pieces }: Packed,
  wrong: (text: string, by?: bigint) => void,
): void {
  const left = new Map<string, bigint>()
  for (const { batchNo, quantity } of lots) left.set(batchNo, (left.get(batchNo) ?? 0n) + quantity)
  const stated = row.list('batches')
  const batched = sum(stated.map((batch) => batch.whole('quantity')))
  if (batched !== pieces)
    return wrong(`names batches of ${batched}, sold were ${pieces}`, batched - pieces)
  for (const batch of stated) {
    const batchNo = batch.text('batchNo')
    left.set(batchNo, (left.get(batchNo) ?? 0n) - batch.whole('quantity'))
  }
  const serials = stated.flatMap((batch) => batch.texts('serials')).toSorted()
  const packed = lots.flatMap((lot) => lot.serials).toSorted()
  if (serials.join() !== packed.join())
    wrong(
      `names the serial numbers ${serials.join(', ') || 'none'}, packed were ${packed.join(', ') || 'none'}`,
    )
  const other = [...left].find(([, quantity]) => quantity < 0n)
  if (other !== undefined) wrong(`names batch ${other[0]}, which was not packed`, -other[1])
}
