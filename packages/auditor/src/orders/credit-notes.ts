import { rupees, sum } from '../arithmetic.ts'
import type { Document } from '../document.ts'
import type { Look, OrderCheck } from './check.ts'
import { heads, sameTax } from './invoice-line.ts'
import type { CreditNote, Invoice, Order, Taxed } from './order.ts'
import { taxedOf } from './read-order.ts'

type Say = (note: CreditNote, text: string, by?: bigint) => void

const saying =
  ({ found }: Look): Say =>
  ({ id, number }, text, by) =>
    found({
      table: 'credit_note',
      id,
      text: `${number}: ${text}`,
      ...(by !== undefined && { by }),
    })

/** CGST Rules 53(1A): supplier, number and date, and those of the invoice. */
function checkHead(order: Order, invoice: Invoice, note: CreditNote, say: Say): void {
  const { document } = note
  const credits = document.at('credits')
  const differs = (what: string, said: string, due: string) => {
    if (said !== due) say(note, `${what} is ${said || 'none'}, not ${due || 'none'}`)
  }
  differs('its title', document.text('title'), 'Credit note')
  differs('its number', document.text('number'), note.number)
  differs('its order', document.text('orderNumber'), order.number)
  differs('its date', document.text('issuedOn'), note.issuedDay)
  differs("the supplier's GSTIN", document.at('seller').text('gstin'), invoice.gstin)
  differs('its own GSTIN', note.gstin, invoice.gstin)
  differs('its invoice', credits.text('number'), invoice.number)
  differs("its invoice's date", credits.text('issuedOn'), invoice.issuedDay)
  if (note.issuedDay < invoice.issuedDay) say(note, `is older than ${invoice.number}`)
}

function checkTotals(note: CreditNote, say: Say): void {
  const totals = note.document.at('totals')
  const all = ['lines', 'charges'].flatMap((key) => note.document.list(key).map(taxedOf))
  for (const head of heads) {
    const [said, due] = [totals.whole(`${head}Paise`), sum(all.map((taxed) => taxed[head]))]
    if (said !== due)
      say(note, `${head} adds up to ${rupees(due)}, it says ${rupees(said)}`, said - due)
  }
}

const add = (a: Taxed, b: Taxed): Taxed => ({
  gstBp: a.gstBp,
  taxable: a.taxable + b.taxable,
  cgst: a.cgst + b.cgst,
  sgst: a.sgst + b.sgst,
  igst: a.igst + b.igst,
  total: a.total + b.total,
})

/** What the notes of an invoice have credited of a line so far. */
type Credited = { pieces: bigint; taxed: Taxed; batches: Map<string, bigint> }

const nothing = ({ gstBp }: Taxed): Credited => ({
  pieces: 0n,
  taxed: { gstBp, taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n, total: 0n },
  batches: new Map(),
})

/** A share of an amount, within the paisa by which rounding may move it. */
const isShare = (said: bigint, whole: bigint, pieces: bigint, of: bigint): boolean => {
  const off = said * of - whole * pieces
  return (off < 0n ? -off : off) <= 2n * of
}

function checkLine(
  { line, row }: { line: Document; row: Document },
  before: Credited,
  wrong: (text: string, by?: bigint) => void,
): Credited {
  const [whole, taxed] = [taxedOf(line), taxedOf(row)]
  const [of, pieces] = [line.whole('quantity'), row.whole('quantity')]
  const batches = new Map(before.batches)
  for (const batch of row.list('batches'))
    batches.set(
      batch.text('batchNo'),
      (batches.get(batch.text('batchNo')) ?? 0n) + batch.whole('quantity'),
    )
  const after = { pieces: before.pieces + pieces, taxed: add(before.taxed, taxed), batches }
  if (after.pieces > of)
    wrong(`credits ${after.pieces} pieces in all, ${of} were invoiced`, after.pieces - of)
  else if (after.pieces === of) {
    for (const head of heads) {
      const by = after.taxed[head] - whole[head]
      if (by !== 0n) wrong(`credits all pieces, but another ${head} than the invoice`, by)
    }
  } else if (
    taxed.gstBp !== whole.gstBp ||
    heads.some((head) => !isShare(after.taxed[head], whole[head], after.pieces, of))
  )
    wrong(`credits other amounts than ${after.pieces} of ${of}`)
  if (sum(row.list('batches').map((batch) => batch.whole('quantity'))) !== pieces)
    wrong('its batches count other pieces')
  for (const [batchNo, quantity] of batches) {
    const packed = line.list('batches').filter((batch) => batch.text('batchNo') === batchNo)
    if (quantity > sum(packed.map((batch) => batch.whole('quantity'))))
      wrong(`credits ${quantity} of batch ${batchNo}, more than were packed`)
  }
  return after
}

/** The notes of one invoice, in their order: none credits more than is left, and all of it to the paisa. */
function checkInvoice(
  order: Order,
  invoice: Invoice,
  notes: readonly CreditNote[],
  look: Look,
): void {
  const say = saying(look)
  const lines = new Map(invoice.document.list('lines').map((line) => [line.text('sku'), line]))
  const credited = new Map<string, Credited>()
  const charges = invoice.document.list('charges').map(taxedOf)
  for (const note of notes) {
    look.saw()
    checkHead(order, invoice, note, say)
    checkTotals(note, say)
    for (const row of note.document.list('lines')) {
      const sku = row.text('sku')
      const line = lines.get(sku)
      if (line === undefined) say(note, `${sku} is not on ${invoice.number}`)
      else
        credited.set(
          sku,
          checkLine({ line, row }, credited.get(sku) ?? nothing(taxedOf(line)), (text, by) =>
            say(note, `${sku} ${text}`, by),
          ),
        )
    }
    for (const taxed of note.document.list('charges').map(taxedOf)) {
      const at = charges.findIndex((charge) => sameTax(charge, taxed))
      if (at < 0) say(note, `credits a charge of ${rupees(taxed.total)} that isn't left`)
      else charges.splice(at, 1)
    }
  }
}

/** What a note gives back to the buyer: its total without the part that the shop had paid. */
export const noteToBuyer = ({ document }: CreditNote): bigint =>
  document.at('totals').whole('totalPaise') - (document.maybeAt('paidByShop')?.whole('paise') ?? 0n)

/** An invoice is undone by credit notes only, and a cancel's come to no more than the cancel (CGST Act s.34; RET-03). */
export const creditNoteCheck: OrderCheck = {
  name: 'credit-notes',
  title:
    'Credit notes: each within its invoice, and with its cancel (CGST Act s.34; CGST Rules 53)',
  look(order, _reference, look) {
    const { creditNotes, cancels, returns } = order
    const invoices = order.parts.flatMap(({ invoices: stand, undone }) => [...stand, ...undone])
    for (const invoice of invoices)
      checkInvoice(
        order,
        invoice,
        creditNotes.filter(({ invoiceId }) => invoiceId === invoice.id),
        look,
      )
    for (const note of creditNotes)
      if ([...cancels, ...returns].every(({ id }) => id !== note.cause))
        saying(look)(note, 'belongs to no cancel or return of its order')
    for (const { id, amount } of cancels) {
      const notes = creditNotes.filter(({ cause }) => cause === id)
      const given = sum(notes.map(noteToBuyer))
      if (given > amount)
        look.found({
          table: 'order',
          id: order.id,
          text: `a cancel of ${rupees(amount)} has credit notes of ${rupees(given)}`,
          by: given - amount,
        })
    }
  },
}
