import type { Answer } from '@upchar/contract/schema/endpoints'
import { nameOf, PRICE_STATES } from '../../kit/offer-words.ts'
import { listSearch, pageOf } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import type { Volume } from './words.ts'

const STATES = ['running', 'planned', 'over'] as const satisfies readonly Volume['state'][]
const filters = { state: STATES } as const

/** The list's query from the address. */
export const readVolumeSearch = listSearch(filters)
type VolumeSearch = ListSearch<typeof filters>

const fitsText = (volume: Volume, text: string): boolean => {
  const all = `${nameOf(volume)} ${volume.sku} ${volume.seller} ${volume.reason}`.toLowerCase()
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word))
}

/** A page of the matching volume prices. They are few, so the browser has all of them. */
export function listOf(
  { volumes }: Answer<'staffListVolumePrices'>,
  { q, state, page = 1 }: VolumeSearch,
) {
  const fitting = q === undefined ? volumes : volumes.filter((one) => fitsText(one, q))
  const inState = (wanted: Volume['state']) => fitting.filter((one) => one.state === wanted)
  const shown = state === undefined ? fitting : inState(state)
  return {
    ...pageOf(shown, page),
    states: {
      all: fitting.length,
      running: inState('running').length,
      planned: inState('planned').length,
      over: inState('over').length,
    },
  }
}

/** The list's tabs by state. */
export function volumeStates(
  { q, state: chosen }: VolumeSearch,
  states: ReturnType<typeof listOf>['states'] | undefined,
): StateLink[] {
  const link = (state: Volume['state'] | undefined, name: string) => ({
    key: state ?? 'all',
    name,
    many: states?.[state ?? 'all'],
    isChosen: state === chosen,
    href: href.volumePrices({ q, state }),
  })
  return [link(undefined, 'All'), ...STATES.map((state) => link(state, PRICE_STATES[state].words))]
}
