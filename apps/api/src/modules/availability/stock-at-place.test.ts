import { describe, expect, it } from 'vitest'
import type { Place } from './places.ts'
import { stockAtPlace } from './stock-at-place.ts'
import type { Arrival } from './transit.ts'

const arrival = (from: string, to = from) => ({ from, to, label: `${from} ${to}`, shipsFrom: '' })
const plan = new Map([
  [1, arrival('2026-11-25')],
  [2, arrival('2026-11-27', '2026-11-28')],
  [3, arrival('2026-11-26', '2026-11-28')],
])
const kochi: Place = {
  pincode: '682001',
  city: 'Kochi',
  district: 'Ernakulam',
  state: 'Kerala',
  stateCode: '32',
  at: { latitude: 9.97, longitude: 76.28 },
  surveyed: true,
  cod: true,
  states: null,
}
const at = (warehouses: number[], free: number[], quantity: number) =>
  stockAtPlace(kochi, plan, { warehouses, free, coldChain: false, premises: 'all' }, quantity)
const day = (warehouses: number[], free: number[], quantity: number) =>
  at(warehouses, free, quantity).arrival?.from

describe('stock at a place', () => {
  it('UI-16 names how many are left up to three, and says “in stock” from four on', () => {
    expect(at([1], [3], 1).view).toMatchObject({ state: 'low_stock', left: 3 })
    expect(at([1], [4], 1).view).toMatchObject({ state: 'in_stock' })
    expect(at([1], [4], 1).view).not.toHaveProperty('left')
    expect(at([1], [0], 1).view).toEqual({ state: 'out_of_stock' })
  })

  it('CHECKOUT-09 counts only what comes from a warehouse that delivers there', () => {
    expect(at([1, 9], [2, 50], 1).left).toBe(2)
    expect(at([9], [50], 1).view).toEqual({ state: 'out_of_stock' })
    const five = { warehouses: [1], free: [5], coldChain: false, premises: 'all' as const }
    for (const nowhere of [
      stockAtPlace({ ...kochi, unserved: 'army' }, plan, five, 1),
      stockAtPlace(kochi, new Map(), five, 1),
    ])
      expect(nowhere).toMatchObject({ left: 0, view: { state: 'not_serviceable' } })
  })

  it('CHECKOUT-09 says of cold goods that they are sold out, or else that no lane begins where they lie', () => {
    const cold = arrival('2026-11-25')
    const lanes = new Map<number, Arrival>([
      [1, { ...cold, cold }],
      [2, cold],
    ])
    const state = (warehouses: number[], free: number[]) =>
      stockAtPlace(kochi, lanes, { warehouses, free, coldChain: true, premises: 'all' }, 1).view
        .state
    expect(state([1, 2], [4, 4])).toBe('in_stock')
    expect(state([2], [4])).toBe('not_serviceable')
    expect(state([2], [0])).toBe('out_of_stock')
    expect(state([], [])).toBe('out_of_stock')
  })

  it('OPS-06 counts only what lies where a licence permits its sale', () => {
    const from = (premises: number[]) =>
      stockAtPlace(
        kochi,
        plan,
        { warehouses: [1, 2], free: [9, 9], coldChain: false, premises: new Set(premises) },
        1,
      )
    expect(from([2])).toMatchObject({ left: 9, arrival: { from: '2026-11-27' } })
    expect(from([])).toMatchObject({ left: 0, view: { state: 'out_of_stock' } })
  })

  it('CHECKOUT-09 promises the day of the first warehouse with the whole quantity', () => {
    expect(day([2, 1], [9, 5], 5)).toBe('2026-11-25')
    expect(day([2, 1], [9, 5], 6)).toBe('2026-11-27')
    // Equal last days: the one that may come earlier.
    expect(day([2, 3], [5, 5], 5)).toBe('2026-11-26')
  })

  it('CHECKOUT-09 promises the day of the last warehouse that a split quantity needs', () => {
    expect(day([1, 2, 3], [2, 2, 2], 4)).toBe('2026-11-26')
    expect(day([1, 2, 3], [2, 2, 2], 5)).toBe('2026-11-27')
    // Too many for all of them: what there is comes last.
    expect(day([1, 2, 3], [2, 2, 2], 7)).toBe('2026-11-27')
  })
})
