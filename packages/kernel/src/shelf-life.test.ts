import { describe, expect, it } from 'vitest'
import { fullMonths, keepsPromise, lifePromiseWords } from './shelf-life.ts'

describe('shelf life', () => {
  it.each([
    ['2026-11-24', '2027-05-24', 6],
    ['2026-11-24', '2027-05-23', 5],
    // The last day of a short month is as much as it can be.
    ['2026-11-30', '2027-02-28', 3],
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-24', '2026-06-30', 0],
  ])('from %s to %s are %i full months', (from, to, months) => {
    expect(fullMonths(from, to)).toBe(months)
  })

  it('OPS-02 a batch keeps a promise on its day; one without an expiry date keeps none', () => {
    const promise = { expiresFrom: '2027-05-31' }
    expect(keepsPromise('2027-05-31', promise)).toBe(true)
    expect(keepsPromise('2027-05-30', promise)).toBe(false)
    expect(keepsPromise(null, promise)).toBe(false)
    expect(keepsPromise(null, undefined)).toBe(true)
  })

  it('OPS-02 says what was promised, and what the buyer asked for', () => {
    expect(lifePromiseWords({ expiresFrom: '2027-05-31' })).toBe('Expires 31 May 2027 or later')
    expect(lifePromiseWords({ expiresFrom: '2027-05-31', months: 6 })).toBe(
      'Expires 31 May 2027 or later: at least 6 months of shelf life left on delivery',
    )
  })
})
