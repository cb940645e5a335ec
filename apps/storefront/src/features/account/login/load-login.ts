import { loginStep } from '@upchar/kernel/login-steps'
import type { LoginStepKey } from '@upchar/kernel/login-steps'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { redirect } from '@tanstack/react-router'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import type { Customer } from '../../../shell/visitor/customer-store.ts'
import { postedForm } from '../../../shell/page/posted-form.ts'
import type { PostedForm } from '../../../shell/page/posted-form.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { readLoginSearch, stepHref } from './login-search.ts'
import type { LoginSearch } from './login-search.ts'

export type LoginState = Answer<'getLoginState'>
/** `posted`: a rejected form that was posted without scripts. */
export type LoginPage = { search: LoginSearch; step: LoginStepKey; posted: PostedForm | null } & (
  | { customer: Customer; state: null }
  | { customer: null; state: LoginState }
)

const go = (to: string): never => {
  throw redirect({ href: to, statusCode: 302 })
}
const isDone = (step: LoginStepKey) => step === 'login-success' || step === 'reset-success'

/**
 * The data of a sign-in step; null if the API call failed. Redirects to the first step if this
 * browser can't be at the requested one, and onwards if the visitor is already signed in.
 */
export async function loadLogin(
  context: RouterContext,
  raw: Record<string, unknown>,
): Promise<LoginPage | null> {
  context.answer.shared = false
  const search = readLoginSearch(raw)
  const step = search.step ?? 'new-init'
  const customer = await context.customer()
  if (customer)
    return isDone(step)
      ? { search, step, posted: null, customer, state: null }
      : go(search.returnUrl ?? href.account)
  const state = customer === null ? await context.api('getLoginState', { query: {} }) : undefined
  if (!state?.ok) {
    context.answer.status = 503
    return null
  }
  const number = loginStep(step)
  if (number === undefined || !state.data.open_steps.includes(number))
    go(stepHref(search, 'new-init'))
  return { search, step, posted: postedForm(context), customer: null, state: state.data }
}
