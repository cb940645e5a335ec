import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { narrowingsOf, paidFilter, type Narrowing } from './desk-narrowings.ts'
import { collected, listed, orderOf, orders, first, walked, type ListQuery } from './desk-page.ts'
import { probe, type Probe } from './desk-probe.ts'
import {
  exactSearch,
  numberedRows,
  searchHolds,
  skuRows,
  wordsCollected,
  wordsWalked,
} from './desk-search.ts'

/** So many of the newest orders are walked for words that many of them have. */
const deep = 5000

const noProbe: Probe = { sizes: [], areWordsDense: false, isSku: false, isExact: false }

/** What is read, and how; of a search the words are read either way. */
type Choice = { by: 'walk' | 'collect'; narrowing: Narrowing } | { by: 'search' | 'list' }

/** The sparsest of what narrows the list. */
function choose(
  narrowings: readonly Narrowing[],
  { sizes, areWordsDense }: Probe,
  isSearched: boolean,
): Choice {
  const sized = narrowings.map((narrowing, i) => ({
    narrowing,
    count: sizes[i]?.count ?? Number.POSITIVE_INFINITY,
    last: sizes[i]?.last ?? Number.NEGATIVE_INFINITY,
  }))
  const least = sized.toSorted((a, b) => a.count - b.count)[0]
  if (least !== undefined && Number.isFinite(least.count))
    return { by: 'collect', narrowing: least.narrowing }
  const oldest = sized
    .filter(({ narrowing }) => narrowing.walk !== undefined)
    .toSorted((a, b) => a.last - b.last)[0]
  const isRare = oldest !== undefined && !Number.isFinite(oldest.last)
  if (isSearched && !areWordsDense && !isRare) return { by: 'search' }
  if (oldest !== undefined) return { by: 'walk', narrowing: oldest.narrowing }
  return { by: isSearched ? 'search' : 'list' }
}

/** The orders of each meaning of the text. Of words that many have, the newest orders are walked first. */
function searched(query: ListQuery, areWordsDense: boolean, others: SQL): SQL {
  const { wanted, limit } = query
  if (wanted === undefined) throw new Error('nothing is searched')
  const columns = sql`o.id, o.placed_at, o.words`
  const newest = { ...orders, from: sql`(${first(query, orders, columns, sql`${deep}`)}) o` }
  const near = walked(query, { ...newest, where: wordsWalked(wanted).where }, others)
  const far = collected(query, wordsCollected(wanted), others)
  const words = areWordsDense
    ? sql`with near as materialized (${near}) select * from near
        union all select * from (${far}) far where (select count(*) from near) < ${limit}`
    : far
  return sql`select distinct e.id, e.at from (select * from (${words}) words
      union all select * from (${walked(query, skuRows(wanted), others)}) sku
      union all select * from (${collected(query, numberedRows(wanted), others)}) numbered) e
    order by ${orderOf(query, listed)} limit ${limit}`
}

/**
 * The ids and times of a page of orders. The sparsest search or filter is read in the list's order, or collected and sorted if
 * it has no such index; the others are asked of each of its orders. A probe finds which, unless there is no choice (OPS-01).
 */
export async function choosePage(handle: Handle, query: ListQuery): Promise<SQL> {
  const { wanted } = query
  const exact = wanted && exactSearch(wanted)
  const filters = narrowingsOf(query)
  const [single] = filters
  const isPlain = wanted === undefined && filters.length < 2 && single?.collect === undefined
  const all = exact === undefined ? filters : [exact, ...filters]
  const probed = isPlain ? undefined : await probe(handle, query, all, exact)
  const isExact = probed?.isExact ?? false
  const narrowings = isExact ? all : filters
  const isSearched = wanted !== undefined && !isExact
  const sizes = probed?.sizes.slice(all.length - narrowings.length) ?? []
  const choice = choose(narrowings, { ...(probed ?? noProbe), sizes }, isSearched)
  const chosen = choice.by === 'walk' ? choice.narrowing : undefined
  const others =
    and(
      sql`true`,
      ...narrowings.filter((one) => one !== chosen).map(({ holds }) => holds(listed)),
      isSearched && choice.by !== 'search'
        ? searchHolds(wanted, listed, probed?.isSku ?? true)
        : undefined,
      paidFilter(query, listed),
    ) ?? sql`true`
  if (choice.by === 'search') return searched(query, probed?.areWordsDense ?? false, others)
  if (choice.by === 'collect' && choice.narrowing.collect !== undefined) {
    const { from, id, at, where } = choice.narrowing.collect
    return collected(
      query,
      sql`select ${id} as id, ${at} as at from ${from} where ${where}`,
      others,
    )
  }
  return walked(query, chosen?.walk ?? orders, others)
}
