import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { accountByForm } from './account-form.ts'

const SECURITY = '/account?selected=security'
const PASSWORD = `${SECURITY}&form=password`
const CLOSE = '/account?selected=privacy&form=close'
const refused = (code: string, more: object = {}) => ({
  success: false,
  code,
  message: 'No',
  ...more,
})

async function post(
  form: Record<string, string>,
  address: string,
  status = 200,
  answer: object = { success: true },
) {
  const asked: unknown[] = []
  const api = ((name: string, input: { body?: object }) => {
    asked.push([name, input.body])
    return Promise.resolve(resultOf(status, JSON.stringify(answer)))
  }) as ApiCall
  return { asked, done: await accountByForm(api, new Map(Object.entries(form)), address) }
}

it('AUTH-06 sets a password without scripts, with the current one or a pasted code', async () => {
  const { asked, done } = await post(
    { action: 'set-password', current_password: 'old one', password: 'a new lamp' },
    PASSWORD,
  )
  expect(asked).toEqual([['setPassword', { current_password: 'old one', password: 'a new lamp' }]])
  expect(done).toEqual({ location: `${SECURITY}&notice=password_changed` })
  expect(
    (
      await post(
        { action: 'set-password', otp: '123 456', password: 'a new lamp' },
        `${PASSWORD}&proof=code`,
      )
    ).asked,
  ).toEqual([['setPassword', { otp: '123456', password: 'a new lamp' }]])
})

it('AUTH-06 reports everything missing at once without calling the API, and never sends a password back', async () => {
  const { asked, done } = await post(
    { action: 'set-password', current_password: '', password: '' },
    PASSWORD,
  )
  expect(asked).toEqual([])
  expect(done).toEqual({
    posted: {
      values: {},
      message: '',
      problems: [
        { field: 'password', message: 'Enter your current password' },
        { field: 'new', message: 'Choose a password' },
      ],
    },
  })
  expect(
    JSON.stringify(
      (
        await post(
          { action: 'set-password', current_password: 'my secret', password: 'short' },
          PASSWORD,
          400,
          refused('password_weak'),
        )
      ).done,
    ),
  ).not.toMatch(/my secret|short/)
})

it.each([
  ['otp_wrong', 'code'],
  ['otp_over', 'code'],
  ['credentials_wrong', 'password'],
  ['password_weak', 'new'],
])('AUTH-06 puts %s beside its field', async (code, field) => {
  const { done } = await post(
    { action: 'set-password', otp: '123456', password: 'a new lamp' },
    PASSWORD,
    403,
    refused(code),
  )
  expect(done).toEqual({
    posted: { values: {}, message: '', problems: [{ field, message: 'No' }] },
  })
})

it('AUTH-05 mails a code without scripts, or accepts a valid one, and returns to the form that needs it', async () => {
  const { asked, done } = await post({ action: 'send-code' }, CLOSE)
  expect(asked).toEqual([['sendConfirmOtp', undefined]])
  expect(done).toEqual({ location: `${CLOSE}&proof=code&notice=code_sent` })
  expect(
    (await post({ action: 'send-code' }, CLOSE, 429, refused('too_many_attempts'))).done,
  ).toEqual({ location: `${CLOSE}&proof=code&notice=code_waits` })
  expect((await post({ action: 'send-code' }, CLOSE, 500, {})).done).toEqual({
    posted: { values: {}, problems: [], message: 'Failed to send OTP' },
  })
})

it('AUTH-12 closes the account without scripts, and only after the proof', async () => {
  expect(
    (await post({ action: 'close-account', otp: '12345' }, `${CLOSE}&proof=code`)).asked,
  ).toEqual([])
  const { asked, done } = await post(
    { action: 'close-account', otp: '123456' },
    `${CLOSE}&proof=code`,
  )
  expect(asked).toEqual([['deactivateAccount', { otp: '123456' }]])
  expect(done).toEqual({ location: '/account?closed=1' })
})

it('signs other devices out without scripts', async () => {
  expect(await post({ action: 'end-session', id: 'a' }, SECURITY)).toEqual({
    asked: [['endSessions', { id: 'a' }]],
    done: { location: `${SECURITY}&notice=signed_out` },
  })
  expect(await post({ action: 'end-others' }, SECURITY)).toEqual({
    asked: [['endSessions', { others: true }]],
    done: { location: `${SECURITY}&notice=signed_out` },
  })
  expect(
    (await post({ action: 'end-session', id: 'a' }, SECURITY, 404, refused('session_unknown')))
      .done,
  ).toEqual({ location: `${SECURITY}&notice=session_unknown` })
})

it.each([
  [{ action: 'set-password', current_password: 'x', password: 'a new lamp' }, PASSWORD],
  [{ action: 'close-account', current_password: 'x' }, CLOSE],
  [{ action: 'send-code' }, CLOSE],
  [{ action: 'end-others' }, SECURITY],
])(
  'AUTH-02 %j renews an expired session first, and without one redirects to the sign-in and back',
  async (form, address) => {
    expect(
      (await post(form, address, 401, refused('not_signed_in', { detail: { session: 'expired' } })))
        .done,
    ).toEqual({
      location: `/api/authentication/resume?return_to=${encodeURIComponent(`${address}&notice=renewed`)}`,
    })
    expect(
      (await post(form, address, 401, refused('not_signed_in', { detail: { session: 'ended' } })))
        .done,
    ).toEqual({
      location: `/account/login?returnUrl=${encodeURIComponent(address)}&source=route_guard`,
    })
  },
)

it('ignores unknown actions and foreign addresses', async () => {
  const { asked, done } = await post(
    { action: 'drop', returnUrl: 'https://evil.example' },
    '/account?selected=//evil.example&form=x&notice=<b>',
  )
  expect(asked).toEqual([])
  expect(done).toEqual({ location: '/account?notice=failed' })
})
