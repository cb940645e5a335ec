import type { AddressSaid } from './address-search.ts'
import type { Address } from './address-types.ts'

/** ADDR-03, word for word. */
export const FAILED = 'Something went wrong'

export const nameOf = ({
  billingName,
  billingLastName,
}: Pick<Address, 'billingName' | 'billingLastName'>): string =>
  [billingName, billingLastName].filter(Boolean).join(' ')

/** Street, landmark, city and state, line by line as they are printed. */
export const linesOf = ({
  buildingName,
  streetName,
  landmark,
  city,
  state,
  pinCode,
}: Address): string[] =>
  [`${buildingName}, ${streetName}`, landmark, `${city}, ${state} ${pinCode}`].filter(Boolean)

/** Tells one address from others in a few words, for buttons that carry no more than "Edit". */
export const shortOf = (address: Address): string =>
  `${nameOf(address)}, ${address.buildingName}, ${address.city}`

/** Ten digits as they are read out. */
export const phoneWords = (phone: string): string => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`

/** What the page says after a form that was posted without scripts. */
export const SAID: Readonly<Record<AddressSaid, string>> = {
  saved: 'Address saved',
  deleted: 'Address deleted successfully',
  failed: FAILED,
  renewed: 'Your session was renewed. Do it once more.',
}
