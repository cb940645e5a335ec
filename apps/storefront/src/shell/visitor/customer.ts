import type { Customer } from './customer-store.ts'
import { setVisitor } from './customer-store.ts'
import { hasSession } from './session.ts'

/** Who is signed in on this browser: null for nobody, undefined when the API can't be asked. Visitors need none of the code that asks. */
export async function customerNow(): Promise<Customer | null | undefined> {
  if (hasSession(document.cookie)) return (await import('./current-customer.ts')).currentCustomer()
  setVisitor()
  return null
}
