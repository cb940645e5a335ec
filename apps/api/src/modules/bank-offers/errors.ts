import { err } from '@upchar/kernel/result'

export const bankOfferTaken = () =>
  err({
    code: 'bank_offer_taken' as const,
    message: 'This offer is entered already. End it first, then enter it anew.',
    field: 'offer_id',
  })
export const bankOfferInvalid = (field: 'first_day' | 'last_day', message: string) =>
  err({ code: 'bank_offer_invalid' as const, message, field })
export const bankOfferMissing = () =>
  err({ code: 'bank_offer_missing' as const, message: 'There is no such offer.' })
export const bankOfferOver = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'This offer is over already. Look at it again.',
  })
