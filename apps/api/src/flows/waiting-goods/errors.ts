import { err } from '@upchar/kernel/result'
import type { FactProblem } from './check-facts.ts'

export const productUnknown = () =>
  err({
    code: 'waiting_product_unknown' as const,
    message: 'This product is not waiting any more.',
  })
export const productChanged = () =>
  err({
    code: 'changed_meanwhile' as const,
    message: 'The product has changed since you opened it: by a colleague or by a file.',
  })
export const factsMissing = (fields: FactProblem[]) =>
  err({
    code: 'facts_missing' as const,
    message: 'Something is still missing before it may be sold.',
    fields,
  })
