import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ask, Problem } from './ask.ts'
import { sessionClock } from './session-clock.ts'

const signedInAt = Date.parse('2026-11-24T10:00:00Z')
const minute = 60_000
let now = signedInAt
let status = 200

beforeEach(() => {
  now = signedInAt
  status = 200
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json(
        status === 200
          ? { success: true }
          : { success: false, code: 'busy', message: 'Busy', request_id: 'x' },
        { status },
      ),
    ),
  )
  sessionClock.setState({
    idleMs: 30 * minute,
    lastCallAt: signedInAt,
    endsAt: signedInAt + 12 * 60 * minute,
    signedOut: null,
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionClock.setState({ idleMs: null, lastCallAt: 0, endsAt: 0, signedOut: null })
})

const lastActivity = () => sessionClock.getState().lastCallAt

it('WCAG 2.2.1 a poll of the page is no activity, so that the warning before the end stays due', async () => {
  now += 10 * minute
  await ask('staffMe', {}, { background: true })
  status = 503
  await expect(ask('staffMe', {}, { background: true })).rejects.toThrow(Problem)
  expect(lastActivity()).toBe(signedInAt)
})

it('WCAG 2.2.1 a call by a person is activity, also one that the API refuses', async () => {
  now += 10 * minute
  await ask('staffMe', {})
  expect(lastActivity()).toBe(signedInAt + 10 * minute)
  now += 10 * minute
  status = 409
  await expect(ask('staffMe', {})).rejects.toThrow(Problem)
  expect(lastActivity()).toBe(signedInAt + 20 * minute)
})
