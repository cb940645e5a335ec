import { describe, expect, it } from 'vitest'
import { draftProblems, freshDraft, termsOf } from './draft.ts'

const today = '2026-11-24'
const draft = { ...freshDraft(today), rate: '18', source: 'Notification 1/2027' }
const fieldsOf = (change: Partial<typeof draft>) =>
  draftProblems({ ...draft, ...change }, today).map(({ field }) => field)

describe('the form of a GST rate', () => {
  it('CART-23 takes a percentage of at most two decimals, and nil', () => {
    for (const rate of ['18', '0', '0.25', '5 %', '100'])
      expect(fieldsOf({ rate }), rate).toEqual([])
    for (const rate of ['', '-1', '100.01', '5.125', 'five'])
      expect(fieldsOf({ rate }), rate).toEqual(['rate'])
  })

  it('CART-23 takes a limit with its rate, or neither', () => {
    expect(fieldsOf({ up_to: '2,500', up_to_rate: '5' })).toEqual([])
    expect(fieldsOf({ up_to: '2500' })).toEqual(['up_to_rate'])
    expect(fieldsOf({ up_to_rate: '5' })).toEqual(['up_to'])
    expect(fieldsOf({ up_to: '0', up_to_rate: '5' })).toEqual(['up_to'])
    expect(termsOf({ ...draft, up_to: '₹2,500', up_to_rate: '5' })).toEqual({
      rate: 18,
      slab: { up_to: 2500, rate: 5 },
    })
    expect(termsOf(draft)).toEqual({ rate: 18, slab: null })
  })

  it('needs a day that isn’t over, and the law behind it', () => {
    expect(fieldsOf({ valid_from: '2026-11-23' })).toEqual(['valid_from'])
    expect(fieldsOf({ valid_from: '' })).toEqual(['valid_from'])
    expect(fieldsOf({ source: ' x ' })).toEqual(['source'])
  })
})
