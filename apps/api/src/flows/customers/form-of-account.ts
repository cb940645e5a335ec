import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import { findCustomer } from '../../modules/accounts/index.ts'
import { selectBook } from '../../modules/addresses/index.ts'
import { checkoutErrors } from '../../modules/checkout/index.ts'
import type { Context } from '../../platform/context.ts'
import { nameOf, phoneFor, placeOfKept, registrationOf, type KeptAddress } from './kept-address.ts'

type Form = Body<'createGuestCheckout'>['form']
type Problem = ReturnType<typeof checkoutErrors.formInvalid>['error']

const addressNeeded = () =>
  checkoutErrors.formInvalid([
    { field: 'form', message: 'Add a delivery address to your account, or enter one.' },
  ])

const unbilled = {
  billedApart: false,
  billingPinCode: '',
  billingHouse: '',
  billingStreet: '',
  billingCity: '',
}

const billedAt = (kept: KeptAddress) => ({
  billedApart: true,
  billingPinCode: kept.pincode,
  billingHouse: kept.building,
  billingStreet: kept.street,
  billingCity: placeOfKept(kept).city,
})

/**
 * The form of a checkout that brings none: the default delivery address, else the first (ADDR-02), billed to the default
 * billing address, and paid online (ID-05).
 */
export async function formOfAccount(
  context: Context,
  customerId: string,
  sent: Form | undefined,
): Promise<Result<Form, Problem>> {
  if (sent !== undefined) return ok(sent)
  const [customer, { rows, defaults }] = await Promise.all([
    findCustomer(context.db, customerId),
    selectBook(context.db, customerId),
  ])
  const delivery = rows.find(({ id }) => id === defaults.shipping) ?? rows[0]
  if (delivery === undefined) return addressNeeded()
  const billing = rows.find(({ id }) => id === defaults.billing) ?? delivery
  const { gstin, businessName } = await registrationOf(context.db, customerId, billing)
  return ok({
    email: customer?.email ?? '',
    FullName: nameOf(delivery),
    PhoneNumber: phoneFor(delivery, customer?.phone ?? ''),
    pinCode: delivery.pincode,
    house: delivery.building,
    street: delivery.street,
    Landmark: delivery.landmark,
    ...placeOfKept(delivery),
    paymentOption: 1,
    gstin,
    businessName,
    ...(billing.id === delivery.id ? unbilled : billedAt(billing)),
    thirdParty: false,
    poNumber: '',
    shippingInstructions: '',
  })
}
