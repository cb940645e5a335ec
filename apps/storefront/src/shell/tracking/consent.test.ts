import { expect, it } from 'vitest'
import { chooseTracking, mayTrack } from './consent.ts'

const disk = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

it('AUTH-08 honours opting out and in, before what the browser says of itself', () => {
  const kept = disk()
  expect(mayTrack(kept, {})).toBe(true)
  chooseTracking(false, kept)
  expect(mayTrack(kept, {})).toBe(false)
  chooseTracking(true, kept)
  expect(mayTrack(kept, { globalPrivacyControl: true, doNotTrack: '1' })).toBe(true)
})

it('AUTH-08 takes the browser’s own signals for opting out', () => {
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
