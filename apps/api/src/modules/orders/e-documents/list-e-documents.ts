import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { countWaiting, selectListed, type EKind, type Listed } from '../store/e-document-list.ts'
import { cancelProblem, PORTAL_CANCELS_MS } from './cancel-e-document.ts'
import { hasLeft } from './why-kept.ts'

type Shown = Answer<'staffListEDocuments'>['documents'][number]

const deepest = 10_000
const iso = (at: string | null) => (at === null ? null : new Date(at).toISOString())

const isOnItsWay = ({ parcelState, moveState }: Listed): boolean =>
  (parcelState !== null && hasLeft(parcelState)) || moveState === 'sent' || moveState === 'received'

function view(kind: EKind, row: Listed, now: Date): Shown {
  const { transport } = row
  const mayCancel =
    (row.state === 'reported' || row.state === 'made') &&
    row.at !== null &&
    cancelProblem({ at: new Date(row.at), isOnItsWay: isOnItsWay(row) }, now) === undefined
  return {
    kind,
    id: row.id,
    order_id: row.orderId,
    order_number: row.orderNumber,
    stock_move: row.moveId,
    number: row.number,
    title: row.title,
    issued_on: row.issuedOn,
    gstin: row.gstin,
    seller: row.seller,
    buyer: row.buyer,
    total: paiseToRupees(row.totalPaise),
    state: row.state,
    last_day: row.lastDay,
    is_late: row.state === 'waiting' && row.lastDay !== null && row.lastDay < istDate(now),
    problem: row.problem,
    irn: row.irn,
    ack_no: row.ackNo,
    is_verified: row.isVerified,
    e_way_bill: row.ewbNumber,
    at: iso(row.at),
    valid_until: iso(row.validUntil),
    transport: transport && {
      transporter_id: transport.transporterId,
      transporter_name: transport.transporterName,
      mode: transport.mode,
      vehicle: transport.vehicle,
      distance_km: transport.distanceKm,
    },
    may_cancel: mayCancel,
    is_to_cancel: mayCancel && row.isNeedless,
  }
}

/** What must be reported to the portals of the tax office, with its state. */
export async function listEDocuments(
  { db, clock }: Context,
  query: Query<'staffListEDocuments'>,
): Promise<HandlerResult<'staffListEDocuments'>> {
  const now = clock.now()
  const madeAfter = new Date(now.getTime() - PORTAL_CANCELS_MS)
  const [{ rows, total }, counts] = await Promise.all([
    selectListed(db, query, madeAfter),
    countWaiting(db, istDate(now), madeAfter),
  ])
  return ok({
    success: true,
    counts,
    documents: rows.map((row) => view(query.kind, row, now)),
    total: Math.min(total, deepest),
    total_is_more: total > deepest,
  })
}
