import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import type { AddressForm } from '@upchar/kernel/address-rules'

/** Everything the server says about a buyer's addresses (DATA-02). */
export type AddressBook = Answer<'getMyAddresses'>
export type Address = AddressBook['addresses'][number]
export type AddressChange = NonNullable<BodyInput<'editMyAddress'>>

/** The form as it is typed; `state` is what the pincode says. */
export type TypedAddress = AddressForm & {
  readonly state: string
  readonly is_default_shipping: boolean
  readonly is_default_billing: boolean
}
