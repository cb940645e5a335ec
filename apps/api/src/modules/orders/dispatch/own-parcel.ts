import type { Answer, Body, Query } from '@upchar/contract/schema/endpoints'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { isUuid } from '../../../platform/ids.ts'
import { mayReach } from '../../../platform/identity/author.ts'
import type { SellerCaller } from '../../../platform/identity/identity.ts'
import { moveParcel } from '../desk/move-parcel.ts'
import { nextStates } from '../desk/next-states.ts'
import { setParcelCourier } from '../desk/set-courier.ts'
import { awbTakenElsewhere, invoiceUnknown, parcelUnknown } from '../errors.ts'
import { invoiceFile, type InvoiceFile } from '../get-invoice.ts'
import { selectParcelsById, type Dispatched } from '../store/dispatch.ts'
import { findDocument } from '../store/read.ts'
import { boxView } from './contents-view.ts'
import { measureParcel } from './measure-parcel.ts'
import { inWordsOfSeller } from './own-words.ts'
import { ownView } from './show-own-parcels.ts'

type Shown = Answer<'sellerGetParcel'>['parcel']

/** What a seller sets by hand; what comes after it the courier reports. */
const nextOf = ({ state }: Dispatched): Shown['next'] =>
  nextStates(state).flatMap((to) =>
    to === 'packed' || (to === 'shipped' && state === 'packed') ? [to] : [],
  )

const detailView = (parcel: Dispatched): Shown => ({
  ...ownView(parcel),
  version: parcel.version,
  warehouse: { name: parcel.warehouse.name, city: parcel.warehouse.city },
  awb: parcel.awb ?? '',
  tracking_url: parcel.trackingUrl ?? '',
  logger_number: parcel.loggerNumber ?? '',
  package: boxView(parcel),
  is_booked: parcel.booking !== null,
  invoice_number: parcel.invoiceNumber ?? '',
  next: nextOf(parcel),
})

/** The row of an own parcel; undefined: there is none, or it is another seller's. */
async function findOwn(
  db: Context['db'],
  member: SellerCaller,
  id: string,
): Promise<Dispatched | undefined> {
  const [parcel] = isUuid(id) ? await selectParcelsById(db, [id]) : []
  return parcel !== undefined && mayReach(member, parcel) ? parcel : undefined
}

/** One of the calling member's own parcels (APP-01); another seller's is unknown. */
export async function showOwnParcel(
  { db }: Pick<Context, 'db'>,
  member: SellerCaller,
  id: string,
): Promise<Result<Answer<'sellerGetParcel'>, Refusal & { code: 'parcel_unknown' }>> {
  const parcel = await findOwn(db, member, id)
  return parcel === undefined ? parcelUnknown() : ok({ success: true, parcel: detailView(parcel) })
}

/** A member keeps weight, size and logger of an own parcel, by the rules that staff have. */
export async function measureOwnParcel(
  context: Context,
  member: SellerCaller,
  id: string,
  body: Body<'sellerMeasureParcel'>,
): Promise<HandlerResult<'sellerMeasureParcel'>> {
  const measured = await measureParcel(context, member, id, body)
  return measured.ok ? showOwnParcel(context, member, id) : measured
}

/** A member sets an own parcel to packed or handed over, now and by the rules that staff have. */
export async function moveOwnParcel(
  context: Context,
  member: SellerCaller,
  id: string,
  { version, state }: Body<'sellerMoveParcel'>,
): Promise<HandlerResult<'sellerMoveParcel'>> {
  const at = context.clock.now().toISOString()
  const moved = await moveParcel(context, member, id, { version, state, at, reason: '' })
  if (moved.ok) return showOwnParcel(context, member, id)
  const { error } = moved
  if (error.code === 'reason_missing') throw new Error(`${state} needs no reason`)
  return inWordsOfSeller({ ...error, code: error.code })
}

/** A member sets courier and AWB of an own parcel, by the rules that staff have. */
export async function setOwnCourier(
  context: Context,
  member: SellerCaller,
  id: string,
  body: Body<'sellerSetParcelCourier'>,
): Promise<HandlerResult<'sellerSetParcelCourier'>> {
  const set = await setParcelCourier(context, member, id, body)
  if (set.ok) return showOwnParcel(context, member, id)
  return set.error.code === 'awb_taken' ? awbTakenElsewhere() : set
}

/** The document that an own parcel leaves with. It is the seller's own record, so it can be read later too. */
export async function ownInvoice(
  context: Context,
  member: SellerCaller,
  id: string,
  { copy }: Query<'sellerGetInvoice'>,
): Promise<Result<InvoiceFile, ReturnType<typeof parcelUnknown | typeof invoiceUnknown>['error']>> {
  const parcel = await findOwn(context.db, member, id)
  if (parcel === undefined) return parcelUnknown()
  const { orderId, invoiceId } = parcel
  const document =
    invoiceId === null ? undefined : await findDocument(context.db, orderId, invoiceId)
  return document === undefined ? invoiceUnknown() : invoiceFile(context, document, copy)
}
