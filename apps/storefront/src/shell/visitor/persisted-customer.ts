import { accountStore } from './customer-store.ts'
import type { Customer } from './customer-store.ts'

const KEY = 'upchar.account'

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What a person is called in the header. */
export const nameOf = ({
  first_name,
  name,
  email,
}: Pick<Customer, 'first_name' | 'name' | 'email'>): string =>
  first_name || name || (email.split('@', 1)[0] ?? email)

/** Takes over what the server says about the buyer, and keeps for the next page what the header shows, nothing more (DATA-16). */
export function keepAccount(customer: Customer, storage: Kept = localStorage): void {
  const shown = { email: customer.email, name: nameOf(customer) }
  accountStore.setState({ ...shown, customer })
  try {
    storage.setItem(KEY, JSON.stringify(shown))
  } catch {
    // Private mode or a full disk: the header waits for the server each time.
  }
}

/** Shows who was signed in on the last page until the server told. Anything that isn't ours is ignored. */
export function rehydrateAccount(storage: Kept = localStorage): void {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('email' in kept) || !('name' in kept)) return
    if (typeof kept.email === 'string' && typeof kept.name === 'string')
      accountStore.setState({ email: kept.email, name: kept.name })
  } catch {
    // As above.
  }
}

/** Nobody is signed in any more. */
export function forgetAccount(storage: Kept = localStorage): void {
  try {
    storage.removeItem(KEY)
  } catch {
    // As above.
  }
}
