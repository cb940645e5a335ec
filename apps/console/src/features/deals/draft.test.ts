import { describe, expect, it } from 'vitest'
import { bodyOf, costWords, draftProblems, freshDraft, termsOf, type Draft } from './draft.ts'
import { dealTime, type DealOffer } from './words.ts'

const now = Date.parse('2026-11-24T06:30:00Z')
const offer = {
  sku: 'GLV-M',
  list_price: 100,
  mrp: 120,
  moq: 5,
  revision: '7',
} as DealOffer
const typed = (part: Partial<Draft> = {}): Draft => ({
  ...freshDraft(),
  deal_price: '₹ 89.50',
  share: '1,000',
  last_day: '2026-11-30',
  reason: 'Clearing the warehouse',
  ...part,
})

describe('CART-11 a deal as typed', () => {
  it('begins now where no day is typed, and lasts to the last minute of its last day in India', () => {
    expect(termsOf(typed(), now)).toEqual({
      price: 8_950,
      share: 1_000,
      startsAt: now,
      endsAt: Date.parse('2026-11-30T18:29:00Z'),
    })
    expect(bodyOf(typed(), offer, now)).toEqual({
      sku: 'GLV-M',
      deal_price: 89.5,
      share: 1_000,
      starts_at: null,
      ends_at: '2026-11-30T18:29:00.000Z',
      seen_revision: '7',
      reason: 'Clearing the warehouse',
    })
  })

  it('begins with a day at midnight in India, or at the typed time', () => {
    const startOf = (part: Partial<Draft>) => bodyOf(typed(part), offer, now).starts_at
    expect(startOf({ first_day: '2026-11-25' })).toBe('2026-11-24T18:30:00.000Z')
    expect(startOf({ first_day: '2026-11-25', starts_at: '9:05' })).toBe('2026-11-25T03:35:00.000Z')
  })

  it.each([
    ['is right', {}, []],
    ['has no price', { deal_price: 'cheap' }, ['deal_price']],
    ['costs as much as before', { deal_price: '100' }, ['deal_price']],
    ['has less than the minimum order', { share: '4' }, ['share']],
    ['has half packs', { share: '7.5' }, ['share']],
    ['has no last day', { last_day: '' }, ['ends_at']],
    ['ends before it begins', { first_day: '2026-12-01' }, ['ends_at']],
    [
      'has a time that is none',
      { first_day: '2026-11-25', starts_at: 'noon' },
      ['starts_at', 'ends_at'],
    ],
    ['has no reason', { reason: ' a ' }, ['reason']],
  ])('that %s', (_what, part, fields) => {
    expect(draftProblems(typed(part), offer, now).map(({ field }) => field)).toEqual(fields)
  })

  it('costs the seller its share times what a pack is cheaper', () => {
    expect(costWords(typed(), offer, now)).toBe('At most ₹10,500 in all.')
  })

  it('says its time in India', () => {
    expect(
      dealTime({ starts_at: '2026-11-24T05:30:00.000Z', ends_at: '2026-11-25T12:30:00.000Z' }),
    ).toBe('24 Nov 2026, 11:00 AM to 25 Nov 2026, 6:00 PM')
  })
})
