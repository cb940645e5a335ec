import { GST_TAGS } from '@upchar/kernel/gst-rates'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import { STATE_WORDS } from './words.ts'

const STATES = ['running', 'planned', 'ended'] as const
const filters = { state: STATES, tag: GST_TAGS } as const
/** The list's query; on the page of an HSN, `tag` narrows it to some goods. */
export const readRatesSearch = listSearch(filters)
export type RatesSearch = ListSearch<typeof filters>

export const ratesQuery = ({ q, state, page }: RatesSearch) => ({
  ...(q ? { q } : {}),
  ...(state ? { state } : {}),
  page: page ?? 1,
  limit: PAGE_SIZE,
})

/** The list's tabs by state. */
export function rateStates(
  { q, state: chosen }: RatesSearch,
  states: Answer<'staffListGstRates'>['states'] | undefined,
): StateLink[] {
  const link = (state: (typeof STATES)[number] | undefined, name: string) => ({
    key: state ?? 'all',
    name,
    many: states?.[state ?? 'all'],
    isChosen: state === chosen,
    href: href.gstRates({ q, state }),
  })
  return [link(undefined, 'All'), ...STATES.map((state) => link(state, STATE_WORDS[state].words))]
}
