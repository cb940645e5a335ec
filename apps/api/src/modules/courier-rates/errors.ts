import { err } from '@upchar/kernel/result'

export const rateInvalid = (field: string, message: string) =>
  err({ code: 'courier_rate_invalid' as const, message, field })

export const ratesChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the rate cards. Look at them again, then decide.',
  })

export const rateSame = () =>
  err({ code: 'courier_rate_same' as const, message: 'It is so already on that day.' })
