import { rupees, sum } from '../arithmetic.ts'
import type { Document } from '../document.ts'
import type { Look, OrderCheck } from './check.ts'
import type { Charge, Invoice, Line, Order, Part, Taxed } from './order.ts'
import { taxedOf } from './read-order.ts'

const keys = ['gstBp', 'taxable', 'cgst', 'sgst', 'igst', 'total'] as const
const heads = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const

const sameTax = (a: Taxed, b: Taxed): boolean => keys.every((key) => a[key] === b[key])

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

function checkLine(
  invoice: Invoice,
  row: Document,
  taxed: Taxed,
  line: Line,
  { found }: Look,
): void {
  const wrong = (text: string, by?: bigint) =>
    found({
      table: 'invoice',
      id: invoice.id,
      text: `${invoice.number}: ${line.sku} ${text}`,
      ...(by !== undefined && { by }),
    })
  if (!sameTax(taxed, line))
    wrong('has other amounts than its order line', taxed.total - line.total)
  const quantity = row.whole('quantity')
  if (quantity !== line.quantity)
    wrong(`counts ${quantity}, ordered were ${line.quantity}`, quantity - line.quantity)
  const batched = sum(row.list('batches').map((batch) => batch.whole('quantity')))
  if (batched !== line.quantity)
    wrong(`names batches of ${batched}, sold were ${line.quantity}`, batched - line.quantity)
  const hsn = row.text('hsn')
  if (hsn.length < 4 || !line.hsn.startsWith(hsn))
    wrong(`has the HSN ${hsn || 'none'}, its goods ${line.hsn}`)
  const licence = row.maybeAt('licence')
  if (row.has('licence') && licence?.text('number') !== line.licenceNumber)
    wrong(`names another licence than its order line`)
}

const chargesOf = ({ quote }: Order, part: Part): Charge[] =>
  quote.charges.filter((charge) => charge.sellerId === part.sellerId && charge.total > 0n)

/** What the documents of a part state, against the part: every line and charge once, in the right document. */
function checkPart(order: Order, part: Part, look: Look): void {
  const lines = new Map(part.lines.map((line) => [line.sku, line]))
  const charges = chargesOf(order, part)
  for (const invoice of part.invoices) {
    look.saw()
    const stated = statedIn(invoice.document)
    const all = [...stated.lines.taxed, ...stated.charges.taxed]
    checkHead(order, invoice, look)
    checkTotals(invoice, all, look)
    const title = invoice.document.text('title')
    const due = titleDue(all)
    const mixed = due === 'Invoice-cum-bill of supply' && order.form.gstin !== ''
    if (title !== due || mixed)
      look.found({
        table: 'invoice',
        id: invoice.id,
        text: mixed
          ? `${invoice.number} mixes taxed and nil-rated goods for a registered buyer (rule 46A)`
          : `${invoice.number} is called ${title}, it is a ${due.toLowerCase()}`,
      })
    stated.lines.rows.forEach((row, i) => {
      const [sku, taxed] = [row.text('sku'), stated.lines.taxed[i]]
      const line = lines.get(sku)
      if (line === undefined || taxed === undefined)
        return look.found({
          table: 'invoice',
          id: invoice.id,
          text: `${invoice.number}: ${sku} was not sold there, or stands on it twice`,
        })
      lines.delete(sku)
      checkLine(invoice, row, taxed, line, look)
    })
    for (const taxed of stated.charges.taxed) {
      const own = charges.findIndex((charge) => sameTax(charge, taxed))
      if (own < 0)
        look.found({
          table: 'invoice',
          id: invoice.id,
          text: `${invoice.number}: a charge of ${rupees(taxed.total)} that the order doesn't have`,
          by: taxed.total,
        })
      else charges.splice(own, 1)
    }
  }
  for (const line of lines.values())
    look.found({
      table: 'order_line',
      id: line.id,
      text: `${line.sku} stands on no invoice`,
      by: line.total,
    })
  for (const charge of charges)
    look.found({
      table: 'order',
      id: order.id,
      text: `${charge.kind} stands on no invoice`,
      by: charge.total,
    })
}

export const invoiceCheck: OrderCheck = {
  name: 'invoices',
  title: 'Invoices and bills of supply (CGST Rules 46, 46A, 49)',
  look(order, _reference, look) {
    let byShop = 0n
    for (const part of order.parts) {
      look.saw()
      if (part.invoices.length === 0)
        look.found({
          table: 'sub_order',
          id: part.id,
          text: `${rupees(part.total)} have no invoice`,
          by: part.total,
        })
      else checkPart(order, part, look)
      byShop += sum(
        part.invoices.map(({ document }) => document.maybeAt('paidByShop')?.whole('paise') ?? 0n),
      )
    }
    const { platformPaid } = order.quote
    if (byShop !== platformPaid && order.parts.every(({ invoices }) => invoices.length > 0))
      look.found({
        table: 'order',
        id: order.id,
        text: `its invoices say that the shop pays ${rupees(byShop)}, it pays ${rupees(platformPaid)}`,
        by: byShop - platformPaid,
      })
  },
}
