import { describe, expect, it } from 'vitest'
import { LOGIN_STEPS, loginStep } from '@upchar/kernel/login-steps'
import { transitions } from '../../../platform/transitions.ts'
import {
  loginFlow,
  openSteps,
  readLoginState,
  writeLoginState,
  type LoginState,
} from './login-state.ts'

const secret = 'a secret of thirty-two characters'
const state: LoginState = { email: 'meera@clinic.example', step: 1, account: 'password' }

describe('the sign-in state of a browser', () => {
  it('AUTH-01 is one of nine steps, checked at boot', () => {
    expect(loginFlow.states.map((key) => loginStep(key))).toEqual(
      LOGIN_STEPS.map(({ step }) => step),
    )
    expect(() =>
      transitions('login', {
        start: 'new-init',
        moves: { 'new-init': ['no-such-step'], lost: [] } as Record<string, string[]>,
      }),
    ).toThrow(/does not define.*can't be reached/)
  })

  it('DATA-15 survives the round trip through its cookie', () =>
    expect(readLoginState(secret, writeLoginState(secret, state))).toEqual(state))

  it('DATA-15 rejects a forged cookie', () => {
    const [text, mac] = writeLoginState(secret, state).split('.')
    const forged = Buffer.from(
      JSON.stringify({ ...state, email: 'other@clinic.example' }),
    ).toString('base64url')
    for (const cookie of [
      undefined,
      '',
      '.',
      `${text}`,
      `${text}.`,
      `${forged}.${mac}`,
      writeLoginState('another secret of that length here', state),
    ])
      expect(readLoginState(secret, cookie)).toBeUndefined()
  })

  it('AUTH-01 allows the steps that its facts allow', () => {
    expect(openSteps(undefined, false)).toEqual([0])
    expect(openSteps(state, false)).toEqual([0, 1, 2, 6])
    expect(openSteps({ ...state, account: 'code', step: 2 }, false)).toEqual([0, 2])
    expect(openSteps({ ...state, account: 'new', step: 4 }, true)).toEqual([0, 3, 4])
    expect(openSteps({ ...state, account: 'new', step: 4 }, false)).toEqual([0, 3])
    expect(openSteps({ ...state, step: 7 }, true)).toEqual([0, 1, 2, 6, 7])
  })
})
