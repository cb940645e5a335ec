import { err, type Refusal } from '@upchar/kernel/result'

export type VoucherRefusalCode =
  | 'voucher_not_now'
  | 'voucher_used'
  | 'voucher_needs_account'
  | 'voucher_other_goods'
  | 'voucher_minimum'
export type VoucherRefusal = Refusal & { code: VoucherRefusalCode }

export const voucherUnknown = () =>
  err({
    code: 'voucher_unknown' as const,
    message: 'This voucher code is not valid.',
    field: 'code',
  })
export const voucherRefused = (
  code: VoucherRefusalCode,
  message: string,
  detail?: Record<string, unknown>,
) => err<VoucherRefusal>({ code, message, field: 'code', ...(detail && { detail }) })
export const codeTaken = () =>
  err({
    code: 'voucher_code_taken' as const,
    message: 'There is or was a voucher with this code. Choose another.',
    field: 'code',
  })
export const voucherMissing = () =>
  err({ code: 'voucher_missing' as const, message: 'There is no such voucher.' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This voucher is over already. Look at it again.',
  })
export const voucherInvalid = (fields: { field: string; message: string }[]) =>
  err({
    code: 'voucher_invalid' as const,
    message: fields[0]?.message ?? 'Check the form.',
    fields,
  })
