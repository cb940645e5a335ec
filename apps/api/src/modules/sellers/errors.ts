import { err } from '@upchar/kernel/result'
import { INVALID_MOBILE } from '@upchar/kernel/validate'

export const phoneInvalid = () =>
  err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })
export const gstinInvalid = (message: string) =>
  err({ code: 'gstin_invalid' as const, message, field: 'gstin' })
export const alreadyRegistered = () =>
  err({
    code: 'already_registered' as const,
    message: 'This GST number has already applied or sells here. If that was not you, write to us.',
    field: 'gstin',
  })
