import { COMPARE_LIMIT } from '@upchar/kernel/compare'
import { err } from '@upchar/kernel/result'

/** COMPARE-01, word for word. */
export const alreadyCompared = () =>
  err({ code: 'already_compared' as const, message: 'Product already added to the compare list' })
export const compareFull = () =>
  err({
    code: 'compare_full' as const,
    message: `You can compare ${COMPARE_LIMIT} products at a time. Remove one to add another.`,
  })
export const productNotFound = () =>
  err({ code: 'product_not_found' as const, message: 'We do not sell this product any more.' })
