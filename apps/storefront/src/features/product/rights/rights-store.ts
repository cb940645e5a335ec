import type { Answer } from '@upchar/contract/schema/endpoints'
import { createStore } from 'zustand/vanilla'

export type Buying = Answer<'getBuyingRights'>['buying'][string]

/**
 * What the signed-in buyer may do with products, by slug, as far as the server has told. Pages that everybody shares show what
 * a guest may do; this takes its place.
 */
export const rightsStore = createStore<Readonly<Record<string, Buying>>>(() => ({}))
