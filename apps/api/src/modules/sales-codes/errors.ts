import { err } from '@upchar/kernel/result'

export const salesCodeUnknown = () =>
  err({
    code: 'sales_code_unknown' as const,
    message: 'This sales code is not valid.',
    field: 'sales_code',
  })
export const salesCodeTaken = () =>
  err({
    code: 'sales_code_taken' as const,
    message: 'There is or was a sales code like this. Choose another.',
    field: 'code',
  })
export const salesCodeMissing = () =>
  err({ code: 'sales_code_missing' as const, message: 'There is no such sales code.' })
export const salesCodeOver = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This sales code has ended already. Look at it again.',
  })
