import { err } from '@upchar/kernel/result'

export const customerUnknown = () =>
  err({ code: 'customer_unknown' as const, message: 'There is no such customer.' })
export const customerClosed = () =>
  err({
    code: 'customer_closed' as const,
    message: 'This account is closed. Nothing of it can be changed.',
  })
export const customerChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody changed this customer since you read it. Look at it again.',
  })
