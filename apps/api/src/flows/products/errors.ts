import { err } from '@upchar/kernel/result'

export type FieldProblem = { field: string; message: string }

export const productUnknown = () =>
  err({ code: 'product_unknown' as const, message: 'This product doesn’t exist.' })
export const changedMeanwhile = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'Somebody else, or a file, has changed this product. Look at it again, then decide.',
  })
export const productInvalid = (fields: FieldProblem[]) =>
  err({
    code: 'product_invalid' as const,
    message: 'The product can’t be saved like this.',
    fields,
  })
export const offerInvalid = (fields: FieldProblem[]) =>
  err({
    code: 'offer_invalid' as const,
    message: 'The offer can’t be saved like this.',
    fields,
  })
