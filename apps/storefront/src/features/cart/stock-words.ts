import type { Answer } from '@upchar/contract/schema/endpoints'
import { OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { dispatchedWithin } from '@upchar/kernel/dispatch-days'
import { unbroken } from '@upchar/kernel/unbroken'

export type Stock = Answer<'getProduct'>['stock'][string]

export { OUT_OF_STOCK }

export type StockWords = {
  tone: 'success' | 'warning' | 'danger'
  words: string
  promise: string | null
  /** When the seller hands it to the courier, where that isn't the day of the order. */
  dispatch: string | null
}

/**
 * Stock and delivery at a place, as text. Scarcity is mentioned only with the server's true number.
 */
export function stockWords(stock: Stock, place: string): StockWords {
  if (stock.state === 'not_serviceable')
    return {
      tone: 'danger',
      words: stock.reason ?? `We don't deliver to ${place} yet.`,
      promise: null,
      dispatch: null,
    }
  if (stock.state === 'out_of_stock')
    return { tone: 'danger', words: OUT_OF_STOCK, promise: null, dispatch: null }
  const promise = stock.delivery ? `Delivery ${unbroken(stock.delivery.label)}` : null
  const days = stock.delivery?.dispatch_days
  const dispatch = days === undefined ? null : dispatchedWithin(days)
  if (stock.state === 'low_stock')
    return {
      tone: 'warning',
      words: stock.left === undefined ? 'Few left' : `Only ${stock.left} left`,
      promise,
      dispatch,
    }
  return { tone: 'success', words: 'In stock', promise, dispatch }
}
