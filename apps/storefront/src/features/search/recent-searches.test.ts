import { beforeEach, expect, it } from 'vitest'
import { recentStore, rehydrateRecent, rememberSearch } from './recent-searches.ts'

function storageOf(stored: Record<string, string> = {}) {
  return {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
}
beforeEach(() => recentStore.setState({ searches: [] }))

it('DATA-12 DATA-16 keeps recent searches over visits, newest first, each once', () => {
  const storage = storageOf()
  for (const words of ['gloves', 'iv cannula', ' GLOVES ']) rememberSearch(words, storage)
  expect(recentStore.getState().searches).toEqual(['GLOVES', 'iv cannula'])
  recentStore.setState({ searches: [] })
  rememberSearch('suture', storage)
  expect(recentStore.getState().searches).toEqual(['suture', 'GLOVES', 'iv cannula'])
})

it('drops invalid entries and keeps eight at most', () => {
  rehydrateRecent(storageOf({ 'upchar.recent': '{"searches":[1,"a",null]}' }))
  expect(recentStore.getState().searches).toEqual(['a'])
  rehydrateRecent(storageOf({ 'upchar.recent': 'nonsense' }))
  const storage = storageOf()
  for (let index = 0; index < 12; index += 1) rememberSearch(`search ${index}`, storage)
  expect(recentStore.getState().searches).toHaveLength(8)
})
