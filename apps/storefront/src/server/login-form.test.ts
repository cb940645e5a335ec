import { expect, it } from 'vitest'
import type { ApiCall } from '@upchar/web/api'
import { resultOf } from '@upchar/web/api'
import { loginByForm } from './login-form.ts'
import { readForm } from './own-form.ts'

const apiOf = (answers: Record<string, [number, object]>): ApiCall =>
  ((name: string) => {
    const [status, body] = answers[name] ?? [500, {}]
    return Promise.resolve(resultOf(status, JSON.stringify(body)))
  }) as ApiCall
const state = { getLoginState: [200, { success: true, step: 1, email: 'a@clinic.in', open_steps: [0, 1] }] as [number, object] }

it('AUTH-01 does a step without scripts and leads to the next one, the way back kept', async () => {
  const api = apiOf({ ...state, signIn: [200, { success: true, step: 5 }], submitEmail: [200, { success: true, step: 1, email: 'a@clinic.in' }] })
  expect(await loginByForm(api, readForm({ action: 'go-on', email: 'a@clinic.in' }), '/account/login?returnUrl=%2Fcart')).toEqual({ location: '/account/login?step=existing-password&returnUrl=%2Fcart' })
  expect(await loginByForm(api, readForm({ action: 'go-on', password: 'x' }), '/account/login?step=existing-password&returnUrl=%2Fcart')).toEqual({ location: '/account/login?step=login-success&returnUrl=%2Fcart' })
})

it('AUTH-01 leads back to the step with a word for what went wrong, never with words from outside', async () => {
  const api = apiOf({ ...state, signIn: [401, { success: false, code: 'credentials_wrong', message: 'They don’t fit.' }] })
  expect(await loginByForm(api, readForm({ password: 'x' }), '/account/login?step=existing-password')).toEqual({ location: '/account/login?step=existing-password&problem=credentials_wrong' })
  const odd = apiOf({ ...state, signIn: [400, { success: false, code: '<script>', message: 'x' }] })
  expect(await loginByForm(odd, readForm({ password: 'x' }), '/account/login?step=existing-password')).toEqual({ location: '/account/login?step=existing-password&problem=failed' })
})

it('ROUTE-14 leads nowhere else, whatever is posted', async () => {
  const api = apiOf({})
  for (const address of ['/account/login?returnUrl=//evil.example', '/account/login?step=nowhere&returnUrl=https://evil.example']) {
    const { location } = await loginByForm(api, readForm({ action: 'go-on', email: 'x' }), address)
    expect(location).toBe('/account/login?problem=email_invalid')
  }
})
