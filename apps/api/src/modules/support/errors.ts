import { err } from '@upchar/kernel/result'
import { INVALID_MOBILE } from '@upchar/kernel/validate'

export const phoneInvalid = () => err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })
export const skuUnknown = () => err({ code: 'sku_unknown' as const, message: 'We do not sell this product any more.' })
