import { rupees, sum } from '../arithmetic.ts'
import type { Look, OrderCheck } from './check.ts'
import { noteToBuyer } from './credit-notes.ts'
import type { Order, Return } from './order.ts'

const settled = new Set(['settled', 'paid', 'sent_back'])
const accepted = ({ fate }: { fate: string }): boolean => fate !== 'rejected'
const total = (of: readonly { quantity: bigint }[]): bigint => sum(of.map((one) => one.quantity))

/** Its goods were sent once more: nothing is credited. */
export const isReplaced = ({ outcome }: Pick<Return, 'outcome'>): boolean =>
  outcome === 'replacement'

type Say = (text: string, by?: bigint) => void

/** Every piece asked for is accounted for, and what may be sold again went back into its batch. */
function checkPieces({ state, lines, pieces, strays, restocked }: Return, say: Say): void {
  if (strays > 0n) say(`accepts ${strays} pieces that its parcel did not carry`, strays)
  if (!settled.has(state)) {
    if (pieces.length + restocked.length > 0) say(`is ${state}, but has been inspected`)
    return
  }
  for (const { line, quantity } of lines) {
    const counted = total(pieces.filter((piece) => piece.line === line))
    if (counted !== quantity)
      say(`asks for ${quantity} pieces, its inspection counts ${counted}`, counted - quantity)
  }
  const lots = new Set([...pieces, ...restocked].map(({ lotId }) => lotId))
  for (const lotId of lots) {
    const due = total(pieces.filter((piece) => piece.fate === 'restock' && piece.lotId === lotId))
    const moved = total(restocked.filter((one) => one.lotId === lotId))
    if (moved !== due) say(`puts ${due} back into lot ${lotId}, ${moved} went there`, moved - due)
  }
}

/** What is credited comes back: by refund, wallet or bank transfer, but for cash that was never paid. */
function checkMoney(order: Order, one: Return, say: Say): void {
  const { id, byBuyer, credit, refund, cash, back } = one
  const notes = order.creditNotes.filter(({ cause }) => cause === id)
  const credited = sum(notes.map(noteToBuyer))
  if (credited !== credit)
    say(`credits ${rupees(credit)}, its credit notes ${rupees(credited)}`, credited - credit)
  if (back + cash !== refund)
    say(
      `gives back ${rupees(refund)}, its refunds are ${rupees(back + cash)}`,
      back + cash - refund,
    )
  const paidInAdvance = order.paymentId !== null || order.wallet === order.total
  // What labels never asked for, after another parcel was cancelled, wasn't paid: charges at most.
  const unpaid = paidInAdvance ? 0n : sum(order.quote.charges.map((charge) => charge.total))
  if (refund > credit || ((byBuyer || paidInAdvance) && refund < credit - unpaid))
    say(`credits ${rupees(credit)} and gives back ${rupees(refund)}`, refund - credit)
  const lines = order.parts.flatMap((part) => part.lines)
  for (const { line: lineId } of one.lines) {
    const line = lines.find((known) => known.id === lineId)
    const due = isReplaced(one)
      ? 0n
      : total(one.pieces.filter((piece) => piece.line === lineId && accepted(piece)))
    const said = sum(
      notes
        .flatMap(({ document }) => document.list('lines'))
        .filter((row) => row.text('sku') === line?.sku)
        .map((row) => row.whole('quantity')),
    )
    if (said !== due)
      say(`accepts ${due} of ${line?.sku ?? lineId}, credited are ${said}`, said - due)
  }
}

/** No piece comes back that was not sent, or twice. */
function checkLines(order: Order, { saw, found }: Look): void {
  const pieces = order.returns.flatMap((one) => one.pieces.filter(accepted))
  const credited = order.returns
    .filter((one) => !isReplaced(one))
    .flatMap((one) => one.pieces.filter(accepted))
  const sentAgain = order.replacements.flatMap(({ id, lots }) =>
    lots.map((lot) => ({ ...lot, parcelId: id })),
  )
  for (const line of order.parts.flatMap((part) => part.lines)) {
    saw()
    const own = pieces.filter((piece) => piece.line === line.id)
    const say: Say = (text, by) =>
      found({
        table: 'order_line',
        id: line.id,
        text: `${line.sku} ${text}`,
        ...(by !== undefined && { by }),
      })
    const counted = total(credited.filter((piece) => piece.line === line.id))
    if (counted !== line.returned)
      say(`counts ${line.returned} returned, its returns ${counted}`, line.returned - counted)
    for (const [, same] of Map.groupBy(own, ({ lotId, parcelId }) => `${lotId} ${parcelId}`)) {
      const [{ lotId, parcelId } = { lotId: '', parcelId: '' }] = same
      const sent = total(
        [...line.lots, ...sentAgain.filter((lot) => lot.line === line.id)].filter(
          (lot) => lot.lotId === lotId && lot.parcelId === parcelId,
        ),
      )
      const back = total(same)
      if (back > sent) say(`has ${back} returned of lot ${lotId}, ${sent} were sent`, back - sent)
    }
  }
}

/** Goods that came back: pieces, stock and money (RET-02 to RET-05). */
export const returnCheck: OrderCheck = {
  name: 'returns',
  title: 'Returns: no piece twice, and what is credited goes back',
  look(order, _reference, look) {
    checkLines(order, look)
    for (const one of order.returns) {
      look.saw()
      const say: Say = (text, by) =>
        look.found({
          table: 'order_return',
          id: one.id,
          text: `${one.number} ${text}`,
          ...(by !== undefined && { by }),
        })
      checkPieces(one, say)
      checkMoney(order, one, say)
    }
  },
}
