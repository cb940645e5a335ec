import { describe, expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

/** A cache of 80 characters, so of texts of up to ten. */
const cacheOf = (texts: Record<string, string>) => {
  const cache = new TextCache<string>(80)
  for (const [key, text] of Object.entries(texts)) cache.put(key, text, cache.mark())
  return cache
}
const ten = 'x'.repeat(10)
const eight = Object.fromEntries([...'abcdefgh'].map((key) => [key, ten]))
const kept = (cache: TextCache<string>, keys: string) =>
  [...keys].filter((key) => cache.get(key) !== undefined).join('')

describe('a cache of texts', () => {
  it('keeps as many characters as it may, and forgets what was read longest ago', () => {
    const cache = cacheOf(eight)
    expect(kept(cache, 'abcdefgh')).toBe('abcdefgh')
    expect(cache.get('unheard')).toBeUndefined()
    // Read again, so that the second is the oldest.
    cache.get('a')
    for (const key of 'bcdefgh') cache.get(key)
    cache.get('a')
    cache.put('i', 'y', cache.mark())
    expect(kept(cache, 'abcdefghi')).toBe('acdefghi')
  })

  it('keeps no text that would take an eighth of it', () => {
    const cache = cacheOf({ a: 'x'.repeat(11), b: ten })
    expect(kept(cache, 'ab')).toBe('b')
  })

  it('counts a replaced text once', () => {
    const cache = cacheOf({ ...eight, h: 'short' })
    for (let n = 0; n < 9; n++) cache.put('h', ten, cache.mark())
    expect(kept(cache, 'abcdefgh')).toBe('abcdefgh')
    expect(cacheOf({ a: 'old', b: 'b' }).get('a')).toBe('old')
    cache.put('a', 'new', cache.mark())
    expect(cache.get('a')).toBe('new')
  })

  it('has room again for what was dropped or cleared', () => {
    const cache = cacheOf(eight)
    cache.drop(['a', 'b', 'unheard'])
    expect(kept(cache, 'abcdefgh')).toBe('cdefgh')
    for (const key of 'ij') cache.put(key, ten, cache.mark())
    expect(kept(cache, 'cdefghij')).toBe('cdefghij')
    cache.clear()
    expect(kept(cache, 'cdefghij')).toBe('')
    for (const key of 'abcdefgh') cache.put(key, ten, cache.mark())
    expect(kept(cache, 'abcdefgh')).toBe('abcdefgh')
  })

  it.each([
    ['dropped', (cache: TextCache<string>) => cache.drop(['a'])],
    ['cleared', (cache: TextCache<string>) => cache.clear()],
  ])('keeps no text that was read before it was %s', (_, change) => {
    const cache = new TextCache<string>(80)
    const before = cache.mark()
    change(cache)
    cache.put('a', 'stale', before)
    expect(cache.get('a')).toBeUndefined()
    cache.put('a', 'fresh', cache.mark())
    expect(cache.get('a')).toBe('fresh')
  })
})
