import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Customer = Answer<'getCustomer'>['user_info']

/** `customer` is null for a visitor and until the server told; `asked` says that it did. */
export type AccountState = { customer: Customer | null; asked: boolean }

export const accountStore = createStore<AccountState>(() => ({ customer: null, asked: false }))

/** AUTH-11: somebody is signed in exactly if there is an e-mail address. */
export const isAuthenticated = ({ customer }: AccountState): boolean => Boolean(customer?.email)

/** Nobody is signed in. */
export const setVisitor = (): void => accountStore.setState({ customer: null, asked: true })
