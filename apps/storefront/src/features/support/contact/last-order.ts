import { persistedStore } from '../../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../../shell/browser-storage.ts'

/** The number of the last order placed in this browser, which prefills the help form (DATA-16). */
export const orderStore = persistedStore<{ number: string }>(
  BROWSER_STORAGE.lastOrder,
  { number: '' },
  (stored) => {
    const number =
      typeof stored === 'object' && stored !== null && 'number' in stored ? stored.number : ''
    return { number: typeof number === 'string' ? number.slice(0, 40) : '' }
  },
)
