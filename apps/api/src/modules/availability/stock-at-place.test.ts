import { describe, expect, it } from 'vitest'
import type { Place } from './places.ts'
import { stockAtPlace, type FreeStock } from './stock-at-place.ts'
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
  stockAtPlace(
    kochi,
    plan,
    { warehouses, free, expires: null, coldChain: false, dispatchDays: 0, premises: 'all' },
    { quantity },
  )
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
    const five = {
      warehouses: [1],
      free: [5],
      expires: null,
      coldChain: false,
      dispatchDays: 0,
      premises: 'all' as const,
    }
    for (const nowhere of [
      stockAtPlace({ ...kochi, unserved: 'army' }, plan, five, { quantity: 1 }),
      stockAtPlace(kochi, new Map(), five, { quantity: 1 }),
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
      stockAtPlace(
        kochi,
        lanes,
        { warehouses, free, expires: null, coldChain: true, dispatchDays: 0, premises: 'all' },
        { quantity: 1 },
      ).view.state
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
        {
          warehouses: [1, 2],
          free: [9, 9],
          expires: null,
          coldChain: false,
          dispatchDays: 0,
          premises: new Set(premises),
        },
        { quantity: 1 },
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

  const lots = (...of: [warehouse: number, free: number, expiresOn: string | null][]) => ({
    warehouses: of.map(([id]) => id),
    free: of.map(([, free]) => free),
    expires: of.map(([, , expiresOn]) => expiresOn),
    coldChain: false,
    dispatchDays: 0,
    premises: 'all' as const,
  })
  const lifeOf = (stock: FreeStock, quantity: number) =>
    stockAtPlace(kochi, plan, stock, { quantity }).view.shelf_life

  it('OPS-02 names the earliest expiry of what would be sent, first expiry first', () => {
    const stock = lots([2, 9, '2027-01-31'], [1, 2, '2027-06-30'], [1, 5, '2028-06-30'])
    // The first warehouse has the whole quantity: what lies in the other one doesn't come.
    expect(lifeOf(stock, 3)?.expires_on).toBe('2027-06-30')
    expect(lifeOf(lots([1, 5, '2028-06-30']), 3)?.expires_on).toBe('2028-06-30')
    // Nine come from both, or from the second one alone.
    expect(lifeOf(stock, 9)?.expires_on).toBe('2027-01-31')
  })

  it('OPS-02 names none where goods have no expiry date, or not all of them', () => {
    expect(lifeOf(lots([1, 5, null]), 3)).toBeUndefined()
    expect(lifeOf(lots([1, 2, '2027-06-30'], [1, 5, null]), 3)).toBeUndefined()
    expect(lifeOf(lots([1, 2, '2027-06-30'], [1, 5, null]), 2)?.expires_on).toBe('2027-06-30')
  })

  it('OPS-02 counts only batches with the shelf life asked for on the last day of delivery', () => {
    // Six months after 25 November, the day of warehouse 1, and after 28 November, that of warehouse 2.
    const stock = lots(
      [1, 3, '2027-05-24'],
      [1, 4, '2027-05-25'],
      [2, 5, '2027-05-27'],
      [1, 6, null],
    )
    const asked = (quantity: number, months: number) =>
      stockAtPlace(kochi, plan, stock, { quantity, months })
    expect(asked(4, 6)).toMatchObject({
      left: 4,
      isShortLived: false,
      view: { shelf_life: { expires_on: '2027-05-25' } },
    })
    expect(asked(5, 6)).toMatchObject({ left: 4, isShortLived: true })
    expect(asked(1, 7)).toMatchObject({
      left: 0,
      isShortLived: true,
      view: { state: 'out_of_stock' },
    })
    expect(lifeOf(stock, 4)?.most_months).toBe(6)
    expect(lifeOf(stock, 6)?.most_months).toBe(5)
  })

  it('OPS-02 counts only batches that expire when the buyer was shown, or later', () => {
    const stock = lots([1, 3, '2027-05-24'], [1, 4, '2027-05-25'])
    const shown = (quantity: number) =>
      stockAtPlace(kochi, plan, stock, { quantity, expiresFrom: '2027-05-25' })
    expect(shown(4)).toMatchObject({ left: 4, view: { shelf_life: { expires_on: '2027-05-25' } } })
    expect(shown(5)).toMatchObject({ left: 4, isShortLived: true })
    // Sold out altogether is no matter of shelf life.
    const none = stockAtPlace(kochi, plan, lots(), { quantity: 1, expiresFrom: '2027-05-25' })
    expect(none).toMatchObject({ left: 0, isShortLived: false })
  })
})
