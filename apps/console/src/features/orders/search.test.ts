import { describe, expect, it } from 'vitest'
import { foldedFilters, orderQuery, ordersFile, readOrderSearch } from './search.ts'

const place = '1763900000000.01990000-0000-7000-8000-000000000001'

describe('OPS-01 the address of the orders', () => {
  it('keeps what narrows the list, and drops what the list can’t be narrowed by', () => {
    const narrowed = {
      q: 'meera',
      state: 'unbooked',
      payment: 'cash',
      paid: 'due',
      seller: '4',
      promised_from: '2026-11-20',
      licence: 'MD-42',
      value_to: '5000',
      after: place,
    } as const
    expect(readOrderSearch(narrowed)).toEqual(narrowed)
    expect(
      readOrderSearch({
        state: 'lost',
        payment: 'card',
        seller: '0',
        warehouse: '-1',
        from: '20-11-2026',
        value_from: '1.5',
        licence: 'none',
        before: 'yesterday',
      }),
    ).toEqual({})
  })

  it('asks for a page of 25 from the place that it names', () => {
    expect(orderQuery({ q: 'meera', state: 'packed', after: place })).toEqual({
      q: 'meera',
      state: 'packed',
      after: place,
      limit: 25,
    })
  })

  it('is that of a file with all matching orders, whatever page is shown', () => {
    expect(ordersFile({ q: 'meera', state: 'packed', seller: '4', after: place })).toBe(
      ordersFile({ q: 'meera', state: 'packed', seller: '4' }),
    )
    expect(ordersFile({ q: 'meera', state: 'packed', before: place })).toBe(
      '/api/staff/orders-file?q=meera&state=packed',
    )
  })

  it('counts the filters that are folded away, not those in sight', () => {
    expect(
      foldedFilters({ q: 'meera', state: 'packed', payment: 'cash', from: '2026-11-20' }),
    ).toBe(0)
    expect(
      foldedFilters({ paid: 'due', seller: '4', promised_to: '2026-11-21', value_from: '100' }),
    ).toBe(4)
  })
})
