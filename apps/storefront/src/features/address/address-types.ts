import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { AddressForm } from '@upchar/kernel/address-rules'

/** The buyer's addresses as the server sends them (DATA-02). */
export type AddressBook = Answer<'getMyAddresses'>
export type Address = AddressBook['addresses'][number]
export type AddressChange = NonNullable<BodyInput<'editMyAddress'>>

/** The form's values; `state` follows from the pincode. */
export type TypedAddress = AddressForm & {
  readonly state: string
  readonly is_default_shipping: boolean
  readonly is_default_billing: boolean
}
