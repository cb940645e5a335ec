import { persistedStore } from '../../kit/persisted-store.ts'
import { BROWSER_STORAGE } from '../../shell/browser-storage.ts'

type LastStep = { begunAt: number; away: string }

/**
 * Records that this browser reached the checkout, so that a later visit asks the server for an open
 * one; `away` is the checkout whose reminder was dismissed (CHECKOUT-10, DATA-16, DATA-19).
 */
export const lastStepStore = persistedStore<LastStep>(
  BROWSER_STORAGE.lastStep,
  { begunAt: 0, away: '' },
  (stored) => {
    const { begunAt, away } =
      typeof stored === 'object' && stored !== null
        ? (stored as Partial<Record<keyof LastStep, unknown>>)
        : {}
    return {
      begunAt: typeof begunAt === 'number' ? begunAt : 0,
      away: typeof away === 'string' ? away : '',
    }
  },
)

const DAY_MS = 86_400_000

/** The guest id lasts a day: an older checkout can't be continued. */
export const mayHaveLeft = (now = Date.now()): boolean =>
  now - lastStepStore.getState().begunAt < DAY_MS
export const beginLastStep = (now = Date.now()): void => lastStepStore.setState({ begunAt: now })
/** The order was placed. */
export const endLastStep = (): void => lastStepStore.setState({ begunAt: 0, away: '' })
export const putLastStepAway = (checkoutId: string): void =>
  lastStepStore.setState({ away: checkoutId })
