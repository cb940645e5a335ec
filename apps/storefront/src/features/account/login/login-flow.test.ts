import { LOGIN_MOVES, loginStep } from '@upchar/kernel/login-steps'
import type { LoginStepKey } from '@upchar/kernel/login-steps'
import { resultOf } from '@upchar/web/api'
import type { ApiCall } from '@upchar/web/api'
import { expect, it } from 'vitest'
import { moveOn } from './login-flow.ts'
import type { LoginAction } from './login-flow.ts'

type Reply = [status: number, body: object]
const fine = (body: object): Reply => [200, { success: true, message: '', ...body }]
const refused = (status: number, code: string, message: string, detail: object = {}): Reply => [
  status,
  { success: false, code, message, detail },
]
const sent = fine({ message: 'OTP Sent Successfully', resend_after: 30, expires_in: 600, step: 2 })

/** A fake API that answers in this order. */
function world(answers: Record<string, Reply[]>) {
  const asked: [name: string, body: unknown][] = []
  const api = ((name: string, input: { body?: unknown }) => {
    asked.push([name, input.body])
    const [status, body] = answers[name]?.shift() ?? [500, {}]
    return Promise.resolve(resultOf(status, JSON.stringify(body)))
  }) as ApiCall
  const press = (
    step: LoginStepKey,
    action: LoginAction = 'go-on',
    typed: { email?: string; password?: string; code?: string } = {},
  ) => moveOn(api, step, { action, email: 'a@clinic.in', password: '', code: '', ...typed })
  return { press, asked }
}

it('AUTH-01 moves to the step for the email address, and mails a code if needed', async () => {
  const { press, asked } = world({
    submitEmail: [
      fine({ step: 1, email: 'a@clinic.in' }),
      fine({ step: 2, email: 'a@clinic.in' }),
      fine({ step: 3, email: 'a@clinic.in' }),
    ],
    sendOtp: [sent, sent],
  })
  expect(await press('new-init')).toEqual({ kind: 'to', step: 'existing-password' })
  expect(await press('new-init')).toMatchObject({
    kind: 'to',
    step: 'existing-otp',
    notice: { tone: 'success', message: 'OTP Sent Successfully', wait: 30 },
  })
  expect(await press('new-init')).toMatchObject({ kind: 'to', step: 'new-otp' })
  expect(asked.map(([name]) => name)).toEqual([
    'submitEmail',
    'submitEmail',
    'sendOtp',
    'submitEmail',
    'sendOtp',
  ])
})

it('AUTH-05 normalizes the address before sending, and sends no invalid one', async () => {
  const { press, asked } = world({ submitEmail: [fine({ step: 1, email: 'a@clinic.in' })] })
  expect(await press('new-init', 'go-on', { email: 'nobody' })).toMatchObject({
    kind: 'field',
    field: 'email',
    message: 'Enter an email address, such as name@example.com',
  })
  await press('new-init', 'go-on', { email: '  A@Clinic.IN ' })
  expect(asked).toEqual([['submitEmail', { email: 'a@clinic.in' }]])
})

it("AUTH-05 says the server's message when no code can be sent, 'Failed to send OTP' when there is none", async () => {
  const { press } = world({ sendOtp: [refused(400, 'odd', 'Not today'), [502, {}]] })
  expect(await press('existing-otp', 'resend')).toMatchObject({
    kind: 'notice',
    notice: { message: 'Not today' },
  })
  expect(await press('existing-otp', 'resend')).toMatchObject({
    kind: 'notice',
    notice: { tone: 'danger', message: 'Failed to send OTP' },
  })
})

it('moves to the code step if a code was just mailed, with the time to wait', async () => {
  const { press } = world({
    sendOtp: [refused(429, 'too_many_attempts', 'We have just sent a code.', { retry_after: 12 })],
  })
  expect(await press('existing-password', 'use-code')).toEqual({
    kind: 'to',
    step: 'existing-otp',
    notice: { tone: 'info', message: 'We have just sent a code.', wait: 12 },
  })
})

