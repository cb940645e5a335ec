import type { CancelParty } from '@upchar/kernel/cancel-reasons'
import { giftsKept, type Kept, type Quote } from '../../pricing/index.ts'
import { openLots, takeFrom, type CancelLine, type CancelLot, type CancelPart } from './rules.ts'

/** Pieces of a line that go. */
export type Taken = { part: CancelPart; line: CancelLine; lots: CancelLot[]; quantity: number }

/** How many pieces of each offer stay, and would without more of a line. */
export const keptOf = (
  parts: readonly CancelPart[],
  taken: ReadonlyMap<string, number> = new Map(),
): Kept =>
  new Map(
    parts.flatMap((part) =>
      part.lines.map((line) => [
        line.offerId,
        line.quantity - line.cancelled - (taken.get(line.id) ?? 0),
      ]),
    ),
  )

const isInvoiced = ({ parcels }: CancelPart, { parcelId }: CancelLot): boolean =>
  parcels.some((parcel) => parcel.id === parcelId && parcel.invoiced)

/**
 * The pieces that go, with the free gifts that go along (CART-11): a gift stays only with the goods that it came with, while it
 * can be taken back. One that has left, or whose invoice the cancel doesn't undo, stays with the buyer. Which goods may be promoted
 * was asked of `mayPromote` by modules/pricing/gifts.ts.
 */
export function withGifts(
  quote: Pick<Quote, 'lines'>,
  parts: readonly CancelPart[],
  taken: readonly Taken[],
  by: CancelParty,
): Taken[] {
  const going = new Map(taken.map(({ line, quantity }) => [line.id, quantity]))
  const kept = keptOf(parts, going)
  const stay = giftsKept(quote, kept)
  const undoes = taken.some(({ part, lots }) => lots.some((lot) => isInvoiced(part, lot)))
  const gifts = parts.flatMap((part) =>
    part.lines.flatMap((line): Taken[] => {
      const left = kept.get(line.offerId) ?? 0
      const over = left - (stay.get(line.offerId) ?? left)
      const wanted = over + (going.get(line.id) ?? 0)
      if (over <= 0) return []
      const lots = takeFrom(
        openLots(part, line, by).filter((lot) => undoes || !isInvoiced(part, lot)),
        wanted,
      )
      const quantity = lots.reduce((sum, lot) => sum + lot.quantity, 0)
      return quantity > 0 ? [{ part, line, lots, quantity }] : []
    }),
  )
  const replaced = new Set(gifts.map(({ line }) => line.id))
  return [...taken.filter(({ line }) => !replaced.has(line.id)), ...gifts]
}
