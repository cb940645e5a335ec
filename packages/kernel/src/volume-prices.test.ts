import { describe, expect, it } from 'vitest'
import { nextVolumePrice, priceForQuantity, volumeProblems } from './volume-prices.ts'

const steps = [
  { from: 10, price: 90 },
  { from: 50, price: 80 },
]

describe('CART-11 volume prices', () => {
  it('CART-11 begin at their quantity', () => {
    const prices = [1, 9, 10, 49, 50, 500].map((quantity) => priceForQuantity(steps, 100, quantity))
    expect(prices).toEqual([100, 100, 90, 90, 80, 80])
    expect(priceForQuantity([], 100, 1000)).toBe(100)
  })

  it('CART-11 name the next one, and none above the last', () => {
    expect(nextVolumePrice(steps, 100, 6)).toEqual({ from: 10, price: 90 })
    expect(nextVolumePrice(steps, 100, 10)).toEqual({ from: 50, price: 80 })
    expect(nextVolumePrice(steps, 100, 50)).toBeUndefined()
    // A list price that has fallen below the first step.
    expect(nextVolumePrice(steps, 85, 1)).toEqual({ from: 50, price: 80 })
  })

  it.each([
    [[{ from: 2, price: 9_999 }], []],
    [[{ from: 1, price: 9_000 }], ['0 from']],
    [[{ from: 201, price: 9_000 }], ['0 from']],
    [[{ from: 10, price: 10_000 }], ['0 price']],
    [[{ from: 10, price: 12_001 }], ['0 price']],
    [[{ from: 10, price: 0 }], ['0 price']],
    [
      [
        { from: 10, price: 9_000 },
        { from: 10, price: 8_000 },
      ],
      ['1 from'],
    ],
    [
      [
        { from: 10, price: 9_000 },
        { from: 20, price: 9_000 },
      ],
      ['1 price'],
    ],
  ])('CART-11 rise in quantity and fall in price within their bounds: %j', (typed, problems) => {
    const found = volumeProblems(
      typed,
      { listPrice: 10_000, mrp: 12_000, moq: 1, maxOq: 200 },
      String,
    )
    expect(found.map(({ row, part }) => `${row} ${part}`)).toEqual(problems)
  })
})
