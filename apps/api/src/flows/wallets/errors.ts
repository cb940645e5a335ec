import { err } from '@upchar/kernel/result'

export const customerUnknown = () =>
  err({ code: 'customer_unknown' as const, message: 'There is no such customer.' })
export const changeMissing = () =>
  err({ code: 'wallet_change_missing' as const, message: 'There is no such change.' })
export const secondPersonNeeded = () =>
  err({
    code: 'second_person_needed' as const,
    message: 'You asked for this change. Somebody else has to approve it.',
  })
export const changedMeanwhile = (message: string) =>
  err({ code: 'changed_meanwhile' as const, message })
