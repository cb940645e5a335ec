import { describe, expect, it } from 'vitest'
import { datedLinks } from '../../kit/dated-list.ts'
import { timeWords } from '../../kit/price-state.tsx'
import { href } from '../../shell/hrefs.ts'
import { bodyOf, costWords, draftProblems, freshDraft, shownSteps, stepsOf } from './draft.ts'
import { listOf, readVolumeSearch } from './search.ts'
import { stepWords } from './words.ts'
import type { Volume, VolumeOffer } from './words.ts'

const today = '2026-11-24'
const goods = {
  sku: 'GLV-M',
  title: 'Gloves',
  option_label: 'M',
  seller: 'Cochin Surgicals',
  list_price: 100,
  mrp: 120,
  moq: 2,
  max_oq: 50,
}
const offer: VolumeOffer = { ...goods, current: [], revision: '7' }
const draft = {
  ...freshDraft(today),
  'prices.0.from': '1 0',
  'prices.0.price': '₹ 95.50',
  'prices.1.from': '25',
  'prices.1.price': '90',
  reason: ' Agreed ',
}
const fieldsOf = (change: Partial<typeof draft>, rows = 2) =>
  draftProblems({ ...draft, ...change }, { rows, offer, today }).map(({ field }) => field)
const spaced = (text: string) => text.replaceAll('\u00a0', ' ')

describe('CART-11 the form of volume prices', () => {
  it('reads the rows in use, in paise', () => {
    expect(stepsOf(draft, 2)).toEqual([
      { from: 10, price: 9550 },
      { from: 25, price: 9000 },
    ])
    expect(stepsOf(draft, 1)).toHaveLength(1)
    expect(stepsOf({ ...draft, 'prices.0.from': '10.5', 'prices.0.price': 'much' }, 1)).toEqual([
      { from: 0, price: 0 },
    ])
  })

  it('marks the field of the row that is wrong, then days and reason', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ 'prices.1.from': '10', 'prices.1.price': '96' })).toEqual([
      'prices.1.from',
      'prices.1.price',
    ])
    expect(fieldsOf({ 'prices.0.from': '51' }, 1)).toEqual(['prices.0.from'])
    expect(fieldsOf({ 'prices.0.price': '100' }, 1)).toEqual(['prices.0.price'])
    expect(fieldsOf({ first_day: '2026-11-23', last_day: '2026-11-22', reason: ' x ' })).toEqual([
      'first_day',
      'last_day',
      'reason',
    ])
    expect(fieldsOf({ first_day: '2026-11-25', last_day: '2026-11-25' })).toEqual([])
    expect(fieldsOf({ last_day: 'soon' })).toEqual(['last_day'])
  })

  it('shows buyers’ prices only while none is wrong', () => {
    expect(shownSteps(draft, 2, offer)).toEqual([
      { from: 10, price: 95.5 },
      { from: 25, price: 90 },
    ])
    expect(shownSteps({ ...draft, 'prices.1.from': '' }, 2, offer)).toBeUndefined()
  })

  it('says what an order can cost at most: the dearest of the largest quantities', () => {
    // 24 packs at ₹4.50 less are ₹108; 50 at ₹10 less are ₹500.
    expect(
      costWords(
        [
          { from: 10, price: 95.5 },
          { from: 25, price: 90 },
        ],
        offer,
      ),
    ).toBe('At most ₹500 an order: 50 packs at ₹10 less.')
    // 49 packs at ₹10 less are ₹490; one at ₹11 less would be ₹550 for 50.
    expect(
      costWords(
        [
          { from: 3, price: 90 },
          { from: 4, price: 99 },
        ],
        { ...offer, max_oq: 5 },
      ),
    ).toBe('At most ₹30 an order: 3 packs at ₹10 less.')
    expect(costWords([], offer)).toBe('')
  })

  it('sends what was typed in rupees, with what was seen', () => {
    expect(bodyOf(draft, 2, offer)).toEqual({
      sku: 'GLV-M',
      prices: [
        { from: 10, price: 95.5 },
        { from: 25, price: 90 },
      ],
      first_day: today,
      last_day: null,
      seen_revision: '7',
      reason: 'Agreed',
    })
    expect(bodyOf({ ...draft, last_day: '2026-12-31' }, 1, offer)).toMatchObject({
      last_day: '2026-12-31',
    })
  })
})

const volume = (change: Partial<Volume>): Volume => ({
  ...goods,
  id: 'v1',
  prices: [{ from: 10, price: 95.5 }],
  valid_from: '2026-11-01T18:30:00.000Z',
  valid_to: null,
  state: 'running',
  reason: 'Agreed by phone',
  made_by: null,
  made_at: '2026-11-01T18:30:00.000Z',
  ...change,
})

describe('CART-11 the list of volume prices', () => {
  it('finds by words of product, SKU, seller and reason, counts by state and pages by 25', () => {
    const volumes = [
      volume({ state: 'planned', seller: 'Pune Medico' }),
      ...Array.from({ length: 30 }, () => volume({ state: 'over' })),
      volume({}),
    ]
    const list = { success: true as const, volumes }
    expect(listOf(list, {})).toMatchObject({
      total: 32,
      states: { all: 32, running: 1, planned: 1, over: 30 },
    })
    expect(listOf(list, {}).rows).toHaveLength(25)
    expect(listOf(list, { state: 'over', page: 2 }).rows).toHaveLength(5)
    expect(listOf(list, { q: 'PUNE  gloves, m' })).toMatchObject({
      total: 1,
      states: { all: 1, running: 0, planned: 1, over: 0 },
    })
    for (const q of ['glv-m phone', 'cochin']) expect(listOf(list, { q }).total).toBeGreaterThan(1)
    expect(listOf(list, { q: 'pune cochin' }).total).toBe(0)
    expect(listOf(list, { q: 'pune', state: 'over' })).toMatchObject({ total: 0 })
  })

  it('links its states with the words, on the first page', () => {
    const links = datedLinks('planned', undefined, (state) => href.volumePrices({ q: 'x', state }))
    expect(links.map(({ name, href, isChosen, many }) => [name, href, isChosen, many])).toEqual([
      ['All', '/console/volume-prices?q=x', false, undefined],
      ['Running', '/console/volume-prices?q=x&state=running', false, undefined],
      ['Planned', '/console/volume-prices?q=x&state=planned', true, undefined],
      ['Ended', '/console/volume-prices?q=x&state=over', false, undefined],
    ])
    expect(readVolumeSearch({ state: 'gone', page: '2' })).toEqual({ page: 2 })
  })

  it('says when by the days in India: the last one is the day before its end', () => {
    const words = (change: Partial<Volume>) => spaced(timeWords(volume(change)))
    const end = { valid_to: '2026-12-24T18:30:00.000Z' }
    expect(words({})).toBe('Since 2 Nov 2026')
    expect(words(end)).toBe('Until 24 Dec 2026')
    expect(words({ ...end, state: 'planned' })).toBe('2 Nov 2026 to 24 Dec 2026')
    expect(words({ state: 'planned' })).toBe('2 Nov 2026 until ended')
    expect(words({ ...end, state: 'over' })).toBe('Ended 24 Dec 2026')
    expect(spaced(stepWords({ from: 1000, price: 95.5 }))).toBe('1,000 or more: ₹95.50 each')
  })
})
