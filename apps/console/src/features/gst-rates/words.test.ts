import { expect, it } from 'vitest'
import { rateStates, ratesQuery } from './search.ts'
import { spanWords, tagWords, termsWords } from './words.ts'

it('CART-23 says when a rate holds by its state', () => {
  const [valid_from, valid_to] = ['2025-09-22', '2026-11-30']
  const words = (rate: Parameters<typeof spanWords>[0]) => spanWords(rate)
  expect([
    words({ valid_from, valid_to: null, state: 'running' }),
    words({ valid_from: '2026-12-01', valid_to: null, state: 'planned' }),
    words({ valid_from, valid_to, state: 'ended' }),
    words({ valid_from: '2026-12-01', valid_to: null, state: 'withdrawn' }),
  ]).toEqual([
    'Since 22 Sep 2025',
    'From 1 Dec 2026',
    '22 Sep 2025 to 30 Nov 2026',
    'Would have begun 1 Dec 2026',
  ])
})

it('CART-23 names a rate with its limit, and the goods it is for', () => {
  expect(termsWords({ rate: 18, slab: null })).toBe('18%')
  expect(termsWords({ rate: 18, slab: { up_to: 2500, rate: 5 } })).toBe(
    '5% up to ₹2,500 a piece, above it 18%',
  )
  expect([tagWords('medical'), tagWords('other'), tagWords(null)]).toEqual([
    'Medical goods only',
    'other',
    undefined,
  ])
})

it('CART-23 asks for a page of the rates in a state, and links the states with the words', () => {
  expect(ratesQuery({})).toEqual({ page: 1, limit: 25 })
  expect(ratesQuery({ q: '4015', state: 'planned', page: 2 })).toEqual({
    q: '4015',
    state: 'planned',
    page: 2,
    limit: 25,
  })
  expect(
    rateStates({ q: '4015', state: 'ended', page: 2 }, undefined).map(({ href, isChosen }) => [
      href,
      isChosen,
    ]),
  ).toEqual([
    ['/console/gst-rates?q=4015', false],
    ['/console/gst-rates?q=4015&state=running', false],
    ['/console/gst-rates?q=4015&state=planned', false],
    ['/console/gst-rates?q=4015&state=ended', true],
  ])
})
