import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import { selectOffersById, type BankOffer } from '../../modules/bank-offers/index.ts'
import { findAttribution } from '../../modules/checkout/index.ts'
import {
  findPurchaseOfOrder,
  moveParcel,
  orderForStaff,
  orderNumbers,
  orderUnknown,
  setParcelCourier,
} from '../../modules/orders/index.ts'
import {
  findPaymentsOfPurchase,
  findRefundsOfPurchase,
  refundReason,
} from '../../modules/payments/index.ts'
import { salesPersonOf } from '../../modules/sales-codes/index.ts'
import { membersAsAuthors } from '../../modules/seller-members/index.ts'
import {
  auditTrail,
  recordView,
  staffNames,
  type NamesOfSubjects,
} from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { OfficeCaller } from '../../platform/identity/author.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { mailsAboutOrder } from '../../platform/mail/mail.ts'
import { undoParcel } from '../returns/undo-delivery.ts'
import { cancelOrderFor } from '../orders/cancel-order.ts'
import { previewCancelFor } from '../orders/plan-cancel-for.ts'
import { changeDelivery } from './change-delivery.ts'
import { memberOf, timelineOf } from './order-timeline.ts'

type Order = Answer<'staffGetOrder'>['order']

/** What the audit log calls an order. */
export const orderNames: NamesOfSubjects = {
  order: { permission: 'orders.read', namesOf: orderNumbers },
}

type Origin = NonNullable<Awaited<ReturnType<typeof findAttribution>>>

/** A sales code that the shop verified comes before one that only the link says (CART-12). */
async function attributionView(
  db: Context['db'],
  known: NonNullable<Origin['known']>,
  { salesCode }: Origin,
): Promise<Order['attribution']> {
  const { landedPage, utm, salesCode: linked, referral, device, platform } = known
  return {
    landed_page: landedPage,
    utm,
    sales_code: salesCode ?? linked,
    sales_person: salesCode === null ? '' : await salesPersonOf(db, salesCode),
    referral,
    device,
    platform,
  }
}

/** An offer that nobody entered here is shown by the gateway's id alone. */
const offerView = (
  id: string | null,
  known: readonly Pick<BankOffer, 'providerOfferId' | 'title' | 'issuer'>[],
): Order['payments'][number]['offer'] => {
  if (id === null) return null
  const entered = known.find(({ providerOfferId }) => providerOfferId === id)
  return { offer_id: id, title: entered?.title ?? '', issuer: entered?.issuer ?? '' }
}

/**
 * Payments, refunds and origin of an order. Payments are those of its checkout, and of other attempts to buy the same cart what was captured
 * and goes back.
 */
async function purchaseOf(
  { db }: Pick<Context, 'db'>,
  orderId: string,
): Promise<Pick<Order, 'payments' | 'refunds' | 'attribution'> & { placedByStaff: string | null }> {
  const purchase = await findPurchaseOfOrder(db, orderId)
  if (purchase === undefined)
    return { payments: [], refunds: [], attribution: null, placedByStaff: null }
  const paid = await findPaymentsOfPurchase(db, purchase.id)
  const [offers, refunds, origin] = await Promise.all([
    selectOffersById(
      db,
      paid.flatMap(({ offer }) => offer ?? []),
    ),
    findRefundsOfPurchase(db, purchase.id),
    findAttribution(db, purchase.checkoutId),
  ])
  const isOfOrder = ({ checkoutId }: { checkoutId: string }) => checkoutId === purchase.checkoutId
  return {
    payments: paid
      .filter((payment) => isOfOrder(payment) || payment.settledAs === 'refund')
      .map((payment) => ({
        id: payment.id,
        method: payment.method,
        amount: paiseToRupees(payment.amountPaise),
        state: payment.state,
        at: payment.createdAt.toISOString(),
        error: payment.errorReason ?? '',
        reference: payment.bankReference ?? '',
        offer: offerView(payment.offer, offers),
        of_order: isOfOrder(payment),
      })),
    refunds: refunds.map(
      ({ id, paymentId, amountPaise, reason, state, toWallet, createdAt, bankReference }) => ({
        id,
        payment_id: paymentId,
        amount: paiseToRupees(amountPaise),
        reason: refundReason(reason),
        state,
        to_wallet: toWallet,
        at: createdAt.toISOString(),
        reference: bankReference ?? '',
      }),
    ),
    attribution: origin?.known == null ? null : await attributionView(db, origin.known, origin),
    placedByStaff: origin?.staffId ?? null,
  }
}

