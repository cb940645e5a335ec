import { expect, it } from 'vitest'
import { compareStore } from './compare-store.ts'
import {
  addCompared,
  clearCompared,
  rehydrateCompare,
  removeCompared,
} from './persisted-compare.ts'

function disk(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
}
it('DATA-09 DATA-16 COMPARE-01 keeps the compare list by product group id', () => {
  const there = disk({
    'upchar.compare': '{"items":[{"id":1,"slug":"a","title":"A","price":9},{"id":"2"},null]}',
  })
  expect(rehydrateCompare(there).items).toEqual([{ id: 1, slug: 'a', title: 'A' }])
  addCompared({ id: 2, slug: 'b', title: 'B' })
  addCompared({ id: 2, slug: 'b', title: 'B' })
  expect(JSON.parse(there.stored['upchar.compare'] ?? '').items).toHaveLength(2)
  removeCompared(1)
  expect(compareStore.getState().items.map(({ id }) => id)).toEqual([2])
  clearCompared()
  expect(there.stored['upchar.compare']).toBe('{"items":[]}')
})
