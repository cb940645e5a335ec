import { ADDRESS_DELETED } from '@upchar/kernel/account-words'
import { SOMETHING_WENT_WRONG } from '@upchar/web/failure-text'
import type { AddressNotice } from './address-search.ts'
import type { Address } from './address-types.ts'

export const nameOf = ({
  billingName,
  billingLastName,
}: Pick<Address, 'billingName' | 'billingLastName'>): string =>
  [billingName, billingLastName].filter(Boolean).join(' ')

/** Street, landmark, city and state, one line each as printed. */
export const linesOf = ({
  buildingName,
  streetName,
  landmark,
  city,
  state,
  pinCode,
}: Address): string[] =>
  [
    `${buildingName}, ${streetName}`,
    landmark,
    [city, `${state} ${pinCode}`.trim()].join(', '),
  ].filter(Boolean)

/** A short description for the labels of buttons such as "Edit". */
export const shortOf = (address: Address): string =>
  `${nameOf(address)}, ${address.buildingName}, ${address.city}`

/** Ten digits, grouped for reading aloud. */
export const phoneWords = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`

/** Messages after a form that was posted without scripts. */
export const NOTICES: Readonly<Record<AddressNotice, string>> = {
  saved: 'Address saved',
  deleted: ADDRESS_DELETED,
  failed: SOMETHING_WENT_WRONG,
  renewed: 'Your session was renewed. Please try again.',
}
