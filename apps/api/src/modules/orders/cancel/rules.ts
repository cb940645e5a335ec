import type { CancelParty } from '@upchar/kernel/cancel-reasons'
import type { OrderState } from '../model.ts'

/** Pieces of a line from one batch in one parcel. */
export type CancelLot = {
  lotId: number
  parcelId: string
  expiresOn: string | null
  quantity: number
}
export type CancelLine = {
  id: string
  offerId: number
  title: string
  /** As ordered. */
  quantity: number
  cancelled: number
  lots: readonly CancelLot[]
}
/** A sub-order as far as a cancel asks. */
export type CancelPart = {
  id: string
  /** Null: the operator's own services. */
  sellerId: number | null
  state: OrderState
  /** `invoiced`: its goods have their tax invoice (RET-03). */
  parcels: readonly { id: string; state: OrderState; invoiced: boolean }[]
  lines: readonly CancelLine[]
}

/**
 * Until when goods may be cancelled (RET-01): by the buyer until they are packed, by staff until they are handed over. A
 * parcel that the courier cancelled still has its goods.
 */
const open: Readonly<Record<CancelParty, ReadonlySet<OrderState>>> = {
  buyer: new Set<OrderState>(['placed', 'confirmed', 'cancelled']),
  staff: new Set<OrderState>(['placed', 'confirmed', 'cancelled', 'packed']),
}

/**
 * Whether goods with a tax invoice may be taken back too, with credit notes (RET-03): by staff, while nothing of this seller has been
 * handed over.
 */
const reachesInvoices = ({ parcels }: CancelPart, by: CancelParty): boolean =>
  by === 'staff' && parcels.every(({ state }) => open.staff.has(state))

/**
 * The pieces of a line that may be cancelled, those without an invoice first, then the batches that expire last: the buyer keeps what
 * was picked first.
 */
export function openLots(part: CancelPart, line: CancelLine, by: CancelParty): CancelLot[] {
  const reaches = reachesInvoices(part, by)
  const parcels = new Map(
    part.parcels
      .filter(({ state, invoiced }) => open[by].has(state) && (reaches || !invoiced))
      .map(({ id, invoiced }) => [id, invoiced]),
  )
  const never = '9999-12-31'
  return line.lots
    .filter((lot) => parcels.has(lot.parcelId))
    .toSorted(
      (a, b) =>
        Number(parcels.get(a.parcelId)) - Number(parcels.get(b.parcelId)) ||
        (b.expiresOn ?? never).localeCompare(a.expiresOn ?? never) ||
        b.lotId - a.lotId ||
        b.parcelId.localeCompare(a.parcelId),
    )
}

/** Said to staff who take back a part of packed goods: a credit note undoes whole invoices, with their delivery charge. */
export const WHOLE_SELLER =
  'Packed goods have their tax invoice. Cancel everything of this seller, or leave the packed goods.'

/** How many pieces of a line may be cancelled. */
export const cancellable = (part: CancelPart, line: CancelLine, by: CancelParty): number =>
  openLots(part, line, by).reduce((sum, lot) => sum + lot.quantity, 0)

/** Why nothing of a sub-order may be cancelled; empty: something may. */
export function whyNot(part: CancelPart, by: CancelParty): string {
  if (part.lines.some((line) => cancellable(part, line, by) > 0)) return ''
  if (part.lines.every((line) => line.cancelled === line.quantity)) return 'Cancelled already.'
  const packed = part.parcels.some(({ state }) => state === 'packed')
  if (by === 'buyer' && packed)
    return 'It is packed, so you can’t cancel it here any more. Ask us at once: we may still stop it.'
  if (part.parcels.some(({ state, invoiced }) => invoiced && open.staff.has(state)))
    return by === 'buyer'
      ? 'Its tax invoice is issued, so you can’t cancel it here any more. Ask us: we may still stop it.'
      : 'A part of it has left, and the rest has its tax invoice: it can be returned once it is delivered.'
  return 'The courier has it, so it can’t be cancelled any more.'
}

/** Takes pieces from the open lots, in their order. */
export function takeFrom(lots: readonly CancelLot[], quantity: number): CancelLot[] {
  let left = quantity
  return lots.flatMap((lot) => {
    const taken = Math.min(left, lot.quantity)
    left -= taken
    return taken > 0 ? [{ ...lot, quantity: taken }] : []
  })
}
