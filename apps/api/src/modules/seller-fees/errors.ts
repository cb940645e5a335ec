import { err } from '@upchar/kernel/result'

export const feeInvalid = (field: string, message: string) =>
  err({ code: 'seller_fee_invalid' as const, message, field })

export const feesChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the rules. Look at them again, then decide.',
  })

export const feeSame = () =>
  err({ code: 'seller_fee_same' as const, message: 'It is so already on that day.' })
