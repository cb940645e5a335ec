import { describe, expect, it } from 'vitest'
import {
  LOGIN_MOVES,
  LOGIN_STEPS,
  loginStep,
  loginStepKey,
  type LoginStepKey,
} from './login-steps.ts'

describe('steps of signing in', () => {
  it('AUTH-01 are the nine of the specification, in its order', () => {
    expect(LOGIN_STEPS.map(({ step, key }) => `${step} ${key}`)).toEqual([
      '0 new-init',
      '1 existing-password',
      '2 existing-otp',
      '3 new-otp',
      '4 new-password',
      '5 login-success',
      '6 reset-otp',
      '7 reset-password',
      '8 reset-success',
    ])
  })

  it('AUTH-01 have a key for each number and a number for each key', () => {
    for (const { step, key } of LOGIN_STEPS)
      expect([loginStep(key), loginStepKey(step)]).toEqual([step, key])
    expect(loginStep('no-such-step')).toBeUndefined()
    expect(Object.keys(LOGIN_MOVES).toSorted()).toEqual(
      LOGIN_STEPS.map(({ key }) => key).toSorted(),
    )
  })

  it('AUTH-01 name a password only after a code, and succeed only after a proof', () => {
    const before = (to: LoginStepKey) =>
      LOGIN_STEPS.filter(({ key }) => LOGIN_MOVES[key].includes(to)).map(({ key }) => key)
    expect(before('new-password')).toEqual(['new-otp'])
    expect(before('reset-password')).toEqual(['reset-otp'])
    expect(before('reset-success')).toEqual(['reset-password'])
    expect(before('login-success')).toEqual([
      'new-init',
      'existing-password',
      'existing-otp',
      'new-password',
      'reset-success',
    ])
  })

  it('AUTH-01 never follow themselves', () => {
    for (const { key } of LOGIN_STEPS) expect(LOGIN_MOVES[key]).not.toContain(key)
  })
})
