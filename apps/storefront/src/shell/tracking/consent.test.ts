import { expect, it } from 'vitest'
import { chooseTracking, mayTrack } from './consent.ts'

const disk = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

it('AUTH-08 prefers the visitor’s choice to the browser’s signals', () => {
  const stored = disk()
  expect(mayTrack(stored, {})).toBe(true)
  chooseTracking(false, stored)
  expect(mayTrack(stored, {})).toBe(false)
  chooseTracking(true, stored)
  expect(mayTrack(stored, { globalPrivacyControl: true, doNotTrack: '1' })).toBe(true)
})

it('AUTH-08 treats the browser’s signals as opting out', () => {
  expect([
    mayTrack(disk(), { globalPrivacyControl: true }),
    mayTrack(disk(), { doNotTrack: '1' }),
    mayTrack(disk(), { doNotTrack: null }),
  ]).toEqual([false, false, true])
})

it('decides without storage too', () => {
  const broken = {
    getItem: (): string | null => {
      throw new Error('private mode')
    },
  }
  expect([mayTrack(broken, {}), mayTrack(broken, { doNotTrack: '1' })]).toEqual([true, false])
})
