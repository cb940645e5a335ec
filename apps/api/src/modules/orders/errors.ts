import { err } from '@upchar/kernel/result'

/** One answer for orders that don't exist and orders of others: it must not tell which. */
export const orderNotFound = () =>
  err({
    code: 'order_not_found' as const,
    message: 'We can’t find this order. Open the link from your order mail.',
  })
