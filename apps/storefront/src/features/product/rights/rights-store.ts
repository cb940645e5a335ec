import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Buying = Answer<'getBuyingRights'>['buying'][string]

/**
 * The signed-in buyer's rights to products, by slug, as far as loaded. Shared pages show a guest's
 * rights; these replace them.
 */
export const rightsStore = createStore<Readonly<Record<string, Buying>>>(() => ({}))
