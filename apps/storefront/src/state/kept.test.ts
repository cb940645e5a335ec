import { expect, it } from 'vitest'
import { addCompared, clearCompared, compareStore, removeCompared } from './compare.ts'
import { keptStore } from './kept.ts'
import { AWAY_MS, claimUninvited, mayShowSpecial, putSpecialAway, specialPopupStore } from './popups.ts'

function disk(kept: Record<string, string> = {}) {
  return { kept, getItem: (key: string) => kept[key] ?? null, setItem: (key: string, value: string) => void (kept[key] = value) }
}
const number = (initial: number) => keptStore('n', { n: initial }, (kept) => ({ n: Number((kept as { n: number }).n) }))

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
  const broken = { getItem: (): string => { throw new Error('private mode') }, setItem: () => undefined }
  const store = number(3)
  expect(store.rehydrate(broken)).toEqual({ n: 3 })
  store.setState({ n: 4 })
  expect(store.getState()).toEqual({ n: 4 })
})

it('DATA-09 DATA-16 COMPARE-01 keeps the compare list by product group id', () => {
  const there = disk({ 'upchar.compare': '{"items":[{"id":1,"slug":"a","title":"A","price":9},{"id":"2"},null]}' })
  expect(compareStore.rehydrate(there).items).toEqual([{ id: 1, slug: 'a', title: 'A' }])
  addCompared({ id: 2, slug: 'b', title: 'B' })
  addCompared({ id: 2, slug: 'b', title: 'B' })
  expect(JSON.parse(there.kept['upchar.compare'] ?? '').items).toHaveLength(2)
  removeCompared(1)
  expect(compareStore.getState().items.map(({ id }) => id)).toEqual([2])
  clearCompared()
  expect(there.kept['upchar.compare']).toBe('{"items":[]}')
})

it('DATA-16 UI-06 shows a special popup again seven days after it was put away, not earlier', () => {
  specialPopupStore.rehydrate(disk())
  expect(mayShowSpecial('a', 1e12)).toBe(true)
  putSpecialAway('a', 1e12)
  expect([mayShowSpecial('a', 1e12 + AWAY_MS - 1), mayShowSpecial('a', 1e12 + AWAY_MS), mayShowSpecial('b', 1e12)]).toEqual([false, true, true])
  putSpecialAway('b', 1e12 + AWAY_MS)
  expect(Object.keys(specialPopupStore.getState().away)).toEqual(['b'])
})

it('UI-06 lets one uninvited popup through a session, the same again after a reload', () => {
  const session = disk()
  expect([claimUninvited('special', session), claimUninvited('login', session), claimUninvited('special', session)]).toEqual([true, false, true])
  expect(claimUninvited('login', { getItem: () => { throw new Error('private mode') }, setItem: () => undefined })).toBe(false)
})