async function wholeOrder(context: Context, idOrNumber: string): Promise<Order | undefined> {
  const { db } = context
  const found = await orderForStaff(context, idOrNumber)
  if (found === undefined) return undefined
  const { order, scans } = found
  const { placedByStaff, ...purchase } = await purchaseOf(context, order.id)
  const [mails, bookings, undone, redirected, names] = await Promise.all([
    mailsAboutOrder(db, order.id),
    auditTrail(db, { kind: 'order', id: order.id }, 'parcel.courier'),
    auditTrail(db, { kind: 'order', id: order.id }, 'parcel.undo'),
    auditTrail(db, { kind: 'order', id: order.id }, 'order.delivery'),
    staffNames(
      db,
      [...scans, ...order.cancels].map(({ staffId }) => staffId).concat(placedByStaff),
    ),
  ])
  const members = await membersAsAuthors(db, [
    ...scans.map(({ memberId }) => memberId),
    ...bookings.map(memberOf),
  ])
  const whole = {
    ...order,
    ...purchase,
    placed_by: placedByStaff === null ? null : (names.get(placedByStaff) ?? null),
    cancels: order.cancels.map(({ staffId, ...cancel }) => ({
      ...cancel,
      by: staffId === null ? null : (names.get(staffId) ?? null),
    })),
    mails: mails.map(({ id, toAddress, subject, createdAt }) => ({
      id,
      to: toAddress,
      subject,
      at: createdAt.toISOString(),
    })),
  }
  return {
    ...whole,
    timeline: timelineOf({
      order: whole,
      scans,
      bookings,
      undone,
      redirected,
      names: new Map([...names, ...members]),
    }),
  }
}

/** An order with everything staff need to answer for it, or a key's system (OPS-01). Each view is audited. */
export async function getOrder(
  context: Context,
  caller: OfficeCaller,
  idOrNumber: string,
): Promise<HandlerResult<'staffGetOrder'>> {
  const order = await wholeOrder(context, idOrNumber)
  if (order === undefined) return orderUnknown()
  await recordView(context, caller, { kind: 'order', id: order.id })
  return ok({ success: true, order })
}

async function orderNow(context: Context, id: string) {
  const order = await wholeOrder(context, id)
  if (order === undefined) throw new Error(`the order ${id} is gone`)
  return ok({ success: true as const, order })
}

/** Sets courier and AWB of a parcel; answers with the order as it is now. */
export async function setCourierOfParcel(
  context: Context,
  staff: StaffCaller,
  parcelId: string,
  body: Body<'staffSetParcelCourier'>,
): Promise<HandlerResult<'staffSetParcelCourier'>> {
  const set = await setParcelCourier(context, staff, parcelId, body)
  return set.ok ? orderNow(context, set.value) : set
}

/** Moves a parcel; answers with the order as it is now. */
export async function moveParcelOfOrder(
  context: Context,
  staff: StaffCaller,
  parcelId: string,
  body: Body<'staffMoveParcel'>,
): Promise<HandlerResult<'staffMoveParcel'>> {
  const moved = await moveParcel(context, staff, parcelId, body)
  return moved.ok ? orderNow(context, moved.value) : moved
}

/** Takes back a parcel's latest state; answers with the order as it is now. */
export async function undoParcelMoveOfOrder(
  context: Context,
  { staffId }: StaffCaller,
  parcelId: string,
  body: Body<'staffUndoParcelMove'>,
): Promise<HandlerResult<'staffUndoParcelMove'>> {
  const undone = await undoParcel(context, staffId, parcelId, body)
  return undone.ok ? orderNow(context, undone.value) : undone
}

/** Changes contact and delivery address; answers with the order as it is now. */
export async function changeDeliveryOfOrder(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffChangeDelivery'>,
): Promise<HandlerResult<'staffChangeDelivery'>> {
  const changed = await changeDelivery(context, staffId, id, body)
  return changed.ok ? orderNow(context, changed.value) : changed
}

/** What a cancel by staff would give back; changes nothing. */
export async function previewCancelForStaff(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { items }: Body<'staffPreviewCancel'>,
): Promise<HandlerResult<'staffPreviewCancel'>> {
  const seen = await previewCancelFor(context, { party: 'staff', staffId }, id, items)
  if (seen.ok) return ok({ success: true, cancel: seen.value })
  const { error } = seen
  return error.code === 'order_not_found' ? orderUnknown() : err({ ...error, code: error.code })
}

/** Cancels an order or parts of it; answers with the order as it is now (RET-01). */
export async function cancelOrderForStaff(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffCancelOrder'>,
): Promise<HandlerResult<'staffCancelOrder'>> {
  const done = await cancelOrderFor(context, { party: 'staff', staffId }, id, body)
  if (done.ok) return orderNow(context, done.value)
  const { error } = done
  return error.code === 'order_not_found' ? orderUnknown() : err({ ...error, code: error.code })
}
