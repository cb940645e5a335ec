import { describe, expect, it } from 'vitest'
import { LOGIN_MOVES, LOGIN_STEPS, loginStep, loginStepKey, mayFollow } from './login-steps.ts'

describe('steps of signing in', () => {
  it('AUTH-01 are the nine of the specification, in its order', () => {
    expect(LOGIN_STEPS.map(({ step, key }) => `${step} ${key}`)).toEqual([
      '0 new-init', '1 existing-password', '2 existing-otp', '3 new-otp', '4 new-password', '5 login-success', '6 reset-otp', '7 reset-password', '8 reset-success',
    ])
  })

  it('AUTH-01 have a key for each number and a number for each key', () => {
    for (const { step, key } of LOGIN_STEPS) expect([loginStep(key), loginStepKey(step)]).toEqual([step, key])
    expect(loginStep('no-such-step')).toBeUndefined()
    expect(Object.keys(LOGIN_MOVES).toSorted()).toEqual(LOGIN_STEPS.map(({ key }) => key).toSorted())
  })

  it('AUTH-01 name a password only after a code, and succeed only after a proof', () => {
    const before = (to: number) => LOGIN_STEPS.filter(({ step }) => LOGIN_STEPS.some((entry) => entry.step === to && mayFollow(step, entry.step))).map(({ step }) => step)
    expect(before(4)).toEqual([3])
    expect(before(7)).toEqual([6])
    expect(before(8)).toEqual([7])
    expect(before(5)).toEqual([0, 1, 2, 4, 8])
    expect(mayFollow(3, 3)).toBe(false)
  })
})
