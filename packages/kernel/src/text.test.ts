import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plural, share, slugify, truncate } from './text.ts'

describe('truncate', () => {
  const words = 'Sterile hypodermic needle for single use. '.repeat(20).trim()

  it('UI-15 leaves a description of 300 characters as it is', () => {
    expect(truncate('a'.repeat(300))).toBe('a'.repeat(300))
    expect(truncate(`  ${'a'.repeat(300)}  `)).toBe('a'.repeat(300))
    expect(truncate('')).toBe('')
  })

  it('UI-15 shortens a longer one to 300 at most, at the end of a word', () => {
    const short = truncate(words)
    expect(short.length).toBeLessThanOrEqual(300)
    expect(short.length).toBeGreaterThan(285)
    expect(short.endsWith('…')).toBe(true)
    const kept = short.slice(0, -1)
    expect(words.startsWith(kept)).toBe(true)
    expect(words.charAt(kept.length)).toMatch(/[\s.]/)
  })

  it('UI-15 accepts another length', () => {
    expect(truncate('one two three', 9)).toBe('one two…')
    expect(truncate('one two three', 8)).toBe('one two…')
    expect(truncate('one two three', 7)).toBe('one…')
    expect(truncate('one two, three', 9)).toBe('one two…')
    expect(truncate('one two three', 13)).toBe('one two three')
    expect(truncate('one twoxyzabc', 9)).toBe('one…')
    expect(truncate('one twoxyzabc', 10)).toBe('one twoxy…')
    expect(truncate('anything', 0)).toBe('')
    expect(truncate('anything', 1)).toBe('…')
  })

  it('UI-15 cuts within a word only when there is no boundary', () => {
    expect(truncate('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`)
  })

  it('UI-15 never exceeds the length nor breaks a character', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, max) => {
          const short = truncate(text, max)
          expect(short.length).toBeLessThanOrEqual(max)
          expect(short.isWellFormed()).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('slugify', () => {
  it.each([
    ['Dental', 'dental'],
    ['Consumables & Disposables', 'consumables-and-disposables'],
    ['IV Cannula 20G (Pink)', 'iv-cannula-20g-pink'],
    ['  Syringe -- 5 ml ', 'syringe-5-ml'],
    ['IOL +21.0 D', 'iol-plus-21-0-d'],
    ['Lignocaine 2 %', 'lignocaine-2-percent'],
    ['Dräger', 'drager'],
    ["Lister's forceps", 'listers-forceps'],
    ['Micropipette 10µl', 'micropipette-10ul'],
    ['½ inch', '1-2-inch'],
    ['सिरिंज', ''],
    ['', ''],
  ])('turns %j into %j', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  it('is stable and safe in a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
    )
  })
})

describe('plural', () => {
  it('counts', () => {
    expect(plural(0, 'item')).toBe('0 items')
    expect(plural(1, 'item')).toBe('1 item')
    expect(plural(2, 'box', 'boxes')).toBe('2 boxes')
    expect(plural(120_000, 'review')).toBe('1,20,000 reviews')
    expect(plural(1.5, 'litre')).toBe('1.5 litres')
  })
})

describe('share', () => {
  it.each([
    [29, 100, '29%', '29%'],
    [7, 100, '7%', '7%'],
    [0.29, 1, '29%', '29%'],
    [999, 1000, '99%', '100%'],
    [1, 1000, '0%', '1%'],
    [0, 3, '0%', '0%'],
    [3, 3, '100%', '100%'],
    [123_456_789.01, 123_456_789.02, '99%', '100%'],
  ])('is %d of %d: %s, or upwards %s', (part, whole, down, up) => {
    expect([share(part, whole), share(part, whole, 'up')]).toEqual([down, up])
  })
  it('is exact for each whole percent', () => {
    for (let part = 0; part <= 100; part++)
      expect([share(part, 100), share(part / 100, 1, 'up')]).toEqual([`${part}%`, `${part}%`])
  })
})
