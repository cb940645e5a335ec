/** A courier's number of a parcel as it is stored: capitals, no spaces. */
export const normaliseAwb = (input: string): string => input.replace(/\s/g, '').toUpperCase()

/**
 * Whether a normalised text can be an AWB (docket, consignment or tracking number). Couriers number differently
 * (Delhivery 13 digits, Blue Dart 11, India Post `EM123456789IN`), so this only catches what none of them prints.
 */
export const isAwb = (awb: string): boolean =>
  /^(?=.*\d)[A-Z0-9](?:[A-Z0-9/-]{3,28}[A-Z0-9])$/.test(awb)

/** Names to offer where staff type who carries a parcel; any other name is fine. */
export const COURIER_NAMES = Object.freeze([
  'Blue Dart',
  'Delhivery',
  'DTDC',
  'Ecom Express',
  'India Post',
  'Shadowfax',
  'TCI Express',
  'VRL Logistics',
  'XpressBees',
  'Own delivery',
] as const)
