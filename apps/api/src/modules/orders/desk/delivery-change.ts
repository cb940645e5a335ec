import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { sha256 } from '../../../platform/ids.ts'
import type { CancelPart } from '../cancel/rules.ts'
import { isSameAddress, paysCash, type GuestForm } from '../../checkout/index.ts'
import { isGone, isPacked } from '../model.ts'

/** What staff may change of an order before it is packed (OPS-01), by the name that the form gives it. */
const fields = {
  full_name: 'fullName',
  phone: 'phone',
  email: 'email',
  house: 'house',
  street: 'street',
  landmark: 'landmark',
  city: 'city',
  pincode: 'pincode',
  instructions: 'shippingInstructions',
} as const satisfies Record<string, keyof GuestForm>
type Field = keyof typeof fields
const names = Object.keys(fields).filter((key): key is Field => key in fields)

/** How the mail and the history call a field. */
export const deliveryWords: Readonly<Record<Field, string>> = {
  full_name: 'name',
  phone: 'phone number',
  email: 'email address',
  house: 'address',
  street: 'address',
  landmark: 'address',
  city: 'address',
  pincode: 'address',
  instructions: 'note for the courier',
}

/** Contact and delivery address as the form shows them. */
export const deliveryForm = (form: GuestForm) => ({
  full_name: form.fullName,
  phone: form.phone,
  email: form.email,
  house: form.house,
  street: form.street,
  landmark: form.landmark,
  city: form.city,
  pincode: form.pincode,
  instructions: form.shippingInstructions ?? '',
})

/** Sent back with a change, so that nobody overwrites what they haven't seen. */
export const deliverySeen = (form: GuestForm): string =>
  sha256(JSON.stringify(deliveryForm(form))).slice(0, 16)

type ShownParts = readonly (Pick<CancelPart, 'state'> & {
  parcels: readonly Pick<CancelPart['parcels'][number], 'state' | 'invoiced'>[]
})[]

/** Why address and contact can't change any more; empty: they can. Labels and invoices repeat them. */
export function whyDeliveryStands(parts: ShownParts): string {
  const parcels = parts.flatMap((part) => part.parcels)
  if (parcels.every(({ state }) => isGone(state))) return 'The order is cancelled.'
  if (parcels.some(({ state }) => isPacked(state)))
    return 'A parcel of this order is packed: its label and its tax invoice name the address. Ask the courier to redirect it, or cancel what has not left.'
  return parcels.some(({ state, invoiced }) => invoiced && !isGone(state))
    ? 'The tax invoice is issued and names the address. Cancel the order and place it anew.'
    : ''
}

/** The fields that differ. */
export function changedFields(before: GuestForm, after: GuestForm): Field[] {
  const [old, now] = [deliveryForm(before), deliveryForm(after)]
  return names.filter((name) => old[name] !== now[name])
}

type Elsewhere = Result<void, Refusal & { code: 'state_wrong'; field: string }>
const refuse = (field: string, message: string): Elsewhere =>
  err({ code: 'state_wrong', field, message })

/** Whether an order stays what was agreed, state and tax (CART-23), with another address; a cash order keeps the phone that was checked. */
export function staysAsAgreed(
  { form, paymentOption }: { form: GuestForm; paymentOption: number },
  after: GuestForm,
  place: { cod: boolean },
): Elsewhere {
  if (after.stateCode !== form.stateCode || after.state !== form.state)
    return refuse(
      'pincode',
      `The order is taxed for a delivery in ${form.state}. For ${after.state}, cancel it and place it anew.`,
    )
  if (form.sez !== undefined && after.pincode !== form.pincode)
    return refuse(
      'pincode',
      'The order is supplied to a special economic zone: its tax depends on the pincode.',
    )
  if (!paysCash(paymentOption)) return ok(undefined)
  if (after.phone !== form.phone)
    return refuse(
      'phone',
      'An order paid in cash keeps its phone number, which was checked. Write another one into the note for the courier.',
    )
  return after.pincode === form.pincode || place.cod
    ? ok(undefined)
    : refuse('pincode', `No courier collects cash in ${after.pincode}.`)
}

/** The order's form with another delivery. A registered buyer who was billed at the delivery address is still billed there. */
export function redirected(form: GuestForm, after: GuestForm): GuestForm {
  const { fullName, pincode, house, street, landmark, city, state, stateCode } = form
  const before = { fullName, pincode, house, street, landmark, city, state, stateCode }
  const isMoved = !isSameAddress({ ...after, fullName }, form)
  return {
    ...form,
    ...after,
    gstin: form.gstin,
    businessName: form.businessName,
    ...(form.gstin !== '' && form.billing === undefined && isMoved && { billing: before }),
  }
}
