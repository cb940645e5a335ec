import type { CancelParty } from '@upchar/kernel/cancel-reasons'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { givenBack, keptQuote, type GivenBack, type Quote } from '../../pricing/index.ts'
import { cancelChanged, notCancellable } from '../errors.ts'
import { chargeLabels } from '../charge-labels.ts'
import type { CreditWish } from '../credit-note.ts'
import type { OrderState } from '../model.ts'
import { progress } from '../scan-states.ts'
import {
  openLots,
  takeFrom,
  WHOLE_SELLER,
  whyNot,
  type CancelLine,
  type CancelLot,
  type CancelPart,
} from './rules.ts'
import { keptOf, withGifts, type Taken } from './gifts-going.ts'
import { cashDue, tendersOf, type OrderMoney } from '../money/tenders-of.ts'
import { byKind, tendersBack, type TenderBack } from '../money/tenders.ts'
import type { CancelledOrder } from '../store/cancels.ts'

/** What is to go: pieces by line, or all that may. */
export type CancelWish = 'all' | readonly { line: string; quantity: number }[]

export type CancelOrder = {
  quote: Quote
  paid: Pick<CancelledOrder, 'paymentOption'>
  money: OrderMoney
  parts: readonly CancelPart[]
}

export type CancelPlan = {
  lines: (Pick<CancelLine, 'id' | 'offerId' | 'title'> & {
    quantity: number
    /** What the buyer was to pay for them, GST included, in paise. */
    paise: number
    lots: CancelLot[]
  })[]
  charges: GivenBack['charges']
  /** By how much the total falls, and what it is then. */
  amountPaise: number
  totalPaise: number
  tenders: TenderBack[]
  /** The cash that is still to be paid at the door then; null: nothing is paid in cash. */
  duePaise: number | null
  /** Reward points that come back, in paise (CART-14). */
  pointsPaise: number
  /** Nothing of the order is left. */
  whole: boolean
  /** Parcels that lose goods, and those of them that have none left. */
  touched: string[]
  parcels: string[]
  /** Sub-orders whose state changes. */
  parts: { id: string; state: OrderState }[]
  /** Sub-orders whose invoices are undone (RET-03): all that is on them, or a charge alone. */
  credits: { id: string; wish: CreditWish }[]
}

export type CancelRefusal = Refusal & { code: 'not_cancellable' | 'changed_meanwhile' }
function take(
  parts: readonly CancelPart[],
  wish: CancelWish,
  by: CancelParty,
): Result<Taken[], CancelRefusal> {
  const all = parts.flatMap((part) =>
    part.lines.map((line) => ({ part, line, lots: openLots(part, line, by) })),
  )
  const wanted = new Map(wish === 'all' ? [] : wish.map(({ line, quantity }) => [line, quantity]))
  if (wish !== 'all' && [...wanted.keys()].some((id) => all.every(({ line }) => line.id !== id)))
    return cancelChanged()
  const taken = all.flatMap(({ part, line, lots }): Taken[] => {
    const free = lots.reduce((sum, lot) => sum + lot.quantity, 0)
    const quantity = wish === 'all' ? free : (wanted.get(line.id) ?? 0)
    return quantity > 0 ? [{ part, line, lots: takeFrom(lots, quantity), quantity }] : []
  })
  const short = taken.find(
    ({ lots, quantity }) => lots.reduce((sum, lot) => sum + lot.quantity, 0) < quantity,
  )
  if (short !== undefined) {
    const why = whyNot(short.part, by)
    return why === '' ? cancelChanged() : notCancellable(why)
  }
  if (taken.length > 0) return ok(taken)
  const goods = parts.filter((part) => part.lines.length > 0)
  return notCancellable(goods.map((part) => whyNot(part, by)).find(Boolean) ?? 'Cancelled already.')
}

/** The parcels of a sub-order that have no goods once these pieces are gone. */
function emptied({ part, taken }: { part: CancelPart; taken: readonly Taken[] }): Set<string> {
  const gone = new Map<string, number>()
  const key = (line: CancelLine, lot: CancelLot) => `${line.id}/${lot.lotId}/${lot.parcelId}`
  for (const { line, lots } of taken) for (const lot of lots) gone.set(key(line, lot), lot.quantity)
  const left = part.lines.flatMap((line) =>
    line.lots.filter((lot) => lot.quantity > (gone.get(key(line, lot)) ?? 0)),
  )
  const filled = new Set(left.map(({ parcelId }) => parcelId))
  return new Set(part.parcels.flatMap(({ id }) => (filled.has(id) ? [] : [id])))
}

/** Goods with their invoice are taken back only with everything else of their seller. */
const breaksInvoice = (
  part: CancelPart,
  taken: readonly Taken[],
  empty: ReadonlySet<string>,
): boolean =>
  part.parcels.some(({ id }) => !empty.has(id)) &&
  taken.some((one) =>
    one.lots.some((lot) =>
      part.parcels.some(({ id, invoiced }) => invoiced && id === lot.parcelId),
    ),
  )

