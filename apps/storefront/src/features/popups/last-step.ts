import { persistedStore } from '../../kit/persisted-store.ts'

type LastStep = { begunAt: number; away: string }

/**
 * That this browser has gone to the checkout, so that the server is asked for an open one on a later visit; `away` is the
 * checkout whose reminder was put away (CHECKOUT-10, DATA-16).
 */
export const lastStepStore = persistedStore<LastStep>(
  'upchar.last-step',
  { begunAt: 0, away: '' },
  (kept) => {
    const { begunAt, away } =
      typeof kept === 'object' && kept !== null
        ? (kept as Partial<Record<keyof LastStep, unknown>>)
        : {}
    return {
      begunAt: typeof begunAt === 'number' ? begunAt : 0,
      away: typeof away === 'string' ? away : '',
    }
  },
)

const DAY_MS = 86_400_000

/** The guest id lives a day: a checkout that was begun earlier can't be gone on with. */
export const mayHaveLeft = (now = Date.now()): boolean =>
  now - lastStepStore.getState().begunAt < DAY_MS
export const beginLastStep = (now = Date.now()): void => lastStepStore.setState({ begunAt: now })
/** The order stands. */
export const endLastStep = (): void => lastStepStore.setState({ begunAt: 0, away: '' })
export const putLastStepAway = (checkoutId: string): void =>
  lastStepStore.setState({ away: checkoutId })
