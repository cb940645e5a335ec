import { paymentMethodWords } from '@upchar/kernel/payment-methods'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatRupees, rupeesToPaise } from '@upchar/kernel/money'
import { stateLabel, stateOfScan, type ScanOfOrder } from '../../modules/orders/index.ts'
import type { auditTrail } from '../../modules/staff/index.ts'

type Order = Answer<'staffGetOrder'>['order']
type Happened = Order['timeline'][number]
type Who = NonNullable<Happened['by']>
type Trail = Awaited<ReturnType<typeof auditTrail>>

export type Sources = {
  order: Pick<
    Order,
    'id' | 'placed_at' | 'placed_by' | 'payments' | 'refunds' | 'cancels' | 'mails' | 'parts'
  >
  scans: readonly ScanOfOrder[]
  /** Changes of courier and AWB. */
  bookings: Trail
  /** States of parcels that staff took back. */
  undone: Trail
  /** Changes of contact and delivery address. */
  redirected: Trail
  /** Of staff and of sellers' members, by id. */
  names: ReadonlyMap<string, Who>
}

const text = (facts: Record<string, unknown> | null, key: string): string => {
  const value = facts?.[key]
  return typeof value === 'string' ? value : ''
}

const booked = (facts: Record<string, unknown> | null): string =>
  [text(facts, 'courier'), text(facts, 'awb')].filter(Boolean).join(' ')

const newsOf = (before: Trail[number]['before'], after: Trail[number]['after']): string => {
  if (booked(after) === '') return 'Booking cancelled'
  return `${text(before, 'awb') === '' ? 'Booked with' : 'Corrected to'} ${booked(after)}`
}

/** A member of the seller who changed it; null: nobody did. */
export const memberOf = ({ after }: Pick<Trail[number], 'after'>): string | null =>
  text(after, 'by_member') || null

const bookingOf = (
  { id, at, by, before, after }: Trail[number],
  { of, names }: { of: string; names: Sources['names'] },
): Happened => ({
  id: `booking-${id}`,
  at: at.toISOString(),
  kind: 'courier',
  title: `${newsOf(before, after)}${of}`,
  note: [text(before, 'awb') === '' ? '' : `Before: ${booked(before)}`, text(after, 'reason')]
    .filter(Boolean)
    .join('\n'),
  by: by ?? names.get(memberOf({ after }) ?? '') ?? null,
})

const undoneOf = ({ id, at, by, after }: Trail[number], of: string): Happened => ({
  id: `undone-${id}`,
  at: at.toISOString(),
  kind: 'parcel',
  title: `Taken back: ${text(after, 'undone')}${of}`,
  note: text(after, 'reason'),
  by,
})

const redirectedOf = ({ id, at, by, after }: Trail[number]): Happened => ({
  id: `delivery-${id}`,
  at: at.toISOString(),
  kind: 'order',
  title: `Changed: ${text(after, 'what')}`,
  note: text(after, 'reason'),
  by,
})

function scanOf(scan: ScanOfOrder, names: Sources['names'], of: string): Happened {
  const state = stateOfScan(scan.statusId)
  const label = state === undefined ? scan.activity : stateLabel(state)
  return {
    id: `scan-${scan.parcelId}-${scan.statusId}-${scan.at}`,
    at: new Date(scan.at).toISOString(),
    kind: 'parcel',
    title: `${label}${of}`,
    note: [scan.activity === label ? '' : scan.activity, scan.location].filter(Boolean).join(', '),
    by: names.get(scan.staffId ?? scan.memberId ?? '') ?? null,
  }
}

const money = (rupees: number): string => formatRupees(rupeesToPaise(rupees), { paise: 'always' })

/** What happened to an order, newest first: money, parcels, mails, and what staff changed. */
export function timelineOf({
  order,
  scans,
  bookings,
  undone,
  redirected,
  names,
}: Sources): Happened[] {
  const parcels = order.parts.flatMap((part) => part.parcels.map(({ id }) => id))
  const of = (parcelId: string): string =>
    parcels.length > 1 ? ` · parcel ${parcels.indexOf(parcelId) + 1}` : ''
  const plain = { note: '', by: null }
  return [
    {
      ...plain,
      id: 'placed',
      at: order.placed_at,
      kind: 'order' as const,
      title: order.placed_by === null ? 'Order placed' : 'Order placed for the customer',
      by: order.placed_by,
    },
    ...order.payments.map((payment) => ({
      ...plain,
      id: `payment-${payment.id}`,
      at: payment.at,
      kind: 'payment' as const,
      title: `Payment ${payment.state}: ${money(payment.amount)} by ${paymentMethodWords(payment.method)}`,
      note: payment.error,
    })),
    ...order.refunds.map((refund) => ({
      ...plain,
      id: `refund-${refund.id}`,
      at: refund.at,
      kind: 'refund' as const,
      title: `Refund ${refund.to_wallet ? 'to the wallet' : refund.state}: ${money(refund.amount)}`,
      note: [refund.reason, refund.reference && `Bank reference ${refund.reference}`]
        .filter(Boolean)
        .join('\n'),
    })),
    ...order.cancels.map((cancel) => ({
      id: `cancel-${cancel.id}`,
      at: cancel.at,
      kind: 'order' as const,
      title: `${cancel.by === null ? 'Cancelled by the buyer' : 'Cancelled'}: ${cancel.items
        .map(({ title, quantity }) => `${quantity} × ${title}`)
        .join(', ')}, ${money(cancel.amount)}`,
      note: [cancel.reason, cancel.note].filter(Boolean).join('\n'),
      by: cancel.by,
    })),
    ...order.mails.map((mail) => ({
      ...plain,
      id: `mail-${mail.id}`,
      at: mail.at,
      kind: 'mail' as const,
      title: mail.subject,
      note: `Mail to ${mail.to}`,
    })),
    ...bookings.map((entry) => bookingOf(entry, { of: of(text(entry.after, 'parcel')), names })),
    ...undone.map((entry) => undoneOf(entry, of(text(entry.after, 'parcel')))),
    ...redirected.map(redirectedOf),
    ...scans.map((scan) => scanOf(scan, names, of(scan.parcelId))),
  ].toSorted((a, b) => b.at.localeCompare(a.at))
}
