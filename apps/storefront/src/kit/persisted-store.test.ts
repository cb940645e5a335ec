import { expect, it } from 'vitest'
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
