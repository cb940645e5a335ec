import type { Body } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { err, ok, type Result } from '@upchar/kernel/result'
import { cleanPincode } from '@upchar/kernel/validate'
import { placeOf, planOfParcel } from '../../modules/availability/index.ts'
import {
  checkForm,
  checkoutErrors,
  streetLine,
  type GuestForm,
} from '../../modules/checkout/index.ts'
import {
  cancelChanged,
  changedFields,
  deliverySeen,
  deliveryWords,
  findToCancel,
  lockParts,
  orderUnknown,
  parcelStateWrong,
  redirected,
  selectCancelParts,
  selectWaitingParcels,
  setForm,
  setPromises,
  staysAsAgreed,
  trackPath,
  whyDeliveryStands,
  type CancelledOrder,
} from '../../modules/orders/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { wayTo, type WayToBuyer } from '../orders/way-to-buyer.ts'

type Change = Body<'staffChangeDelivery'>
type Typed = Omit<Change, 'seen' | 'reason'>

const sentForm = (typed: Typed, { state }: GuestForm) => ({
  FullName: typed.full_name,
  PhoneNumber: typed.phone,
  email: typed.email,
  house: typed.house,
  street: typed.street,
  Landmark: typed.landmark,
  city: typed.city,
  pinCode: typed.pincode,
  shippingInstructions: typed.instructions,
  state,
  gstin: '',
  businessName: '',
  poNumber: '',
})
const namesOfFields: Readonly<Record<string, string>> = {
  FullName: 'full_name',
  PhoneNumber: 'phone',
  Landmark: 'landmark',
  pinCode: 'pincode',
  shippingInstructions: 'instructions',
}

/** When each waiting parcel arrives; the problem where one can't be brought there. */
function promisesTo(
  way: WayToBuyer,
  order: Pick<CancelledOrder, 'quote'>,
  parcels: Awaited<ReturnType<typeof selectWaitingParcels>>,
): Result<
  { id: string; from: string; to: string }[],
  ReturnType<typeof parcelStateWrong>['error']
> {
  const cold = new Set(order.quote.lines.filter((l) => l.coldChain).map((l) => l.offerId))
  const promises = []
  for (const { id, warehouseId, offerIds } of parcels) {
    const arrival = planOfParcel(way.plan, order.quote.lines, offerIds).get(warehouseId)
    const days = offerIds.some((offer) => cold.has(offer)) ? arrival?.cold : arrival
    if (days === undefined)
      return parcelStateWrong(
        arrival === undefined
          ? 'No courier brings a parcel of this order to that pincode.'
          : 'No courier keeps the goods of this order at 2–8 °C on the way to that pincode.',
      )
    promises.push({ id, from: days.from, to: days.to })
  }
  return ok(promises)
}

async function record(
  context: Context,
  tx: Transaction,
  change: {
    order: CancelledOrder
    after: GuestForm
    fields: ReturnType<typeof changedFields>
    arrives: string
    staffId: string
    reason: string
  },
): Promise<void> {
  const { order, after, fields, arrives, staffId, reason } = change
  const at = context.clock.now()
  const what = [...new Set(fields.map((field) => deliveryWords[field]))].join(', ')
  await recordAudit(tx, {
    by: staffId,
    action: 'order.delivery',
    subject: { kind: 'order', id: order.id },
    after: { what, reason },
    at,
  })
  const link = `${context.config.origin}${trackPath(context.config.secret, order.id)}`
  for (const to of new Set([order.form.email, after.email]))
    await recordMail(
      tx,
      plainMail(context.config, to, `Order ${order.number}: ${what} changed`, [
        `Our staff changed the ${what} of your order ${order.number}.`,
        `It goes to:\n${[after.fullName, streetLine(after), `${after.city} ${after.pincode}, ${after.state}`].join('\n')}`,
        ...(arrives === '' ? [] : [`It is now expected by ${formatIstDate(arrives)}.`]),
        `If you did not ask for this, write to ${context.config.SUPPORT_EMAIL} at once.`,
        ...(to === after.email ? [`Your order: ${link}`] : []),
      ]),
      at,
      { orderId: order.id },
    )
}

/**
 * Staff change contact and delivery address of an order until its first parcel is packed (OPS-01), within the state and the tax that
 * were agreed. What lowers the order is a cancel. The same change again changes nothing.
 */
export async function changeDelivery(
  context: Context,
  staffId: string,
  id: string,
  { seen, reason, ...typed }: Change,
) {
  const pincode = cleanPincode(typed.pincode)
  const [place, way] = [await placeOf(context, pincode), await wayTo(context, pincode)]
  return decideInTransaction(context.db, async (tx) => {
    const order = await findToCancel(tx, id, true)
    if (order === undefined) return orderUnknown()
    await lockParts(tx, order.id)
    const stands = whyDeliveryStands(await selectCancelParts(tx, order.id))
    if (stands !== '') return parcelStateWrong(stands)
    const checked = checkForm(sentForm(typed, order.form), { delivery: place })
    if (!checked.ok)
      return checkoutErrors.formInvalid(
        checked.error.map((one) => ({ ...one, field: namesOfFields[one.field] ?? one.field })),
      )
    const after = redirected(order.form, checked.value)
    const fields = changedFields(order.form, after)
    if (fields.length === 0) return ok(order.id)
    if (seen !== deliverySeen(order.form)) return cancelChanged()
    const agreed = staysAsAgreed(order, after, { cod: place?.cod === true })
    if (!agreed.ok) return err(agreed.error)
    const isElsewhere = after.pincode !== order.form.pincode
    const promises = isElsewhere
      ? promisesTo(way, order, await selectWaitingParcels(tx, order.id))
      : ok([])
    if (!promises.ok) return promises
    await setForm(tx, order.id, after)
    if (isElsewhere) await setPromises(tx, promises.value)
    const arrives =
      promises.value
        .map(({ to }) => to)
        .toSorted()
        .at(-1) ?? ''
    await record(context, tx, { order, after, fields, arrives, staffId, reason })
    return ok(order.id)
  })
}
