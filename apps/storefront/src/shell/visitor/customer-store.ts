import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Customer = Answer<'getCustomer'>['user_info']

/** Who is signed in. `email` and `name` may be those of an earlier visit until the server told (`customer`). */
export type AccountState = { email: string; name: string; customer: Customer | null }

export const accountStore = createStore<AccountState>(() => ({
  email: '',
  name: '',
  customer: null,
}))

/** AUTH-11 */
export const isAuthenticated = ({ email }: AccountState): boolean => email !== ''

/** Nobody is signed in. */
export const setVisitor = (): void => accountStore.setState({ email: '', name: '', customer: null })
