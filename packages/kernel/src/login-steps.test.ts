import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  LOGIN_MOVES,
  LOGIN_STEPS,
  loginStep,
  loginStepKey,
  type LoginStepKey,
} from './login-steps.ts'

const requirements = readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/spec/requirements.md'),
  'utf8',
)
/** The screens of AUTH-01, in the order in which the specification numbers them from 0. */
const screens = (/AUTH-01 .*?: (.*?)\./.exec(requirements)?.[1] ?? '').toLowerCase().split('; ')

/** Every step reachable from `start` without entering one of `closed`. */
function reachable(start: LoginStepKey, closed: readonly LoginStepKey[] = []): Set<LoginStepKey> {
  const seen = new Set([start])
  for (const step of seen)
    for (const next of LOGIN_MOVES[step]) if (!closed.includes(next)) seen.add(next)
  return seen
}
const before = (to: LoginStepKey) =>
  LOGIN_STEPS.filter(({ key }) => LOGIN_MOVES[key].includes(to)).map(({ key }) => key)

describe('sign-in steps', () => {
  it('AUTH-01 have the numbers of the specified screens', () => {
    expect(screens).toHaveLength(9)
    for (const [number, screen] of screens.entries()) {
      const { key, step } = LOGIN_STEPS[number] ?? { key: '', step: -1 }
      expect(step).toBe(number)
      for (const word of key.split('-')) expect(screen, `step ${number}, ${key}`).toContain(word)
    }
    expect(['existing-otp', 'login-success', 'reset-success'].map(loginStep)).toEqual([2, 5, 8])
    expect(([2, 5, 8] as const).map(loginStepKey)).toEqual([
      'existing-otp',
      'login-success',
      'reset-success',
    ])
    expect(loginStep('no-such-step')).toBeUndefined()
  })

  it('AUTH-01 are all reachable from the first, and lead back to it', () => {
    expect([...reachable('new-init')].toSorted()).toEqual(
      LOGIN_STEPS.map(({ key }) => key).toSorted(),
    )
    for (const { key } of LOGIN_STEPS) expect(reachable(key)).toContain('new-init')
  })

  it('AUTH-01 set a password only right after a code', () => {
    expect(before('new-password')).toEqual(['new-otp'])
    expect(before('reset-password')).toEqual(['reset-otp'])
  })

  it('AUTH-01 succeed only with a password, a code or One Tap', () => {
    const proofs = ['existing-password', 'existing-otp', 'new-otp', 'reset-otp'] as const
    const open = [...reachable('new-init', proofs)].toSorted()
    expect(open).toEqual(['login-success', 'new-init'])
    expect(reachable('new-init', [...proofs, 'login-success']).size).toBe(1)
    expect(before('reset-success')).toEqual(['reset-password'])
  })
})
