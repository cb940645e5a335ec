import { expect, it } from 'vitest'
import { compareStore } from '../features/product/compare-list/compare-store.ts'
import {
  addCompared,
  clearCompared,
  rehydrateCompare,
  removeCompared,
} from '../features/product/compare-list/persisted-list.ts'
import { persistedStore } from './persisted-store.ts'

function disk(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => void (kept[key] = value),
  }
}
const number = (initial: number) =>
  persistedStore('n', { n: initial }, (kept) => ({ n: Number((kept as { n: number }).n) }))

it('DATA-16 takes over what an earlier visit kept, and keeps every change', () => {
  const there = disk({ n: '{"n":7}' })
  const store = number(0)
  expect(store.rehydrate(there)).toEqual({ n: 7 })
  store.setState({ n: 8 })
  expect(there.kept['n']).toBe('{"n":8}')
})

it('writes nothing before it has read, or a page that never asked would wipe what another kept', () => {
  const there = disk({ n: '{"n":7}' })
  const store = number(0)
  store.setState({ n: 1 })
  expect(there.kept['n']).toBe('{"n":7}')
  expect(store.rehydrate(there)).toEqual({ n: 7 })
})

it('begins anew with what isn’t its own, and lives without storage', () => {
  expect(number(3).rehydrate(disk({ n: 'nonsense' }))).toEqual({ n: 3 })
  const broken = {
    getItem: (): string => {
      throw new Error('private mode')
    },
    setItem: () => undefined,
  }
  const store = number(3)
  expect(store.rehydrate(broken)).toEqual({ n: 3 })
  store.setState({ n: 4 })
  expect(store.getState()).toEqual({ n: 4 })
})

it('DATA-09 DATA-16 COMPARE-01 keeps the compare list by product group id', () => {
  const there = disk({
    'upchar.compare': '{"items":[{"id":1,"slug":"a","title":"A","price":9},{"id":"2"},null]}',
  })
  expect(rehydrateCompare(there).items).toEqual([{ id: 1, slug: 'a', title: 'A' }])
  addCompared({ id: 2, slug: 'b', title: 'B' })
  addCompared({ id: 2, slug: 'b', title: 'B' })
  expect(JSON.parse(there.kept['upchar.compare'] ?? '').items).toHaveLength(2)
  removeCompared(1)
  expect(compareStore.getState().items.map(({ id }) => id)).toEqual([2])
  clearCompared()
  expect(there.kept['upchar.compare']).toBe('{"items":[]}')
})
