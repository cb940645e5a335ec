import { describe, expect, it } from 'vitest'
import { gstTermsOn, rateOfValue, type DatedGstRate } from './gst-rates.ts'

const row = (
  hsnPrefix: string,
  rateBp: number,
  more: Partial<DatedGstRate> = {},
): DatedGstRate => ({
  hsnPrefix,
  rateBp,
  tag: null,
  maxPiecePaise: null,
  validFrom: '2025-09-22',
  validTo: null,
  ...more,
})
const slab = { maxPiecePaise: 250_000 }
const table = [
  row('6307', 500, slab),
  row('6307', 1800),
  row('9021', 500),
  row('902140', 0),
  row('9025', 1800),
  row('9025', 500, { tag: 'medical' }),
  row('9402', 1800, { validTo: '2026-12-31' }),
  row('9402', 500, { validFrom: '2027-01-01' }),
]
const on = (hsn: string, day = '2026-11-24', tag: string | null = null) =>
  gstTermsOn(table, { hsn, tag }, day)

describe('the rate of the day', () => {
  it.each([
    ['a splint', '90211000', 500],
    ['a hearing aid, by the longer prefix', '90214010', 0],
    ['a room thermometer', '90251990', 1800],
  ])('CART-23 is found by HSN: %s', (_, hsn, rateBp) => {
    expect(on(hsn)).toEqual({ rateBp, cheap: null })
  })

  it('CART-23 prefers the row for tagged goods', () => {
    expect(on('90251990', '2026-11-24', 'medical')).toEqual({ rateBp: 500, cheap: null })
  })

  it('CART-23 changes with the day in India, its first and last day included', () => {
    expect(on('94029010', '2026-12-31')?.rateBp).toBe(1800)
    expect(on('94029010', '2027-01-01')?.rateBp).toBe(500)
    expect(on('94029010', '2025-09-21')).toBeUndefined()
  })

  it.each(['', '99', '940'])('CART-23 is never assumed: HSN "%s" has none', (hsn) => {
    expect(on(hsn)).toBeUndefined()
  })

  it('CART-23 takes a later row where two are open', () => {
    const open = [row('9402', 1800), row('9402', 500, { validFrom: '2026-06-01' })]
    expect(gstTermsOn(open, { hsn: '9402', tag: null }, '2026-05-31')?.rateBp).toBe(1800)
    expect(gstTermsOn(open.toReversed(), { hsn: '9402', tag: null }, '2026-06-01')?.rateBp).toBe(
      500,
    )
  })

  it('CART-23 drops a slab that a later row without one replaces', () => {
    const replaced = [...table, row('6307', 1200, { validFrom: '2026-10-01' })]
    expect(gstTermsOn(replaced, { hsn: '63079090', tag: null }, '2026-11-24')).toEqual({
      rateBp: 1200,
      cheap: null,
    })
  })

  it('CART-23 prefers a rate stated for the day on which the table changes, and a slab that began after it', () => {
    const rate = (from: string) =>
      gstTermsOn(
        [row('6307', 1800), row('6307', 500, { ...slab, validFrom: '2026-04-01' })],
        { hsn: '63079090', tag: null, stated: { rateBp: 1200, from } },
        '2026-11-24',
      )?.rateBp
    expect(['2026-03-31', '2026-04-01', '2026-04-02'].map(rate)).toEqual([1800, 1200, 1200])
  })

  it('CART-23 lets a stated rate apply from its day until the table changes after it', () => {
    const stated = { rateBp: 1200, from: '2026-11-24' }
    const of = (hsn: string, day: string) =>
      gstTermsOn(table, { hsn, tag: null, stated }, day)?.rateBp
    expect(of('94029010', '2026-11-23')).toBe(1800)
    expect(of('94029010', '2026-11-24')).toBe(1200)
    expect(of('94029010', '2027-01-01')).toBe(500)
    expect(of('99', '2026-11-24')).toBe(1200)
  })
})

describe('the slab of chapters 61 to 63', () => {
  const terms = on('63079090') ?? { rateBp: 0, cheap: null }
  it.each([
    ['a mask of six rupees in a box of fifty', 30_000, 50, 500],
    ['a drape of 2,500 rupees and its tax', 262_500, 1, 500],
    ['a paisa more', 262_501, 1, 1800],
    ['two of these', 525_000, 2, 500],
    ['a given-away one', 0, 1, 500],
  ])('CART-23 goes by the piece, before GST: %s', (_, grossPaise, pieces, rate) => {
    expect(rateOfValue(terms, { grossPaise, pieces })).toBe(rate)
  })
})
