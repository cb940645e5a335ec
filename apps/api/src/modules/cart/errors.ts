import { CART_CLOSED } from '@upchar/kernel/cart-words'
import { err } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import type { BuyingRefusal } from './model.ts'
import { capText, cartFullText, notEngravedText } from './rules.ts'

export const pincodeUnknown = () =>
  err({ code: 'pincode_unknown' as const, message: INVALID_PINCODE, field: 'pincode' })
export const skuUnknown = () =>
  err({ code: 'sku_unknown' as const, message: 'This product is no longer sold.' })
export const lineMissing = () =>
  err({ code: 'line_missing' as const, message: 'This product is not in your cart any more.' })
export const cartFull = () => err({ code: 'cart_full' as const, message: cartFullText })
export const notEngraved = () =>
  err({
    code: 'engraving_not_offered' as const,
    message: notEngravedText,
    field: 'product.engraving_name',
  })
export const notSold = ({ code, message, buying }: BuyingRefusal) =>
  err({ code, message, ...(buying && { detail: { buying } }) })
export const maxReached = (present: number, max: number) =>
  err({ code: 'max_oq_reached' as const, message: capText(present, max) })
export const loggerNotOffered = () =>
  err({
    code: 'data_logger_not_offered' as const,
    message: 'A temperature logger comes with vaccines only.',
  })
export const noPoints = () =>
  err({
    code: 'points_not_offered' as const,
    message: 'You have no points that this cart can use.',
  })
export const giftNotOffered = () =>
  err({
    code: 'gift_not_offered' as const,
    message: 'This gift is not available for your cart any more.',
  })
export const cartClosed = () => err({ code: 'cart_closed' as const, message: CART_CLOSED })
