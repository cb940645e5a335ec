import { describe, expect, it } from 'vitest'
import { bodyOf, freshDraft, problemsAfter, problemsOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { costWords, promiseOf } from './preview.ts'

const today = '2026-11-24'
const sellers = [{ id: 7, name: 'Arogya Medicare' }]
const draft = (change: Partial<Draft> = {}): Draft => ({
  ...freshDraft(today),
  code: 'ward 5',
  value: '5',
  reason: 'Diwali',
  ...change,
})
const problems = (change: Partial<Draft>) => problemsOf(draft(change), today)

describe('the form of a new voucher', () => {
  it('CART-09 starts with the usual terms: from today for thirty days, for anyone, listed, paid for by the shop, without limits', () => {
    expect(problemsOf(draft(), today)).toEqual({})
    expect(bodyOf(draft())).toEqual({
      code: 'WARD5',
      kind: 'percent',
      value: 5,
      max_discount: null,
      minimum_value: 0,
      business_category: null,
      seller_id: null,
      audience: 'anyone',
      listed: true,
      automatic: false,
      for_app: false,
      max_uses: null,
      max_uses_per_buyer: null,
      first_day: '2026-11-24',
      last_day: '2026-12-24',
      reason: 'Diwali',
    })
    expect(Object.keys(problemsOf(freshDraft(today), today))).toEqual(['code', 'value', 'reason'])
  })

  it('DATA-05 takes an advertised percentage only as the app’s voucher', () => {
    expect(problems({ for_app: true })).toEqual({})
    expect(Object.keys(problems({ for_app: true, listed: false }))).toEqual(['for_app'])
    expect(Object.keys(problems({ for_app: true, kind: 'amount', minimum_value: '900' }))).toEqual([
      'for_app',
    ])
  })

  it('reads rupees, percent and counts as people type them', () => {
    const typed = draft({
      value: '7.5 %',
      max_discount: '₹ 1,200.50',
      minimum_value: '2,000',
      max_uses: '1,000',
      max_uses_per_buyer: ' 2 ',
      seller_id: '7',
      business_category: 'dental',
    })
    expect(problemsOf(typed, today)).toEqual({})
    expect(bodyOf(typed)).toMatchObject({
      value: 7.5,
      max_discount: 1200.5,
      minimum_value: 2000,
      max_uses: 1000,
      max_uses_per_buyer: 2,
      seller_id: 7,
      business_category: 'dental',
    })
  })

  it('CART-09 never makes an order free: at most 90 percent, an amount below the minimum order value', () => {
    for (const value of ['0', '90.01', '100', 'five', '', '-5', '5.125'])
      expect(problems({ value }), value).toEqual({
        value: 'Enter a percentage above 0, at most 90',
      })
    expect(problems({ value: '90' })).toEqual({})
    for (const minimum_value of ['', '199', '200'])
      expect(problems({ kind: 'amount', value: '200', minimum_value }), minimum_value).toEqual({
        minimum_value: 'Enter more than the discount of ₹200',
      })
    expect(problems({ kind: 'amount', value: '200', minimum_value: '200.01' })).toEqual({})
    expect(
      bodyOf(draft({ kind: 'amount', value: '200', minimum_value: '1000', max_discount: '50' }))
        .max_discount,
    ).toBeNull()
  })

  it('reports every other invalid field', () => {
    expect(problems({ code: 'ABC' })).toHaveProperty('code')
    expect(problems({ code: 'WARD-5/A' })).toHaveProperty('code')
    expect(problems({ max_discount: '0' })).toHaveProperty('max_discount')
    expect(problems({ minimum_value: 'much' })).toHaveProperty('minimum_value')
    for (const max_uses of ['0', '1.5', '100001', 'ten'])
      expect(problems({ max_uses }), max_uses).toEqual({
        max_uses: 'Enter a whole number from 1 to 1,00,000, or leave it empty',
      })
    expect(problems({ max_uses_per_buyer: '1001' })).toHaveProperty('max_uses_per_buyer')
    expect(problems({ first_day: '2026-11-23' })).toEqual({
      first_day: 'Choose today or a later day',
    })
    expect(problems({ first_day: '2026-12-25' })).toEqual({
      last_day: 'Choose the first day or a later one',
    })
    expect(problems({ last_day: '' })).toHaveProperty('last_day')
    expect(problems({ reason: '  x ' })).toHaveProperty('reason')
  })
})

describe('what is shown beside the form', () => {
  it('CART-09 the buyer’s preview follows the draft', () => {
    expect(
      promiseOf(
        draft({
          max_discount: '500',
          minimum_value: '2000',
          business_category: 'dental',
          seller_id: '7',
          audience: 'customers',
          max_uses_per_buyer: '1',
        }),
        sellers,
      ),
    ).toEqual({
      title: '5% off, at most ₹500',
      terms: [
        'On goods worth ₹2,000 or more.',
        'For Dental products sold by Arogya Medicare.',
        'For signed-in customers.',
        'Once for each buyer.',
        'Until 24 Dec 2026.',
      ],
    })
    expect(promiseOf(draft({ kind: 'amount', value: '150', max_discount: '20' }), sellers)).toEqual(
      {
        title: '₹150 off',
        terms: ['Not for prescription medicines and vaccines.', 'Until 24 Dec 2026.'],
      },
    )
    expect(promiseOf(draft({ value: '' }), sellers)).toBeUndefined()
    expect(promiseOf(draft({ last_day: '' }), sellers)).toBeUndefined()
    // A half-typed value is not shown.
    expect(
      promiseOf(
        draft({ minimum_value: '2,000.', max_discount: 'x', max_uses_per_buyer: '1.' }),
        sellers,
      ),
    ).toMatchObject({
      title: '5% off',
      terms: ['Not for prescription medicines and vaccines.', 'Until 24 Dec 2026.'],
    })
  })

  it('says what it can cost at most, or that nothing limits it', () => {
    expect(costWords(draft({ max_discount: '500', max_uses: '100' }))).toBe(
      'It can cost at most ₹50,000: ₹500 for each of 100 orders.',
    )
    expect(costWords(draft({ kind: 'amount', value: '150', max_uses: '1' }))).toBe(
      'It can cost at most ₹150: ₹150 for each of 1 order.',
    )
    expect(costWords(draft())).toBe(
      'Nothing limits what it can cost. To limit it, fill in “Maximum discount” and “Total orders”.',
    )
    expect(costWords(draft({ max_uses: '100' }))).toContain('fill in “Maximum discount”.')
    expect(costWords(draft({ kind: 'amount', value: '150' }))).toContain('fill in “Total orders”.')
    expect(costWords(draft({ value: '' }))).toBe('Enter the discount to see what it can cost.')
  })
})

it('revalidates the draft after an attempt, and keeps a refusal until its field changes', () => {
  const refused = [{ field: 'code', message: 'There is a voucher with this code' }] as const
  const before = draft()
  expect(problemsAfter(refused, before, { ...before, value: '91' }, today)).toEqual([
    refused[0],
    { field: 'value', message: 'Enter a percentage above 0, at most 90' },
  ])
  expect(problemsAfter(refused, before, { ...before, code: 'WARD6' }, today)).toEqual([])
  const wrong = draft({ value: '91' })
  const known = [{ field: 'value', message: 'Enter a percentage above 0, at most 90' }] as const
  expect(problemsAfter(known, wrong, { ...wrong, value: '9' }, today)).toEqual([])
})
