import { pageOf } from './list-search.ts'
import { PRICE_STATES } from './offer-words.ts'
import type { PriceState } from './offer-words.ts'
import type { StateLink } from './state-links.tsx'

/** States of what staff set from a day on, in the order of their tabs. */
export const DATED_STATES = ['running', 'planned', 'over'] as const satisfies readonly PriceState[]

type Dated = { state: PriceState }
type Counts = Record<PriceState | 'all', number>

export const inState = <T extends Dated>(all: readonly T[], state: PriceState | undefined) =>
  state === undefined ? all : all.filter((one) => one.state === state)

/** A page of those that fit a search, with their number by state. They are few, so the browser has all of them. */
export function datedPage<T extends Dated>(
  fitting: readonly T[],
  { state, page = 1 }: { state?: PriceState; page?: number },
) {
  const many = (wanted: PriceState) => inState(fitting, wanted).length
  const states: Counts = {
    all: fitting.length,
    running: many('running'),
    planned: many('planned'),
    over: many('over'),
  }
  return { ...pageOf(inState(fitting, state), page), states }
}

/** The list's tabs by state. */
export const datedLinks = (
  chosen: PriceState | undefined,
  states: Counts | undefined,
  hrefOf: (state: PriceState | undefined) => string,
): StateLink[] =>
  [undefined, ...DATED_STATES].map((state) => ({
    key: state ?? 'all',
    name: state === undefined ? 'All' : PRICE_STATES[state].words,
    many: states?.[state ?? 'all'],
    isChosen: state === chosen,
    href: hrefOf(state),
  }))
