import { accountStore } from './customer-store.ts'
import type { Customer } from './customer-store.ts'
import { BROWSER_STORAGE } from '../browser-storage.ts'

const KEY = BROWSER_STORAGE.account

type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The name shown in the header. */
export const nameOf = ({
  first_name,
  name,
  email,
}: Pick<Customer, 'first_name' | 'name' | 'email'>): string =>
  first_name || name || (email.split('@', 1)[0] ?? email)

/**
 * Applies the server's answer, and stores for the next page only what the header shows (DATA-16).
 */
export function keepAccount(customer: Customer, storage: BrowserStorage = localStorage): void {
  const shown = { email: customer.email, name: nameOf(customer) }
  accountStore.setState({ ...shown, customer })
  try {
    storage.setItem(KEY, JSON.stringify(shown))
  } catch {
    // Private mode or storage is full: the header waits for the server each time.
  }
}

/** Shows the last known buyer until the server answers. Ignores invalid data. */
export function rehydrateAccount(storage: BrowserStorage = localStorage): void {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('email' in stored) ||
      !('name' in stored)
    )
      return
    if (typeof stored.email === 'string' && typeof stored.name === 'string')
      accountStore.setState({ email: stored.email, name: stored.name })
  } catch {
    // As above.
  }
}

export function forgetAccount(storage: BrowserStorage = localStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // As above.
  }
}
