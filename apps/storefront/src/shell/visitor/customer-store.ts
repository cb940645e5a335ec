import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Customer = Answer<'getCustomer'>['user_info']

/**
 * The signed-in buyer. `email` and `name` may come from an earlier visit until `customer` is
 * loaded.
 */
export type AccountState = { email: string; name: string; customer: Customer | null }

export const accountStore = createStore<AccountState>(() => ({
  email: '',
  name: '',
  customer: null,
}))

/** AUTH-11 */
export const isAuthenticated = ({ email }: AccountState): boolean => email !== ''

export const setVisitor = (): void => accountStore.setState({ email: '', name: '', customer: null })
