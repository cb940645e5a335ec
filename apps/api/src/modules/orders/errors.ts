import { err } from '@upchar/kernel/result'

/**
 * The same answer for missing orders and those of others, so that it doesn't reveal which exist.
 */
export const orderNotFound = () =>
  err({
    code: 'order_not_found' as const,
    message: 'We can’t find this order. Open the link from your order mail.',
  })
