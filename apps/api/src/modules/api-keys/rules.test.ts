import { describe, expect, it } from 'vitest'
import { keyState, shortNetwork } from './rules.ts'
import { newKeySecret, newPrefix, partsOfKey, wholeKey } from './secrets.ts'

describe('OPS-08 an API key', () => {
  // India is five and a half hours ahead: its day ends at 18:30 UTC.
  it.each([
    [null, null, '2026-11-24T05:30:00Z', 'active'],
    ['2026-11-24', null, '2026-11-24T18:29:59Z', 'active'],
    ['2026-11-24', null, '2026-11-24T18:30:00Z', 'ended'],
    ['2026-11-25', null, '2026-11-24T18:30:00Z', 'active'],
    [null, '2026-11-24T05:00:00Z', '2026-11-24T05:30:00Z', 'revoked'],
    ['2026-11-20', '2026-11-19T05:00:00Z', '2026-11-24T05:30:00Z', 'revoked'],
  ])('until %s, revoked %s, is at %s %s', (lastDay, revoked, at, state) => {
    const revokedAt = revoked === null ? null : new Date(revoked)
    expect(keyState({ lastDay, revokedAt }, new Date(at))).toBe(state)
  })

  it.each([
    ['203.0.113.9', '203.0.113.*'],
    ['2001:db8:1:2::', '2001:db8:1:*'],
    ['::', ':*'],
  ])('used from %s shows %s', (network, shown) => {
    expect(shortNetwork(network)).toBe(shown)
  })

  it('begins as secret scanners find it, and has 32 random bytes', () => {
    const whole = wholeKey(newPrefix({ production: true }), newKeySecret())
    expect(whole).toMatch(/^upk_live_[0-9a-z]{12}_[A-Za-z0-9_-]{43}$/)
    expect(newPrefix({ production: false })).toMatch(/^upk_test_/)
    const parts = partsOfKey(whole)
    expect(Buffer.from(parts?.secret ?? '', 'base64url')).toHaveLength(32)
    expect(wholeKey(parts?.prefix ?? '', parts?.secret ?? '')).toBe(whole)
  })

  it.each(['', 'upk_live_', 'upk_live_abcdefghjkmn', 'upk_live_abcdefghjkmn_short', 'whsec_x'])(
    'isn’t %s',
    (text) => {
      expect(partsOfKey(text)).toBeUndefined()
    },
  )
})
