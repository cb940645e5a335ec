import type { Answer } from '@upchar/contract/schema/endpoints'
import { DATED_STATES, datedPage } from '../../kit/dated-list.ts'
import { nameOf } from '../../kit/offer-words.ts'
import { hasWords, listSearch } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { Volume } from './words.ts'

const filters = { state: DATED_STATES } as const

/** The list's query from the address. */
export const readVolumeSearch = listSearch(filters)
type VolumeSearch = ListSearch<typeof filters>

const textOf = (volume: Volume) =>
  `${nameOf(volume)} ${volume.sku} ${volume.seller} ${volume.reason}`

/** A page of the matching volume prices. */
export const listOf = (
  { volumes }: Answer<'staffListVolumePrices'>,
  { q, ...search }: VolumeSearch,
) =>
  datedPage(q === undefined ? volumes : volumes.filter((one) => hasWords(textOf(one), q)), search)
