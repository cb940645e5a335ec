import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { loginByForm } from './login-form.ts'
import { readForm } from './read-form.ts'

const apiOf = (answers: Record<string, [number, object]>): ApiCall =>
  ((name: string) => {
    const [status, body] = answers[name] ?? [500, {}]
    return Promise.resolve(resultOf(status, JSON.stringify(body)))
  }) as ApiCall
const state = {
  getLoginState: [200, { success: true, step: 1, email: 'a@clinic.in', open_steps: [0, 1] }] as [
    number,
    object,
  ],
}

it('AUTH-01 handles a step without scripts and redirects to the next one, keeping the return address', async () => {
  const api = apiOf({
    ...state,
    signIn: [200, { success: true, step: 5 }],
    submitEmail: [200, { success: true, step: 1, email: 'a@clinic.in' }],
  })
  expect(
    await loginByForm(
      api,
      readForm({ action: 'go-on', email: 'a@clinic.in' }),
      '/account/login?returnUrl=%2Fcart',
    ),
  ).toEqual({ location: '/account/login?step=existing-password&returnUrl=%2Fcart' })
  expect(
    await loginByForm(
      api,
      readForm({ action: 'go-on', password: 'x' }),
      '/account/login?step=existing-password&returnUrl=%2Fcart',
    ),
  ).toEqual({ location: '/account/login?step=login-success&returnUrl=%2Fcart' })
})

it('AUTH-01 shows the step again with its problems, in the same words as with scripts; a secret is never sent back', async () => {
  const api = apiOf({
    ...state,
    signIn: [401, { success: false, code: 'credentials_wrong', message: 'They don’t fit.' }],
    validateEmail: [401, { success: false, code: 'otp_wrong', message: '4 tries are left.' }],
  })
  expect(
    await loginByForm(
      api,
      readForm({ password: 'my secret' }),
      '/account/login?step=existing-password',
    ),
  ).toEqual({
    posted: {
      values: {},
      problems: [{ field: 'password', message: 'They don’t fit.' }],
      message: '',
    },
  })
  expect(
    await loginByForm(api, readForm({ code: '123 456' }), '/account/login?step=existing-otp'),
  ).toEqual({
    posted: {
      values: {},
      problems: [{ field: 'code', message: '4 tries are left.' }],
      message: '',
    },
  })
  const many = apiOf({
    ...state,
    signIn: [
      429,
      { success: false, code: 'too_many_attempts', message: 'Try again in 15 minutes.' },
    ],
  })
  expect(
    await loginByForm(many, readForm({ password: 'x' }), '/account/login?step=existing-password'),
  ).toEqual({ posted: { values: {}, problems: [], message: 'Try again in 15 minutes.' } })
})

it('AUTH-01 shows an email address again as typed', async () => {
  expect(
    await loginByForm(apiOf({}), readForm({ email: 'asha@clinic' }), '/account/login'),
  ).toEqual({
    posted: {
      values: { email: 'asha@clinic' },
      problems: [{ field: 'email', message: 'Enter an email address, such as name@example.com' }],
      message: '',
    },
  })
})

it('ROUTE-14 never redirects to another site, whatever is posted', async () => {
  const api = apiOf({ submitEmail: [200, { success: true, step: 1, email: 'a@clinic.in' }] })
  for (const address of [
    '/account/login?returnUrl=//evil.example',
    '/account/login?step=nowhere&returnUrl=https://evil.example',
  ]) {
    expect(
      await loginByForm(api, readForm({ action: 'go-on', email: 'a@clinic.in' }), address),
    ).toEqual({ location: '/account/login?step=existing-password' })
  }
})
