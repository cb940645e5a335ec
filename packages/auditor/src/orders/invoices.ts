import { rupees, sum, taxFor, type Zone } from '../arithmetic.ts'
import type { Document } from '../document.ts'
import type { Look, OrderCheck } from './check.ts'
import type { Charge, Invoice, Line, Order, Part, Taxed } from './order.ts'
import { amountsOf, checkLine, heads, leftOf, piecesOf, sameTax } from './invoice-line.ts'
import { isWithinState } from './place.ts'
import { taxedOf } from './read-order.ts'

/** Rules 46, 46A and 49: the document follows from what is taxed, and for whom. */
function titleDue(taxed: readonly { gstBp: bigint }[]): string {
  if (taxed.every(({ gstBp }) => gstBp === 0n)) return 'Bill of supply'
  return taxed.some(({ gstBp }) => gstBp === 0n) ? 'Invoice-cum-bill of supply' : 'Tax invoice'
}

type Stated = { rows: Document[]; taxed: Taxed[] }

const statedIn = (document: Document): { lines: Stated; charges: Stated } => {
  const of = (key: string): Stated => {
    const rows = document.list(key)
    return { rows, taxed: rows.map(taxedOf) }
  }
  return { lines: of('lines'), charges: of('charges') }
}

function checkTotals(invoice: Invoice, all: readonly Taxed[], { found }: Look): void {
  const totals = invoice.document.at('totals')
  for (const head of heads) {
    const said = totals.whole(`${head}Paise`)
    const due = sum(all.map((taxed) => taxed[head]))
    if (said !== due)
      found({
        table: 'invoice',
        id: invoice.id,
        text: `${invoice.number}: ${head} adds up to ${rupees(due)}, it says ${rupees(said)}`,
        by: said - due,
      })
  }
}

function checkHead(
  order: Order,
  { id, number, gstin, issuedDay, document }: Invoice,
  say: Look,
): void {
  const differs = (what: string, said: string, due: string) => {
    if (said !== due)
      say.found({
        table: 'invoice',
        id,
        text: `${number}: ${what} is ${said || 'none'}, not ${due || 'none'}`,
      })
  }
  differs('its number', document.text('number'), number)
  differs('its order', document.text('orderNumber'), order.number)
  differs('its date', document.text('issuedOn'), issuedDay)
  differs("the supplier's GSTIN", document.at('seller').text('gstin'), gstin)
  differs("the supplier's state", document.at('seller').text('stateCode'), gstin.slice(0, 2))
  differs("the recipient's GSTIN", document.at('recipient').text('gstin'), order.form.gstin)
  // Circular 209: without a registration the address on the invoice decides the tax.
  const delivered = document.maybeAt('deliveredTo') ?? document.at('recipient')
  differs('the state of delivery', delivered.text('stateCode'), order.form.stateCode)
}

/** A temperature logger that ended with the last vaccine before the fees were invoiced is on no invoice. */
function endedEarly({ quote, parts }: Order, part: Part, { kind }: Charge): boolean {
  if (kind !== 'data_logger') return false
  const vaccines = new Set(quote.lines.filter((l) => l.vaccine).map((l) => l.offerId))
  const isGone = parts.every(({ lines }) =>
    lines.every((line) => leftOf(line) === 0n || !vaccines.has(line.offerId)),
  )
  const invoiced = [...part.invoices, ...part.undone].flatMap(({ document }) =>
    document.list('charges'),
  )
  return isGone && invoiced.every((charge) => charge.text('label') !== 'Temperature logger')
}

const chargesOf = (order: Order, part: Part): Charge[] =>
  order.quote.charges.filter(
    (charge) =>
      charge.sellerId === part.sellerId && charge.total > 0n && !endedEarly(order, part, charge),
  )

const isTaxed = (taxed: Taxed, within: boolean, zone: Zone): boolean =>
  sameTax(taxed, { ...taxed, ...taxFor(taxed.total, taxed.gstBp, within, zone) })

/** How a part is supplied: all of it alike, because the letter of undertaking is its seller's. */
const zoneOfPart = ({ quote }: Order, { lines, sellerId }: Part): Zone =>
  quote.lines.find(({ offerId }) => lines.some((line) => line.offerId === offerId))?.zone ??
  quote.charges.find((charge) => charge.sellerId === sellerId)?.zone ??
  null

/** Parcels packed before and after a change of rates have the same total only. */
const totalOnly = ['total'] as const

/** A line that is to stand on an invoice, and what the part's invoices have said of it so far. */
type Claim = { line: Line; due: bigint; said: Taxed[] }

