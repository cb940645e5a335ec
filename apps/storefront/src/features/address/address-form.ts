import { ADDRESS_COUNTRY, ADDRESS_FIELDS } from '@upchar/kernel/address-rules'
import type { AddressField } from '@upchar/kernel/address-rules'
import type { PostedForm } from '../../shell/page/posted-form.ts'
import type { Customer } from '../../shell/visitor/customer-store.ts'
import type { Address, AddressBook, AddressChange, TypedAddress } from './address-types.ts'

/** The fields' ids, which the error summary links to. */
export const fieldId = (field: AddressField): string => `address-${field}`

const EMPTY: TypedAddress = {
  pinCode: '',
  city: '',
  buildingName: '',
  streetName: '',
  landmark: '',
  billingName: '',
  billingLastName: '',
  phoneNumber: '',
  gstin: '',
  businessName: '',
  state: '',
  is_default_shipping: false,
  is_default_billing: false,
}

/**
 * The initial values: the address being edited, or what the profile knows for a new one. The first
 * address is preset as both defaults, with the profile's GSTIN.
 */
export function formFor(
  address: Address | undefined,
  book: Pick<
    AddressBook,
    'addresses' | 'default_shipping_address_id' | 'default_billing_address_id'
  >,
  customer: Customer | null,
): TypedAddress {
  if (address) {
    const typed = Object.fromEntries(
      ADDRESS_FIELDS.map((field) => [field, address[field]]),
    ) as Pick<TypedAddress, AddressField>
    return {
      ...typed,
      state: address.state,
      is_default_shipping: book.default_shipping_address_id === address.id,
      is_default_billing: book.default_billing_address_id === address.id,
    }
  }
  const isFirst = book.addresses.length === 0
  return {
    ...EMPTY,
    billingName: customer?.first_name ?? '',
    billingLastName: customer?.last_name ?? '',
    phoneNumber: customer?.phone ?? '',
    ...(isFirst
      ? {
          gstin: customer?.gst ?? '',
          businessName: customer?.business_name ?? '',
          is_default_shipping: true,
          is_default_billing: true,
        }
      : {}),
  }
}

/** The values of a rejected form. */
export function formPosted({ values }: PostedForm): TypedAddress {
  const typed = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, values[field] ?? '']),
  ) as Pick<TypedAddress, AddressField>
  return {
    ...typed,
    state: '',
    is_default_shipping: values['is_default_shipping'] === 'true',
    is_default_billing: values['is_default_billing'] === 'true',
  }
}

/** The request body, with the names of DATA-02. */
export const changeOf = (form: TypedAddress): AddressChange => ({
  ...form,
  country: ADDRESS_COUNTRY.name,
  emoji: ADDRESS_COUNTRY.emoji,
})
