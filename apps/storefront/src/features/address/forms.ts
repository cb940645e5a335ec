/** Rules and addresses of the address form, for the server, which answers forms posted without scripts. No components. */

export { addressesHref, readAddressSearch } from './address-search.ts'
export type { AddressSaid } from './address-search.ts'
export type { AddressChange } from './address-types.ts'
