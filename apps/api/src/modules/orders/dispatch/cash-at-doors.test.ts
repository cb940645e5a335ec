import { expect, it } from 'vitest'
import { cashAtDoors } from './cash-at-doors.ts'

it('OPS-02 a parcel collects its own invoice, the first one the fees too, the wallet pays first', () => {
  const invoices = [
    { parcelId: 'a', buyerPaise: 31_500 },
    { parcelId: null, buyerPaise: 4_900 },
    { parcelId: 'b', buyerPaise: 10_000 },
  ]
  expect([...cashAtDoors(invoices, 0)]).toEqual([
    ['a', 36_400],
    ['b', 10_000],
  ])
  expect([...cashAtDoors(invoices, 40_000)]).toEqual([
    ['a', 0],
    ['b', 6_400],
  ])
})

it('OPS-02 what a first label says stays when another parcel is packed', () => {
  const first = { parcelId: 'a', buyerPaise: 500 }
  expect(cashAtDoors([first], 200).get('a')).toBe(300)
  expect(cashAtDoors([first, { parcelId: 'b', buyerPaise: 900 }], 200).get('a')).toBe(300)
})
