import { expect, it } from 'vitest'
import { rateFor, type HsnRate } from './rate-for.ts'

const rates: HsnRate[] = [
  { prefix: '6307', rateBp: 500, maxPiecePaise: 250_000 },
  { prefix: '6307', rateBp: 1800, maxPiecePaise: null },
  { prefix: '9021', rateBp: 500, maxPiecePaise: null },
  { prefix: '902140', rateBp: 0, maxPiecePaise: null },
]

it.each([
  ['a mask of six rupees in a box of fifty', '63079090', 30_000, 50, 500],
  ['a drape of 2,500 rupees and its tax', '63079090', 262_500, 1, 500],
  ['a paisa more', '63079090', 262_501, 1, 1800],
  ['two of these in a pack', '63079090', 525_000, 2, 500],
  ['a price on request', '63079090', null, 1, 1800],
  ['a splint', '90211000', 100, 1, 500],
  ['a hearing aid', '90214000', 100, 1, 0],
  ['what no row names', '99', 100, 1, undefined],
  ['no HSN', '', 100, 1, undefined],
])('CART-23 finds the rate of %s', (_, hsn, pricePaise, packSize, rate) => {
  expect(rateFor({ hsn, pricePaise, packSize }, rates)).toBe(rate)
})

it('CART-23 prefers the newer of two rates in force', () => {
  expect(
    rateFor({ hsn: '9402', pricePaise: 1, packSize: 1 }, [
      { prefix: '9402', rateBp: 500, maxPiecePaise: null },
      { prefix: '9402', rateBp: 1800, maxPiecePaise: null },
    ]),
  ).toBe(500)
})
