import type { Customer } from '../../shell/visitor/customer-store.ts'
import type { Address } from '../address/index.ts'
import { EMPTY_FORM } from './guest-form.ts'
import type { GuestForm } from './guest-form.ts'

const gstOf = ({ gst, business_name }: Pick<Customer, 'gst' | 'business_name'>) => ({
  gstin: gst,
  businessName: gst ? business_name : '',
})

/** The GSTIN to invoice: the address's own, else the profile's. */
export const registrationPart = (
  { gstin, businessName }: Address,
  customer: Pick<Customer, 'gst' | 'business_name'>,
): Pick<GuestForm, 'gstin' | 'businessName'> => (gstin ? { gstin, businessName } : gstOf(customer))

/** The fields that an address fills in. */
export function addressPart(
  address: Address,
  customer: Pick<Customer, 'gst' | 'business_name'>,
): Partial<GuestForm> {
  const {
    billingName,
    billingLastName,
    phoneNumber,
    pinCode,
    buildingName,
    streetName,
    landmark,
    city,
    state,
  } = address
  return {
    FullName: [billingName, billingLastName].filter(Boolean).join(' '),
    PhoneNumber: phoneNumber,
    pinCode,
    house: buildingName,
    street: streetName,
    Landmark: landmark,
    city,
    state,
    ...registrationPart(address, customer),
  }
}

/** A signed-in buyer's initial form, from the profile and the delivery address. */
export function formOf(
  customer: Customer,
  address: Address | undefined,
  paymentOption: GuestForm['paymentOption'],
): GuestForm {
  return {
    ...EMPTY_FORM,
    paymentOption,
    email: customer.email,
    FullName: customer.name,
    PhoneNumber: customer.phone,
    ...gstOf(customer),
    ...(address ? addressPart(address, customer) : {}),
  }
}
