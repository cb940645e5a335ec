import { err } from '@upchar/kernel/result'

export const offerMissing = (message: string) =>
  err({ code: 'volume_offer_missing' as const, message, field: 'sku' })
export const volumeInvalid = (fields: { field: string; message: string }[]) =>
  err({ code: 'volume_invalid' as const, message: fields[0]?.message ?? 'Check the form.', fields })
export const volumeMissing = () =>
  err({ code: 'volume_missing' as const, message: 'There are no such volume prices.' })
export const dealInvalid = (fields: { field: string; message: string }[]) =>
  err({ code: 'deal_invalid' as const, message: fields[0]?.message ?? 'Check the form.', fields })
export const dealMissing = () =>
  err({ code: 'deal_missing' as const, message: 'There is no such deal.' })
export const giftInvalid = (fields: { field: string; message: string }[]) =>
  err({ code: 'gift_invalid' as const, message: fields[0]?.message ?? 'Check the form.', fields })
export const giftMissing = () =>
  err({ code: 'gift_missing' as const, message: 'There is no such gift or upsell.' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed these prices. Look at them again, then decide.',
  })
