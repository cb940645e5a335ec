import type { Body } from '@upchar/contract/schema/endpoints'
import { billingPart } from '@upchar/kernel/billing-state'
import { err, ok, type Result } from '@upchar/kernel/result'
import { GUEST_LINES, lineProblem } from '@upchar/kernel/text-line'
import { findAddress } from '../../modules/addresses/index.ts'
import { placeOf, severalStatesMessage } from '../../modules/availability/index.ts'
import {
  billingProblem,
  checkForm,
  checkoutErrors,
  isSameAddress,
  type FieldProblem,
  type GuestForm,
  type LockedCheckout,
  type PostalAddress,
  type SentForm,
} from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { customerShopper } from '../../platform/identity/shopper.ts'
import { nameOf, phoneFor, placeOfKept, registrationOf, type KeptAddress } from './kept-address.ts'
import { requoteCheckout } from '../checkout/requote-checkout.ts'

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
    if (!addressed.ok) return checkoutErrors.formInvalid(addressed.error)
    const elsewhere = billing && billingProblem(addressed.value)
    return elsewhere === undefined
      ? ok({ form: addressed.value })
      : checkoutErrors.billedElsewhere(elsewhere)
  }
  const changed = await requoteCheckout<
    Extract<Awaited<ReturnType<typeof decide>>, { ok: false }>['error']
  >(context, shopper, id, { decide })
  return changed.ok
    ? ok({ success: true, checkout: changed.value, message: 'Address changed' })
    : changed
}

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
  const registered =
    billing === undefined
      ? { gstin: form.gstin || (form.uin ?? ''), businessName: form.businessName }
      : await registrationOf(tx, customerId, billing)
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
      PhoneNumber: phoneFor(delivery, form.phone),
      pinCode: delivery.pincode,
      house: delivery.building,
      street: delivery.street,
      Landmark: delivery.landmark,
      ...placeOfKept(delivery),
    }),
    gstin: registered.gstin,
    businessName: registered.businessName,
    shippingInstructions: form.shippingInstructions ?? '',
    poNumber: form.poNumber ?? '',
  }
  const checked = checkForm(sent, { delivery: await placeOf(context, sent.pinCode) })
  if (!checked.ok) return checked
  const billed = billing && (await billedAt(context, billing, registered.gstin))
  if (billed?.ok === false) return billed
  const bill = billed === undefined ? form.billing : billed.value
  const apart = bill !== undefined && !isSameAddress(bill, checked.value)
  return ok({
    ...checked.value,
    thirdParty: form.thirdParty ?? false,
    ...(apart && { billing: bill }),
  })
}

/** A kept billing address. In a pincode of several states that of the GSTIN holds, unless the buyer has chosen. */
async function billedAt(
  context: Context,
  kept: KeptAddress,
  gstin: string,
): Promise<Result<PostalAddress, FieldProblem[]>> {
  const place = kept.stateChosen ? undefined : await placeOf(context, kept.pincode)
  if (place === undefined || place.states === null) return ok(postal(kept))
  const { state, stateCode } = billingPart(place.states, gstin.slice(0, 2)) ?? {}
  return state === undefined || stateCode === undefined
    ? err([{ field: 'pinCode', message: severalStatesMessage(place) }])
    : ok({ ...postal(kept), state, stateCode })
}