/** The parcel that an invoice is of; undefined: it covers the whole part. */
const parcelOf = ({ parcels }: Part, { parcelId }: Invoice): string | undefined =>
  parcels.length === 1 ? undefined : parcels.find(({ id }) => id === parcelId)?.id

/** Returns the charges on the invoice that the order doesn't have. */
function checkDocument(
  order: Order,
  part: Part,
  invoice: Invoice,
  lines: ReadonlyMap<string, Claim>,
  charges: Charge[],
  look: Look,
): Taxed[] {
  const wrong = (text: string, by?: bigint) =>
    look.found({ table: 'invoice', id: invoice.id, text, ...(by !== undefined && { by }) })
  const stated = statedIn(invoice.document)
  const all = [...stated.lines.taxed, ...stated.charges.taxed]
  checkHead(order, invoice, look)
  checkTotals(invoice, all, look)
  checkTitle(order, invoice, all, wrong)
  const parcelId = parcelOf(part, invoice)
  const here = new Set<string>()
  stated.lines.rows.forEach((row, i) => {
    const [sku, taxed] = [row.text('sku'), stated.lines.taxed[i]]
    const claim = lines.get(sku)
    const pieces = claim && piecesOf(claim.line, parcelId)
    if (
      claim === undefined ||
      taxed === undefined ||
      !pieces ||
      claim.due < pieces ||
      here.has(sku)
    )
      return wrong(`${invoice.number}: ${sku} was not sold there, or stands on it twice`)
    here.add(sku)
    claim.due -= pieces
    claim.said.push(taxed)
    checkLine(
      invoice,
      row,
      taxed,
      claim.line,
      { order, parcelId, within: isWithinState(order, part), zone: zoneOfPart(order, part) },
      look,
    )
  })
  return stated.charges.taxed.filter((taxed) => {
    const own = charges.findIndex((charge) => sameTax(charge, taxed))
    if (own >= 0) charges.splice(own, 1)
    return own < 0
  })
}

function checkTitle(
  order: Order,
  { number, document }: Invoice,
  all: readonly Taxed[],
  wrong: (text: string) => void,
): void {
  const title = document.text('title')
  const due = titleDue(all)
  const mixed = due === 'Invoice-cum-bill of supply' && order.form.gstin !== ''
  if (mixed) wrong(`${number} mixes taxed and nil-rated goods for a registered buyer (rule 46A)`)
  else if (title !== due) wrong(`${number} is called ${title}, it is a ${due.toLowerCase()}`)
}

/** What the documents of a part state, against the part: what is packed once, in the right document, and the charges. */
function checkPart(order: Order, part: Part, look: Look): void {
  const packed = part.lines.map((line): [string, Claim] => [
    line.sku,
    { line, due: invoicedPieces(part, line), said: [] },
  ])
  const charges = chargesOf(order, part)
  const strange = part.invoices.flatMap((invoice) => {
    look.saw()
    const unknown = checkDocument(order, part, invoice, new Map(packed), charges, look)
    return unknown.map((taxed) => ({ invoice, taxed }))
  })
  for (const [, { line, due, said }] of packed) {
    const missing = (text: string, by: bigint) =>
      look.found({ table: 'order_line', id: line.id, text: `${line.sku} ${text}`, by })
    if (due > 0n && said.length === 0) missing('stands on no invoice', line.total)
    else if (due > 0n) missing(`of ${due} pieces stands on no invoice`, due)
    else if (said.length > 1 || line.cancelled > 0n) {
      const whole = amountsOf(order, line, invoicedPieces(part, line))
      for (const head of said.every(({ gstBp }) => gstBp === line.gstBp) ? heads : totalOnly) {
        const by = sum(said.map((taxed) => taxed[head])) - whole[head]
        if (by !== 0n) missing(`is on ${said.length} invoices whose ${head} doesn't add up`, by)
      }
    }
  }
  const mayMove = packed.some(
    ([, { line, said }]) => line.cancelled > 0n || said.some(({ gstBp }) => gstBp !== line.gstBp),
  )
  if (mayMove) return checkMovedCharges(order, part, strange, look)
  for (const { invoice, taxed } of strange) look.found(strangeCharge(invoice, taxed))
  for (const charge of charges)
    look.found({
      table: 'order',
      id: order.id,
      text: `${charge.kind} stands on no invoice`,
      by: charge.total,
    })
}

type Strange = { invoice: Invoice; taxed: Taxed }

const strangeCharge = ({ id, number }: Invoice, { total }: Taxed) => ({
  table: 'invoice',
  id,
  text: `${number}: a charge of ${rupees(total)} that the order doesn't have`,
  by: total,
})

