import { describe, expect, it } from 'vitest'
import { stockWords } from './stock-words.ts'

const delivery = {
  from: '2026-11-23',
  to: '2026-11-25',
  label: 'Mon, 23 Nov – Wed, 25 Nov',
  ships_from: 'Pune',
}

describe('stock in words', () => {
  it('UI-16 gives the delivery label of the pincode', () => {
    expect(stockWords({ state: 'in_stock', delivery }, '110001')).toEqual({
      tone: 'success',
      words: 'In stock',
      promise: 'Delivery Mon,\u00a023\u00a0Nov\u00a0– Wed,\u00a025\u00a0Nov',
      dispatch: null,
    })
  })
  it('CART-05 says that it is out of stock in the words of the specification', () => {
    expect(stockWords({ state: 'out_of_stock' }, '110001')).toEqual({
      tone: 'danger',
      words: 'Oops! Out of stock in your location.',
      promise: null,
      dispatch: null,
    })
  })
  it('OPS-04 says when it is dispatched, where its seller needs days for it', () => {
    const words = (days: number) =>
      stockWords({ state: 'in_stock', delivery: { ...delivery, dispatch_days: days } }, '1')
        .dispatch
    expect(words(1)).toBe('Dispatched within 1 working day')
    expect(words(2)).toBe('Dispatched within 2 working days')
  })
  it('mentions scarcity only with the true number', () => {
    expect(stockWords({ state: 'low_stock', left: 1, delivery }, '1').words).toBe('Only 1 left')
    expect(stockWords({ state: 'low_stock', left: 3, delivery }, '1').words).toBe('Only 3 left')
  })
  it('says that nobody delivers there', () => {
    expect(stockWords({ state: 'not_serviceable' }, '744301').words).toBe(
      "We don't deliver to 744301 yet.",
    )
  })
})
