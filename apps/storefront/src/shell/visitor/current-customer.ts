import type { ApiResult } from '@upchar/web/api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../api/api.ts'
import { accountStore, setVisitor } from './customer-store.ts'
import type { Customer } from './customer-store.ts'
import { forgetAccount, keepAccount, rehydrateAccount } from './persisted-customer.ts'

/** Guard, page and header share one request for each navigation. */
const SHARED_MS = 1000
let asked: { at: number; result: Promise<ApiResult<Answer<'getCustomer'>>> } | undefined

/** Drops the cached answer after sign-in or sign-out. */
export const forgetProfile = (): void => {
  asked = undefined
}

/** Stores the server's answer about the buyer. */
export function takeProfile(customer: Customer): void {
  forgetProfile()
  keepAccount(customer)
}

/**
 * The signed-in buyer from the server (ROUTE-27): null for visitors, undefined if the API call
 * failed.
 */
export async function currentCustomer(now = Date.now()): Promise<Customer | null | undefined> {
  if (!asked || now - asked.at > SHARED_MS) asked = { at: now, result: api('getCustomer', {}) }
  if (accountStore.getState().customer === null) rehydrateAccount()
  const mine = asked
  const result = await mine.result
  if (result.ok) {
    if (asked === mine) keepAccount(result.data.user_info)
    return result.data.user_info
  }
  if (asked === mine) forgetProfile()
  if (result.kind === 'failed') return undefined
  setVisitor()
  forgetAccount()
  return null
}
