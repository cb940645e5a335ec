import { expect, it } from 'vitest'
import { claimUninvited, isSentAway, sendAway } from './prompts.ts'

const disk = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const DAY = 24 * 60 * 60 * 1000

it('AUTH-08 lets one popup come in a session that nobody asked for, whichever kind', () => {
  const [session, forever] = [disk(), disk()]
  expect(claimUninvited('login', 0, session, forever)).toBe(true)
  expect([
    claimUninvited('login', 0, session, forever),
    claimUninvited('special', 0, session, forever),
  ]).toEqual([false, false])
  expect(claimUninvited('special', 0, disk(), forever)).toBe(true)
})

it('AUTH-08 DATA-16 remembers over sessions what was sent away, for a week', () => {
  const forever = disk()
  sendAway('login', 0, forever)
  expect(claimUninvited('login', 6 * DAY, disk(), forever)).toBe(false)
  expect(claimUninvited('special', 6 * DAY, disk(), forever)).toBe(true)
  expect(claimUninvited('login', 8 * DAY, disk(), forever)).toBe(true)
  expect([isSentAway('login', 6 * DAY, forever), isSentAway('login', 8 * DAY, forever)]).toEqual([
    true,
    false,
  ])
})

it('comes never where nothing can be remembered, and reads what others left without failing', () => {
  const broken = {
    getItem: (): string | null => {
      throw new Error('private mode')
    },
    setItem: () => {
      throw new Error('private mode')
    },
  }
  expect(claimUninvited('login', 0, broken, broken)).toBe(false)
  const odd = {
    ...disk(),
    getItem: (key: string) => (key === 'upchar.popups' ? '{"login":"x"' : null),
  }
  expect(claimUninvited('login', 0, odd, odd)).toBe(true)
})
