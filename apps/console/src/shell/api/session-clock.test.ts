import { beforeEach, describe, expect, it } from 'vitest'
import { noteCall, noteSignedIn, noteSignedOut, sessionClock, timeLeft } from './session-clock.ts'

const now = Date.parse('2026-11-24T10:00:00Z')
const minute = 60_000

beforeEach(() => sessionClock.setState({ idleMs: null, lastCallAt: 0, endsAt: 0, signedOut: null }))

describe('how long a session lasts', () => {
  it('counts from the last call of a person, and never past the last end', () => {
    noteCall(now)
    noteSignedIn({ idle_seconds: 1800, ends_at: new Date(now + 40 * minute).toISOString() })
    expect(timeLeft(sessionClock.getState(), now + 10 * minute)).toEqual({
      ms: 20 * minute,
      end: 'idle',
    })
    noteCall(now + 20 * minute)
    expect(timeLeft(sessionClock.getState(), now + 20 * minute)).toEqual({
      ms: 20 * minute,
      end: 'last',
    })
  })

  it('has no end when nobody is signed in, and keeps the first reason for an end', () => {
    expect(timeLeft(sessionClock.getState(), now)).toBeUndefined()
    noteSignedOut('ended')
    expect(sessionClock.getState().signedOut).toBeNull()
    noteSignedIn({ idle_seconds: 1800, ends_at: new Date(now + 40 * minute).toISOString() })
    noteSignedOut('idle')
    noteSignedOut('ended')
    expect(sessionClock.getState()).toMatchObject({ signedOut: 'idle', idleMs: null })
  })
})
