/** The address book: screens, form, and the picker used by the checkout. */

export { AddressFormScreen } from './address-form-screen.tsx'
export { AddressPicker } from './address-picker.tsx'
export type { Address, AddressBook } from './address-types.ts'
export { AddressesScreen } from './addresses-screen.tsx'
export { loadAddresses } from './load-addresses.ts'
export type { AddressesPage } from './load-addresses.ts'
export { RemoveScreen } from './remove-screen.tsx'
export { selectionOf } from './selection.ts'
export { placeToFill } from './place-to-fill.ts'
export { StateChoice } from './state-choice.tsx'
export { usePincodePlace } from './use-pincode-place.ts'