/**
 * The invoices that a cancel undoes. The marketplace's own are undone with the order, and its charges that end before: a temperature
 * logger goes with the last vaccine.
 */
function creditsOf(
  { parts, emptyParts }: { parts: readonly CancelPart[]; emptyParts: readonly CancelPart[] },
  before: Quote,
  after: Quote,
): CancelPlan['credits'] {
  const goods = emptyParts.filter(({ parcels }) => parcels.some(({ invoiced }) => invoiced))
  // The marketplace's fees are invoiced with the first parcel of the order.
  const isInvoiced = parts.some(({ parcels }) => parcels.some(({ invoiced }) => invoiced))
  const services = isInvoiced ? parts.filter(({ sellerId }) => sellerId === null) : []
  const stay = new Set(after.charges.filter((c) => c.sellerId === null).map(({ kind }) => kind))
  const ended = before.charges
    .filter(({ kind, sellerId }) => sellerId === null && !stay.has(kind))
    .map(({ kind }) => chargeLabels[kind])
  if (after.lines.length === 0)
    return [...goods, ...services].map(({ id }) => ({ id, wish: 'all' as const }))
  return [
    ...goods.map(({ id }) => ({ id, wish: 'all' as const })),
    ...(ended.length === 0
      ? []
      : services.map(({ id }) => ({ id, wish: { lines: [], charges: ended } }))),
  ]
}

/** The state of a sub-order: its least advanced parcel that still has goods; cancelled without any. */
function stateWithout(part: CancelPart, empty: ReadonlySet<string>): OrderState {
  const states = part.parcels.filter(({ id }) => !empty.has(id)).map(({ state }) => state)
  const [first, ...others] = states
  if (first === undefined) return 'cancelled'
  return others.reduce((a, b) => (progress(b) < progress(a) ? b : a), first)
}

/**
 * What a cancel does (RET-01, RET-04): which pieces of which batches go, what that gives back of each tender, and which states
 * follow. Pure; the same for the preview and the cancel itself.
 */
export function planCancel(
  { quote, paid, money, parts }: CancelOrder,
  wish: CancelWish,
  by: CancelParty,
): Result<CancelPlan, CancelRefusal> {
  const found = take(parts, wish, by)
  if (!found.ok) return found
  const taken = withGifts(quote, parts, found.value, by)
  const before = keptQuote(quote, keptOf(parts))
  const after = keptQuote(
    quote,
    keptOf(parts, new Map(taken.map(({ line, quantity }) => [line.id, quantity]))),
  )
  const back = givenBack(before, after)
  const paise = new Map(back.lines.map((line) => [line.offerId, line.paise]))
  const whole = after.lines.length === 0
  const touched = parts
    .filter((part) => taken.some((one) => one.part === part))
    .map((part) => ({ part, empty: emptied({ part, taken }) }))
  if (
    touched.some(({ part, empty }) =>
      breaksInvoice(
        part,
        taken.filter((one) => one.part === part),
        empty,
      ),
    )
  )
    return notCancellable(WHOLE_SELLER)
  const states = touched.map(({ part, empty }) => ({ part, state: stateWithout(part, empty) }))
  const parcels = touched.flatMap(({ empty }) => [...empty])
  const tenders = tendersBack(tendersOf(paid, money, { arrived: false, parcels }), back.totalPaise)
  const dueBefore = cashDue(paid, money)
  const services = whole ? parts.filter((part) => part.sellerId === null) : []
  return ok({
    lines: taken.map(({ line: { id, offerId, title }, lots, quantity }) => ({
      id,
      offerId,
      title,
      quantity,
      lots,
      paise: paise.get(offerId) ?? 0,
    })),
    charges: back.charges,
    amountPaise: back.totalPaise,
    totalPaise: after.totalPaise,
    tenders,
    duePaise: dueBefore === null ? null : dueBefore - byKind(tenders).due,
    pointsPaise: (before.pointsPaise ?? 0) - (after.pointsPaise ?? 0),
    whole,
    touched: taken.flatMap(({ part, lots }) =>
      part.parcels
        .filter(({ id }) => lots.some(({ parcelId }) => parcelId === id))
        .map(({ id }) => id),
    ),
    parcels,
    parts: [
      ...states
        .filter(({ part, state }) => state !== part.state)
        .map(({ part, state }) => ({ id: part.id, state })),
      ...services.map((part) => ({ id: part.id, state: 'cancelled' as const })),
    ],
    credits: creditsOf(
      {
        parts,
        emptyParts: states.filter(({ state }) => state === 'cancelled').map(({ part }) => part),
      },
      before,
      after,
    ),
  })
}
