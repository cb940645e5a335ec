import type { Customer } from './customer-store.ts'
import { setVisitor } from './customer-store.ts'
import { hasSession } from './session.ts'

/**
 * The signed-in buyer on this browser: null for visitors, undefined if the API call failed. Lazy:
 * visitors don't need the code.
 */
export async function customerNow(): Promise<Customer | null | undefined> {
  if (hasSession(document.cookie)) return (await import('./current-customer.ts')).currentCustomer()
  setVisitor()
  return null
}
