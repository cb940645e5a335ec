import { expect, it } from 'vitest'
import { persistedStore } from './persisted-store.ts'

function disk(stored: Record<string, string> = {}) {
  return {
    stored,
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
  }
}
const number = (initial: number) =>
  persistedStore('n', { n: initial }, (stored) => ({ n: Number((stored as { n: number }).n) }))

it('DATA-16 restores an earlier visit’s state, and stores every change', () => {
  const there = disk({ n: '{"n":7}' })
  const store = number(0)
  expect(store.rehydrate(there)).toEqual({ n: 7 })
  store.setState({ n: 8 })
  expect(there.stored['n']).toBe('{"n":8}')
})

it('writes nothing before reading, or a page would overwrite another’s state', () => {
  const there = disk({ n: '{"n":7}' })
  const store = number(0)
  store.setState({ n: 1 })
  expect(there.stored['n']).toBe('{"n":7}')
  expect(store.rehydrate(there)).toEqual({ n: 7 })
})

it('resets invalid data, and works without storage', () => {
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