/** Charges are taxed as the goods that are left, at the rates of the invoice (CGST Act s.8, s.14): their amount is the same. */
function checkMovedCharges(
  order: Order,
  part: Part,
  strange: readonly Strange[],
  { found }: Look,
): void {
  const within = isWithinState(order, part)
  for (const { invoice, taxed } of strange)
    if (!isTaxed(taxed, within, zoneOfPart(order, part))) found(strangeCharge(invoice, taxed))
  const due = sum(chargesOf(order, part).map(({ total }) => total))
  const said = sum(
    part.invoices.flatMap(({ document }) => statedIn(document).charges.taxed).map((t) => t.total),
  )
  if (said !== due)
    found({
      table: 'sub_order',
      id: part.id,
      text: `its invoices charge ${rupees(said)}, the order ${rupees(due)}`,
      by: said - due,
    })
}

/** States in which goods wait: their invoice comes with the packing (CGST Act s.31). */
const waiting = new Set(['placed', 'confirmed'])
/** A parcel that went back to nothing may have been packed before, or not. */
const ended = new Set(['cancelled', 'refunded'])
const wasPacked = (state: string): boolean => !waiting.has(state) && !ended.has(state)

/** Goods of older orders were invoiced at once. */
const invoicedAtOnce = ({ sellerId, invoices }: Part): boolean =>
  sellerId !== null && invoices.some(({ parcelId }) => parcelId === null)

/** How many pieces of a line lie in parcels that have an invoice. */
function invoicedPieces(part: Part, line: Line): bigint {
  if (invoicedAtOnce(part)) return leftOf(line)
  const packed = part.parcels.filter(({ id }) =>
    part.invoices.some(({ parcelId }) => parcelId === id),
  )
  if (packed.length === part.parcels.length) return leftOf(line)
  return sum(packed.map(({ id }) => piecesOf(line, id)))
}

/** Each parcel that was packed has its invoice, and no other has one. */
function checkParcels(part: Part, { saw, found }: Look): void {
  if (invoicedAtOnce(part)) return
  for (const { id, state } of part.parcels) {
    saw()
    const where = { table: 'shipment', id }
    const has = part.invoices.some(({ parcelId }) => parcelId === id)
    if (has && waiting.has(state))
      found({
        ...where,
        text: `it is ${state}, but has an invoice: goods are invoiced when packed`,
      })
    if (!has && wasPacked(state)) {
      const goods = sum(part.lines.map((line) => (line.total * piecesOf(line, id)) / line.quantity))
      found({
        ...where,
        text: `it is ${state}, but ${rupees(goods)} of goods have no invoice`,
        by: goods,
      })
    }
  }
}

const hasInvoices = ({ invoices, undone }: Part): boolean => invoices.length + undone.length > 0

const isBegun = (part: Part): boolean =>
  part.sellerId !== null &&
  (hasInvoices(part) || part.parcels.some(({ state }) => wasPacked(state)))

export const invoiceCheck: OrderCheck = {
  name: 'invoices',
  title: 'Invoices and bills of supply (CGST Act s.31; CGST Rules 46, 46A, 49)',
  look(order, _reference, look) {
    let byShop = 0n
    const begun = order.parts.some(isBegun)
    for (const part of order.parts) {
      look.saw()
      checkParcels(part, look)
      if (part.invoices.length > 0) checkPart(order, part, look)
      // The marketplace invoices its own service with the first goods.
      const isDue = begun && (hasInvoices(part) || chargesOf(order, part).length > 0)
      if (part.sellerId === null && isDue !== hasInvoices(part))
        look.found({
          table: 'sub_order',
          id: part.id,
          text: isDue
            ? `${rupees(part.total)} have no invoice`
            : `${rupees(part.total)} are invoiced before any goods are packed`,
          by: part.total,
        })
      byShop += sum(
        part.invoices.map(({ document }) => document.maybeAt('paidByShop')?.whole('paise') ?? 0n),
      )
    }
    const platformPaid = sum(
      order.parts.flatMap((part) =>
        part.lines.map((line) => amountsOf(order, line, leftOf(line)).byShop),
      ),
    )
    const isWhole = order.parts.every((part) =>
      part.lines.every(
        (line) =>
          leftOf(line) === 0n ||
          (part.invoices.length > 0 && invoicedPieces(part, line) === leftOf(line)),
      ),
    )
    if (isWhole ? byShop !== platformPaid : byShop > platformPaid)
      look.found({
        table: 'order',
        id: order.id,
        text: `its invoices say that the shop pays ${rupees(byShop)}, it pays ${rupees(platformPaid)}`,
        by: byShop - platformPaid,
      })
  },
}
