import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { checkPhone } from '@upchar/kernel/validate'
import { GUEST_LINES, lineProblem } from '@upchar/kernel/text-line'
import { findCustomer } from '../../modules/accounts/index.ts'
import { findAddress } from '../../modules/addresses/index.ts'
import { placeOf } from '../../modules/availability/index.ts'
import {
  checkForm,
  checkoutErrors,
  isSameAddress,
  type GuestForm,
  type LockedCheckout,
  type PostalAddress,
  type SentForm,
} from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { requoteCheckout } from '../checkout/requote-checkout.ts'

type KeptAddress = NonNullable<Awaited<ReturnType<typeof findAddress>>>
type Chosen = { delivery: KeptAddress | undefined; billing: KeptAddress | undefined }

/**
 * Changes the addresses of a customer's open checkout (CHECKOUT-02) and requotes it for the new
 * destination, atomically.
 */
export async function changeAddress(
  context: Context,
  customerId: string,
  id: string,
  body: Body<'changeAddress'>,
): Promise<HandlerResult<'changeAddress'>> {
  const shopper = customerShopper(customerId)
  const wrong = lineProblem(body.shipping_instructions ?? '', GUEST_LINES.shippingInstructions)
  const decide = async (tx: Transaction, checkout: LockedCheckout) => {
    if (wrong !== undefined)
      return checkoutErrors.formInvalid([{ field: 'shipping_instructions', message: wrong }])
    const [delivery, billing] = await Promise.all(
      [body.delivery_address_id, body.billing_address_id].map((wanted) =>
        wanted === undefined ? undefined : findAddress(tx, customerId, wanted),
      ),
    )
    if (
      (body.delivery_address_id !== undefined && delivery === undefined) ||
      (body.billing_address_id !== undefined && billing === undefined)
    )
      return checkoutErrors.addressNotFound()
    const addressed = await formFor(
      context,
      tx,
      customerId,
      {
        ...checkout.form,
        thirdParty: body.third_party ?? checkout.form.thirdParty ?? false,
        shippingInstructions:
          body.shipping_instructions ?? checkout.form.shippingInstructions ?? '',
      },
      { delivery, billing },
    )
    return addressed.ok
      ? ok({ form: addressed.value })
      : checkoutErrors.formInvalid(addressed.error)
  }
  const changed = await requoteCheckout<
    Extract<Awaited<ReturnType<typeof decide>>, { ok: false }>['error']
  >(context, shopper, id, { decide })
  return changed.ok
    ? ok({ success: true, checkout: changed.value, message: 'Address changed' })
    : changed
}

const nameOf = ({ firstName, lastName }: KeptAddress): string =>
  [firstName, lastName].filter(Boolean).join(' ')

const postal = (kept: KeptAddress): PostalAddress => ({
  fullName: nameOf(kept),
  pincode: kept.pincode,
  house: kept.building,
  street: kept.street,
  landmark: kept.landmark,
  city: kept.city,
  state: kept.state,
  stateCode: kept.stateCode,
})

/**
 * The form with the chosen addresses, validated like typed ones: the pincode may have lost its
 * courier since it was saved.
 */
async function formFor(
  context: Context,
  tx: Transaction,
  customerId: string,
  form: GuestForm,
  chosen: Chosen,
) {
  const { delivery } = chosen
  // Bill to the delivery address unless another one was chosen, now or before.
  const billing = chosen.billing ?? (form.billing === undefined ? delivery : undefined)
  const registered = billing === undefined ? form : await registrationOf(tx, customerId, billing)
  const sent: SentForm = {
    email: form.email,
    FullName: form.fullName,
    PhoneNumber: form.phone,
    pinCode: form.pincode,
    house: form.house,
    street: form.street,
    Landmark: form.landmark,
    city: form.city,
    state: form.state,
    ...(delivery && {
      FullName: nameOf(delivery),
      PhoneNumber: phoneFor(delivery, form),
      pinCode: delivery.pincode,
      house: delivery.building,
      street: delivery.street,
      Landmark: delivery.landmark,
      city: delivery.city,
      state: delivery.state,
    }),
    gstin: registered.gstin,
    businessName: registered.businessName,
    shippingInstructions: form.shippingInstructions ?? '',
  }
  const checked = checkForm(sent, { delivery: await placeOf(context, sent.pinCode) })
  if (!checked.ok) return checked
  const bill = billing === undefined ? form.billing : postal(billing)
  const apart = bill !== undefined && !isSameAddress(bill, checked.value)
  return ok({
    ...checked.value,
    thirdParty: form.thirdParty ?? false,
    ...(apart && { billing: bill }),
  })
}

/** Couriers call a mobile; a saved address may have a landline. */
const phoneFor = (kept: KeptAddress, form: GuestForm): string =>
  checkPhone(kept.phone, { mobile: true }).ok ? kept.phone : form.phone

/** Who is invoiced: the address's own registration, or the profile's. */
async function registrationOf(
  tx: Transaction,
  customerId: string,
  kept: KeptAddress,
): Promise<{ gstin: string; businessName: string }> {
  if (kept.gstin !== '') return kept
  const customer = await findCustomer(tx, customerId)
  return customer?.gstin
    ? { gstin: customer.gstin, businessName: customer.businessName }
    : { gstin: '', businessName: '' }
}
