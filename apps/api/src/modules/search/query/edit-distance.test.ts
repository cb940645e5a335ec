import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance, similarity } from './edit-distance.ts'

/** The naive implementation with the full table. */
function plain(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => d[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, at(i - 2, j - 2) + 1)
      const line = d[i]
      if (line !== undefined) line[j] = cost
    }
  }
  return at(a.length, b.length)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 })

describe('edit distance', () => {
  it('is the minimum number of edits, up to the allowed maximum', () => {
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(plain(a, b), most + 1))
      }),
      { numRuns: 2000 },
    )
  })

  it('counts shared trigrams as pg_trgm does', () => {
    expect(similarity('word', 'word')).toBe(1)
    expect(similarity('word', 'two words')).toBeCloseTo(0.3636, 4)
    expect(similarity('fevi', 'foley')).toBeLessThan(0.35)
  })
})

it('compares words of up to 64 letters', () => {
  const word = (length: number, last: string) => 'a'.repeat(length - 1) + last
  expect(editDistance(word(64, 'b'), word(64, 'c'), 2)).toBe(1)
  expect(editDistance(word(65, 'b'), word(65, 'c'), 2)).toBe(3)
})
