import type { Answer } from '@upchar/contract/schema/endpoints'
import { batchName } from '@upchar/kernel/batches'
import { recallDue } from '@upchar/kernel/recalls'
import type { RecallRow } from './store/recalls.ts'
import type { Found, SoldOrder } from './store/found.ts'
import type { NoticeRow, RecallOfOrder } from './store/told.ts'

type Shown = Answer<'staffGetRecall'>

export const recallView = (one: RecallRow): Shown['recall'] => ({
  id: one.id,
  sku: one.sku,
  title: one.title,
  scope: one.scope,
  batch: one.batch,
  serials: one.serials,
  class: one.class,
  reason: one.reason,
  reference: one.reference,
  ordered_by: one.orderedBy,
  advice: one.advice,
  begun_at: one.begunAt.toISOString(),
  begun_by: one.begunBy,
  withdrawn:
    one.withdrawnAt === null
      ? null
      : { at: one.withdrawnAt.toISOString(), by: one.withdrawnBy, reason: one.withdrawnReason },
  closed:
    one.closedAt === null
      ? null
      : { at: one.closedAt.toISOString(), by: one.closedBy, conclusion: one.conclusion ?? '' },
  due_at: recallDue(one.class, one.begunAt).toISOString(),
})

export const foundView = (found: Found): Shown['found'] => ({
  lots: found.lots.map(({ batchNo, expiresOn, onHand, takenOut, ...lot }) => ({
    ...lot,
    batch: batchName(batchNo),
    expires_on: expiresOn,
    on_hand: onHand,
    taken_out: takenOut,
  })),
  waiting: found.waiting.map(({ parcel, order, warehouse, packed, pieces }) => ({
    parcel,
    order,
    warehouse,
    packed,
    pieces,
  })),
  waiting_parcels: found.waitingParcels,
  waiting_pieces: found.waitingPieces,
  orders: found.orders,
  buyers: found.buyers,
  sold: found.sold,
  back: found.back,
  left: found.sold - found.back,
})

export const orderView = (one: SoldOrder): Answer<'staffListRecallOrders'>['orders'][number] => ({
  id: one.id,
  number: one.number,
  placed_at: one.placedAt.toISOString(),
  buyer: one.buyer,
  pieces: one.pieces,
  back: one.back,
  left: one.pieces - one.back,
  on_the_way: one.onTheWay,
})

export const recallOfOrderView = (
  one: RecallOfOrder,
): Answer<'getOrderRecalls'>['recalls'][number] => ({
  id: one.id,
  title: one.title,
  batch: one.batch,
  serials: one.serials,
  reason: one.reason,
  advice: one.advice,
  told_at: one.toldAt.toISOString(),
  acknowledged_at: one.acknowledgedAt?.toISOString() ?? null,
  withdrawn: one.withdrawnAt !== null,
})

export const noticeView = (
  one: NoticeRow,
): Answer<'staffListRecallNotices'>['notices'][number] => ({
  id: one.id,
  state: one.state,
  because: one.because,
  buyer: one.buyer,
  email: one.email,
  phone: one.phone,
  orders: one.orders,
  told_at: one.toldAt.toISOString(),
  mailed_at: one.mailedAt?.toISOString() ?? null,
  reminders: one.reminders,
  acknowledged_at: one.acknowledgedAt?.toISOString() ?? null,
  acknowledged_by: one.acknowledgedBy,
  noted: one.noted,
})