it('AUTH-01 mails another code if the new password comes too late', async () => {
  const late = refused(410, 'proof_missing', 'Too much time has passed.')
  const { press, asked } = world({
    confirmAccount: [late],
    resetPassword: [late],
    sendOtp: [sent, sent],
  })
  expect([LOGIN_MOVES['new-password'], LOGIN_MOVES['reset-password']]).toEqual([
    expect.arrayContaining(['new-otp']),
    expect.arrayContaining(['reset-otp']),
  ])
  expect(await press('new-password', 'go-on', { password: 'x' })).toMatchObject({
    kind: 'to',
    step: 'new-otp',
  })
  expect(await press('reset-password', 'go-on', { password: 'x' })).toMatchObject({
    kind: 'to',
    step: 'reset-otp',
  })
  expect(asked.filter(([name]) => name === 'sendOtp').map(([, body]) => body)).toEqual([
    { email: 'a@clinic.in', purpose: 'sign_in' },
    { email: 'a@clinic.in', purpose: 'reset_password' },
  ])
})

it('puts each refusal beside its field, in the words of the server', async () => {
  const { press } = world({
    signIn: [refused(401, 'credentials_wrong', 'They don’t fit.')],
    validateEmail: [
      refused(400, 'otp_wrong', 'Not the code.'),
      refused(403, 'account_deactivated', 'Closed.'),
    ],
    resetPassword: [refused(400, 'password_weak', 'Too common')],
  })
  expect(await press('existing-password', 'go-on', { password: 'x' })).toMatchObject({
    kind: 'field',
    field: 'password',
    message: 'They don’t fit.',
  })
  expect(await press('new-otp', 'go-on', { code: '123456' })).toMatchObject({
    kind: 'field',
    field: 'code',
    message: 'Not the code.',
  })
  expect(await press('new-otp', 'go-on', { code: '123456' })).toEqual({
    kind: 'notice',
    notice: { tone: 'danger', message: 'Closed.' },
  })
  expect(await press('reset-password', 'go-on', { password: 'x' })).toMatchObject({
    kind: 'field',
    field: 'password',
    message: 'Too common',
  })
})

it('AUTH-01 sends no empty input', async () => {
  const { press, asked } = world({})
  expect(await press('existing-password')).toMatchObject({ kind: 'field', field: 'password' })
  expect(await press('new-otp', 'go-on', { code: '12345' })).toMatchObject({
    kind: 'field',
    field: 'code',
  })
  expect(await press('new-password')).toMatchObject({ kind: 'field', field: 'password' })
  expect(asked).toEqual([])
})

it('AUTH-01 makes only the moves of the step table', async () => {
  const answers = () => ({
    submitEmail: [fine({ step: 1, email: 'a@clinic.in' })],
    sendOtp: [sent],
    signIn: [fine({ step: 5 })],
    confirmAccount: [fine({ step: 5 })],
    resetPassword: [fine({ step: 8 })],
    validateEmail: [fine({ step: 5 })],
  })
  const typed = { password: 'x', code: '123456' }
  const moves: [LoginStepKey, LoginAction][] = [
    ['new-init', 'go-on'],
    ['existing-password', 'go-on'],
    ['existing-password', 'use-code'],
    ['existing-password', 'forgot'],
    ['existing-otp', 'go-on'],
    ['existing-otp', 'use-password'],
    ['new-password', 'go-on'],
    ['new-password', 'without-password'],
    ['reset-password', 'go-on'],
    ['existing-otp', 'start-over'],
  ]
  for (const [step, action] of moves) {
    const move = await world(answers()).press(step, action, typed)
    if (move.kind !== 'to') throw new Error(`${step} ${action} leads nowhere`)
    expect(LOGIN_MOVES[step], `${step} ${action}`).toContain(move.step)
    expect(loginStep(move.step)).toBeDefined()
  }
})
