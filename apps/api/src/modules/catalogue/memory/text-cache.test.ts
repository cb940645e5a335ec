import { expect, it } from 'vitest'
import { TextCache } from './text-cache.ts'

it('caches no text that was read before a change and arrives after it', () => {
  const cache = new TextCache<number>(1000)
  const before = cache.mark()
  cache.drop([1])
  cache.put(1, 'old price', before)
  expect(cache.get(1)).toBeUndefined()
  const again = cache.mark()
  cache.clear()
  cache.put(2, 'old price', again)
  expect(cache.get(2)).toBeUndefined()
  cache.put(1, 'new price', cache.mark())
  expect(cache.get(1)).toBe('new price')
})
