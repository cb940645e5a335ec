import { err } from '@upchar/kernel/result'

export const listInvalid = (fields: { field: string; message: string }[]) =>
  err({
    code: 'price_list_invalid' as const,
    message: fields[0]?.message ?? 'Check the form.',
    fields,
  })
export const listMissing = () =>
  err({ code: 'price_list_missing' as const, message: 'There is no such price list.' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else has changed the price lists. Look at them again, then decide.',
  })
