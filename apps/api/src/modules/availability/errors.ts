import { err } from '@upchar/kernel/result'
import { INVALID_COORDINATES, INVALID_PINCODE } from '@upchar/kernel/validate'

export const pincodeUnknown = () =>
  err({ code: 'pincode_unknown' as const, message: INVALID_PINCODE, field: 'pincode' })
export const skuUnknown = () =>
  err({ code: 'sku_unknown' as const, message: 'We do not sell this product any more.' })
export const stateUnknown = () =>
  err({ code: 'state_unknown' as const, message: 'Choose a state from the list.', field: 'state' })
export const coordinatesInvalid = () =>
  err({ code: 'coordinates_invalid' as const, message: INVALID_COORDINATES })
export const notInCategory = () =>
  err({
    code: 'sku_unknown' as const,
    message: 'This business category has no such product.',
    field: 'business_category',
  })
/** ADDR-05, word for word. */
export const locationUnavailable = () =>
  err({ code: 'location_unavailable' as const, message: 'Location unavailable' })
