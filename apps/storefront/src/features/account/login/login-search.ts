import { loginStep } from '@upchar/kernel/login-steps'
import type { LoginStepKey } from '@upchar/kernel/login-steps'
import { stringifySearch } from '@upchar/web/search-params'
import { returnUrlOf } from '../../../shell/urls/return-url.ts'

/** The search parameters of the sign-in (ROUTE-14). */
export type LoginSearch = {
  step?: LoginStepKey
  returnUrl?: string
  source?: 'route_guard'
  guestCheckoutType?: string
}

const isStep = (value: unknown): value is LoginStepKey =>
  typeof value === 'string' && loginStep(value) !== undefined
const word = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z_]{1,60}$/.test(value) ? value : undefined

/** Reads the parameters; drops unknown values, in particular return addresses of other sites. */
export function readLoginSearch(raw: Record<string, unknown>): LoginSearch {
  const returnUrl = returnUrlOf(raw['returnUrl'])
  const guestCheckoutType = word(raw['guestCheckoutType'])
  return {
    ...(isStep(raw['step']) ? { step: raw['step'] } : {}),
    ...(returnUrl === undefined ? {} : { returnUrl }),
    ...(raw['source'] === 'route_guard' ? { source: 'route_guard' as const } : {}),
    ...(guestCheckoutType === undefined ? {} : { guestCheckoutType }),
  }
}

/** The address of a step. Each step has its own, so that reload, Back and other tabs work. */
export function stepHref(
  { returnUrl, source, guestCheckoutType }: LoginSearch,
  step: LoginStepKey,
): string {
  return `/account/login${stringifySearch({ step: step === 'new-init' ? undefined : step, returnUrl, source, guestCheckoutType })}`
}

/** Where a guest from cart or checkout continues without signing in; undefined otherwise. */
export function guestWay(
  { returnUrl, guestCheckoutType }: LoginSearch,
  allowed: string | undefined,
): string | undefined {
  if (
    guestCheckoutType === undefined ||
    guestCheckoutType !== allowed ||
    allowed === 'guest_checkout_disabled'
  )
    return undefined
  return returnUrl !== undefined && /^\/checkout(?![\w-])/.test(returnUrl) ? returnUrl : '/checkout'
}
