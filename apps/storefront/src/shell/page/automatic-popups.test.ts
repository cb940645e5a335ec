import { expect, it } from 'vitest'
import { claimPrompt, isDismissed, dismissPrompt } from './automatic-popups.ts'

const disk = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}
const DAY = 24 * 60 * 60 * 1000

it('AUTH-08 allows one automatic popup in a session, whichever kind', () => {
  const [session, forever] = [disk(), disk()]
  expect(claimPrompt('login', 0, session, forever)).toBe(true)
  expect([
    claimPrompt('login', 0, session, forever),
    claimPrompt('special', 0, session, forever),
  ]).toEqual([false, false])
  expect(claimPrompt('special', 0, disk(), forever)).toBe(true)
})

it('AUTH-08 DATA-16 keeps a dismissed popup hidden over sessions, for a week', () => {
  const forever = disk()
  dismissPrompt('login', 0, forever)
  expect(claimPrompt('login', 6 * DAY, disk(), forever)).toBe(false)
  expect(claimPrompt('special', 6 * DAY, disk(), forever)).toBe(true)
  expect(claimPrompt('login', 8 * DAY, disk(), forever)).toBe(true)
  expect([isDismissed('login', 6 * DAY, forever), isDismissed('login', 8 * DAY, forever)]).toEqual([
    true,
    false,
  ])
})

it('never shows without storage, and survives invalid data', () => {
  const broken = {
    getItem: (): string | null => {
      throw new Error('private mode')
    },
    setItem: () => {
      throw new Error('private mode')
    },
  }
  expect(claimPrompt('login', 0, broken, broken)).toBe(false)
  const odd = {
    ...disk(),
    getItem: (key: string) => (key === 'upchar.popups' ? '{"login":"x"' : null),
  }
  expect(claimPrompt('login', 0, odd, odd)).toBe(true)
})
