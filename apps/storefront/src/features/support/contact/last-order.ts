import { persistedStore } from '../../../kit/persisted-store.ts'

/** The number of the order that was placed last on this browser: it saves looking for it when something is wrong with it (DATA-16). */
export const orderStore = persistedStore<{ number: string }>(
  'upchar.order',
  { number: '' },
  (kept) => {
    const number = typeof kept === 'object' && kept !== null && 'number' in kept ? kept.number : ''
    return { number: typeof number === 'string' ? number.slice(0, 40) : '' }
  },
)
