import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'
import { moveOn } from '../features/account/login/login-flow.ts'
import type { LoginAction } from '../features/account/login/login-flow.ts'
import { readLoginSearch, stepHref } from '../features/account/login/login-search.ts'
import { PROBLEMS } from '../features/account/login/login-words.ts'

const ACTIONS: readonly LoginAction[] = ['go-on', 'use-code', 'use-password', 'forgot', 'resend', 'without-password', 'start-over']

/**
 * A step of signing in that was posted by a browser without scripts: does what its button does, and leads to the next step or
 * back to this one with what went wrong (AUTH-01). The API sets the cookies.
 */
export async function loginByForm(api: ApiCall, form: ReadonlyMap<string, string>, address: string): Promise<{ location: string }> {
  const search = readLoginSearch(parseSearch(new URL(address, 'http://shop').search))
  const step = search.step ?? 'new-init'
  const action = ACTIONS.find((one) => one === form.get('action')) ?? 'go-on'
  const state = step === 'new-init' ? undefined : await api('getLoginState', { query: {} })
  const email = step === 'new-init' ? (form.get('email') ?? '') : state?.ok ? state.data.email : ''
  const code = (form.get('code') ?? '').replace(/\D/g, '')
  const move = await moveOn(api, step, { action, email, password: form.get('password') ?? '', code })
  if (move.kind === 'to') return { location: stepHref(search, move.step) }
  return { location: stepHref(search, step, move.code in PROBLEMS ? move.code : 'failed') }
}
