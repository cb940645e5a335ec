import { describe, expect, it } from 'vitest'
import { dealApplies, dealProblems, type DealTerms } from './deals.ts'

describe('CART-11 a deal', () => {
  const deal = { price: 9_000, left: 5 }
  it.each([
    ['the last piece of its share', 10_000, 5, true],
    ['one piece beyond it', 10_000, 6, false],
    ['an ordinary price that is as low', 9_000, 1, false],
    ['an ordinary price that is a paisa higher', 9_001, 1, true],
  ])('%s', (_what, ordinary, quantity, applies) => {
    expect(dealApplies(deal, ordinary, quantity)).toBe(applies)
  })

  const day = 86_400_000
  const now = Date.parse('2026-11-24T10:00:00Z')
  const goods = { listPrice: 10_000, mrp: 12_000, moq: 5 }
  const problems = (terms: Partial<DealTerms>, of: Partial<typeof goods> = {}) =>
    dealProblems(
      { price: 9_000, share: 20, startsAt: now, endsAt: now + day, ...terms },
      { ...goods, ...of },
      now,
      (paise) => `₹${paise / 100}`,
    ).map(({ field }) => field)
  it.each([
    ['is right', {}, []],
    ['lasts 31 days', { endsAt: now + 31 * day }, []],
    ['lasts longer', { endsAt: now + 31 * day + 1 }, ['ends_at']],
    ['ends as it starts', { startsAt: now + day, endsAt: now + day }, ['ends_at']],
    ['is over', { startsAt: now - 2 * day, endsAt: now }, ['ends_at']],
    ['has no start', { startsAt: Number.NaN }, ['starts_at', 'ends_at']],
    ['has no end', { endsAt: Number.NaN }, ['ends_at']],
    ['costs nothing', { price: 0 }, ['price']],
    ['costs the list price', { price: 10_000 }, ['price']],
    ['costs a paisa less', { price: 9_999 }, []],
    ['has the minimum order as its share', { share: 5 }, []],
    ['has less', { share: 4 }, ['share']],
  ])('that %s', (_what, terms, fields) => {
    expect(problems(terms)).toEqual(fields)
  })
  it('never costs more than the MRP, whatever the list price', () => {
    const dear = { listPrice: 15_000 }
    expect([problems({ price: 12_000 }, dear), problems({ price: 12_001 }, dear)]).toEqual([
      [],
      ['price'],
    ])
  })
})
