import { listSearch, pageOf } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { PRICE_STATES } from '../../kit/offer-words.ts'
import type { StateLink } from '../../kit/state-links.tsx'
import { href } from '../../shell/hrefs.ts'
import { typeWords } from './words.ts'
import type { Lists, PriceList } from './words.ts'

const STATES = ['running', 'planned', 'over'] as const satisfies readonly PriceList['state'][]
const filters = { state: STATES } as const

export const readListSearch = listSearch(filters)
type Search = ListSearch<typeof filters>

function fitting({ lists }: Lists, q: string | undefined): readonly PriceList[] {
  const words = (q ?? '').toLowerCase().split(/\s+/)
  const textOf = (list: PriceList) => `${list.name} ${typeWords(list)} ${list.reason}`.toLowerCase()
  return lists.filter((list) => words.every((word) => textOf(list).includes(word)))
}

/** A page of the matching lists. They are few, so the browser has all of them. */
export const listsIn = (data: Lists, { q, state, page = 1 }: Search) =>
  pageOf(
    fitting(data, q).filter((list) => state === undefined || list.state === state),
    page,
  )

export function listStates({ q, state: chosen }: Search, data: Lists | undefined): StateLink[] {
  const found = data && fitting(data, q)
  const link = (state: PriceList['state'] | undefined, name: string) => ({
    key: state ?? 'all',
    name,
    many: found?.filter((list) => state === undefined || list.state === state).length,
    isChosen: state === chosen,
    href: href.priceLists({ q, state }),
  })
  return [link(undefined, 'All'), ...STATES.map((state) => link(state, PRICE_STATES[state].words))]
}
