import { expect, it } from 'vitest'
import { listOf, readVoucherSearch } from './search.ts'
import { shortTerms, timeWords } from './words.ts'
import type { Voucher } from './words.ts'

const voucher = (change: Partial<Voucher>): Voucher => ({
  id: '',
  code: 'WARD5',
  title: '5% off',
  terms: [],
  kind: 'percent',
  percent: 5,
  amount: null,
  max_discount: null,
  minimum_value: 0,
  starts_at: '2026-11-01T18:30:00.000Z',
  ends_at: '2026-12-24T18:30:00.000Z',
  for_app: false,
  state: 'running',
  audience: 'anyone',
  listed: true,
  automatic: false,
  business_category: null,
  funded_by: null,
  max_uses: null,
  max_uses_per_buyer: null,
  uses: 0,
  given: 0,
  held: 0,
  reason: '',
  made_by: null,
  made_at: '2026-11-01T18:30:00.000Z',
  ...change,
})

it('filters by state and words, counts the matches by state, and pages by 25', () => {
  const many = Array.from({ length: 60 }, (_, at) =>
    voucher({ code: `CODE${at}`, state: at < 30 ? 'over' : 'running' }),
  )
  const all = {
    vouchers: [
      voucher({
        code: 'PLAN1',
        state: 'planned',
        funded_by: { id: 1, name: 'Arogya Medicare' },
        reason: 'Diwali in Pune',
      }),
      ...many,
    ],
    sellers: [],
    success: true as const,
  }
  expect(listOf(all, {})).toMatchObject({
    total: 61,
    states: { all: 61, running: 30, planned: 1, over: 30 },
  })
  expect(listOf(all, { state: 'over', page: 2 }).rows.map(({ code }) => code)).toEqual([
    'CODE25',
    'CODE26',
    'CODE27',
    'CODE28',
    'CODE29',
  ])
  const pageOf = (page?: number) =>
    listOf(all, { ...(page && { page }) }).rows.map((one) => one.code)
  expect([pageOf().length, pageOf(2).length, pageOf(3).length]).toEqual([25, 25, 11])
  expect([...pageOf(), ...pageOf(2), ...pageOf(3)]).toEqual(all.vouchers.map(({ code }) => code))
  expect(listOf(all, { q: 'pune arogya' })).toMatchObject({
    total: 1,
    states: { all: 1, running: 0, planned: 1, over: 0 },
  })
  expect(listOf(all, { q: 'pune arogya', state: 'over' })).toMatchObject({ total: 0 })
  expect(listOf(all, { state: 'over', voucher: 'PLAN1' }).open?.code).toBe('PLAN1')
  const given = [
    voucher({ given: 0.1 }),
    voucher({ given: 0.2 }),
    voucher({ given: 7, funded_by: { id: 1, name: 'Arogya Medicare' } }),
    voucher({ given: 9, state: 'over' }),
  ]
  expect(listOf({ ...all, vouchers: given }, { state: 'running' }).given).toEqual({
    shop: 0.3,
    sellers: 7,
  })
  expect(readVoucherSearch({ state: 'gone', voucher: 'not a code', page: '-1' })).toEqual({})
})

it('shows its period by the calendar in India: the last day is the one before it ends', () => {
  const words = (change: Partial<Voucher>) => timeWords(voucher(change)).replaceAll('\u00a0', ' ')
  expect(words({})).toBe('Until 24 Dec 2026')
  expect(words({ state: 'planned' })).toBe('2 Nov 2026 to 24 Dec 2026')
  expect(words({ state: 'over', ends_at: '2026-11-24T06:00:00.000Z' })).toBe('Ended 24 Nov 2026')
  expect(words({ state: 'over', ends_at: '2026-10-24T06:00:00.000Z' })).toBe(
    'Ended 24 Oct 2026, before it began',
  )
})

it('lists its conditions in a line', () => {
  expect(shortTerms(voucher({}))).toBe('any amount · for anyone')
  expect(
    shortTerms(
      voucher({
        minimum_value: 2000,
        business_category: 'dental',
        audience: 'customers',
        max_uses_per_buyer: 1,
      }),
    ),
  ).toBe('from ₹2,000 · Dental · for signed-in customers · once per buyer')
  expect(shortTerms(voucher({ max_uses_per_buyer: 3 }))).toBe(
    'any amount · for anyone · 3 times per buyer',
  )
})
