import { expect, it } from 'vitest'
import { exampleOf, points, termsFacts } from './words.ts'

const terms = {
  earn_percentage: 5,
  earn_most: 200,
  spend_percentage: 10,
  spend_most: 100,
  valid_days: 180,
}

it('CART-14 an example earns and takes a share of the goods in whole points, up to the maximum', () => {
  expect(exampleOf(2_000, terms)).toEqual({ earns: 100, takes: 100 })
  expect(exampleOf(900, terms)).toEqual({ earns: 45, takes: 90 })
  // 2.55 % of ₹199 are 5.0745, 10.99 % are 21.8701.
  expect(exampleOf(199, { ...terms, earn_percentage: 2.55, spend_percentage: 10.99 })).toEqual({
    earns: 5,
    takes: 21,
  })
  expect(exampleOf(10_000, terms)).toEqual({ earns: 200, takes: 100 })
})

it('CART-14 terms say what they give, or that they give nothing', () => {
  const words = (part: Partial<typeof terms>) =>
    termsFacts({ ...terms, ...part }).map(({ value }) => value)
  expect(words({})).toEqual([
    '5 % of the goods, at most 200 points',
    '10 % of the goods, at most ₹100',
    '180 days after the delivery',
  ])
  expect(words({ earn_percentage: 0, spend_most: 0 }).slice(0, 2)).toEqual(['Nothing', 'Nothing'])
  expect([points(1), points(16.67)]).toEqual(['1 point', '16.67 points'])
})
