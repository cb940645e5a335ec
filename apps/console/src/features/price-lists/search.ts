import { DATED_STATES, datedPage } from '../../kit/dated-list.ts'
import { hasWords, listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import { typeWords } from './words.ts'
import type { Lists, PriceList } from './words.ts'

const filters = { state: DATED_STATES } as const

export const readListSearch = listSearch(filters)
type Search = ListSearch<typeof filters>

const textOf = (list: PriceList) => `${list.name} ${typeWords(list)} ${list.reason}`

/** A page of the matching lists. */
export const listsIn = ({ lists }: Lists, { q, ...search }: Search) =>
  datedPage(q === undefined ? lists : lists.filter((one) => hasWords(textOf(one), q)), search)
