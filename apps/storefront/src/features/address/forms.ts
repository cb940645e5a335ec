/**
 * Form rules and addresses for the server, which handles forms posted without scripts. No
 * components.
 */

export { addressesHref, readAddressSearch } from './address-search.ts'
export type { AddressNotice } from './address-search.ts'
export type { AddressChange } from './address-types.ts'
