import { err } from '@upchar/kernel/result'

export const quotationUnknown = () =>
  err({
    code: 'quotation_unknown' as const,
    message: 'We don’t have this quotation. Sign in with the account that it belongs to.',
  })
export const quotationEmpty = (message: string) =>
  err({ code: 'quotation_empty' as const, message })
export const termsChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed these terms. Look at them again.',
  })
