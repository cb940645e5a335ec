import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import { RawAnswer } from '../../../platform/http/bind.ts'
import { asciiJson } from '../read-model/ascii-json.ts'
import { cardTextsById } from './cards.ts'
import { chosenCard } from './chosen-option.ts'
import type { Catalogue } from '../memory/catalogue.ts'
import { catalogueOf } from '../memory/catalogue-memory.ts'
import type { ListingSort } from '../facets/page.ts'
import type { IndexQuery, Selected } from '../facets/selection.ts'
import { facetView } from '../facets/facet-view.ts'
import { filtersText, parseFilters, type Filters } from '../facets/filters.ts'
import { runningCampaigns } from '../landing/campaigns.ts'
import type { SearchHits } from './search-hits.ts'
import { readyPlan, stockText, type ReadyPlan } from './stock-texts.ts'
import type { WarehousePlan } from '../read-model/warehouse-plan.ts'

export type ListRequest = {
  filters: string
  sort: Query<'listProducts'>['sort']
  page: number
  limit: number
  /** Which warehouses deliver to the visitor, and when. */
  plan: WarehousePlan
  search?: { text: string; hits: SearchHits }
}

type Kept = { hits: SearchHits | undefined; selection: Selected; facets: string }
type Shelf = { stamp: number; kept: Map<string, Kept> }
const shelves = new WeakMap<Context, Shelf>()
const mostKept = 300

/**
 * A page of product groups with facets, as JSON text. Searches and counts in memory and reads
 * uncached cards by one statement. `rankingNote` explains the ranking (E-Commerce Rules 2020, rule
 * 5(3)(f)).
 */
export async function listProducts(context: Context, request: ListRequest): Promise<RawAnswer> {
  const catalogue = await catalogueOf(context)
  const { index } = catalogue
  const plan = readyPlan(request.plan)
  const asked = parseFilters(request.filters)
  const filters = new Map([...asked].filter(([key]) => index.isFacet(key)))
  const running = runningCampaigns(catalogue.campaigns, context.clock.now())
  const query: IndexQuery = {
    filters,
    serving: plan.warehouseIds,
    servingCold: plan.cold.warehouseIds,
    campaigns: new Map(running.map((campaign) => [campaign.slug, campaign.groupIds])),
  }
  const { selection, facets } = keptSelection(context, catalogue, query, request.search)
  const sort = request.sort ?? (request.search === undefined ? 'stock' : 'relevance')
  const ordinals = index.page(selection, sort, (request.page - 1) * request.limit, request.limit)
  const shown = await shownCards(context, catalogue, ordinals, {
    selection,
    sort,
    plan,
    hits: request.search?.hits,
  })
  const head = asciiJson({
    success: true,
    total: selection.result.total,
    total_is_floor: request.search?.hits.totalIsFloor ?? false,
    page: request.page,
    limit: request.limit,
    sort,
  })
  return new RawAnswer(
    `${head.slice(0, -1)},"products":[${shown.map(({ card }) => card).join()}],"stock":{${shown.map(({ stock }) => stock).join()}},"facets":${facets},"ignored":${asciiJson([...asked.keys()].filter((key) => !filters.has(key)))},"search":${searchText(request.search)}}`,
  )
}

type Shown = {
  selection: Selected
  sort: ListingSort
  plan: ReadyPlan
  hits?: SearchHits | undefined
}

/**
 * The page's cards as JSON texts with the variants that filters and search words choose, and their
 * stock as JSON members by group id.
 */
async function shownCards(
  context: Context,
  catalogue: Catalogue,
  ordinals: readonly number[],
  { selection, sort, plan, hits }: Shown,
): Promise<{ card: string; stock: string }[]> {
  const { index } = catalogue
  const wishes = parseFilters(hits?.filters ?? '')
  const places = index.choose(
    selection,
    ordinals,
    new Map([...wishes].filter(([facet]) => !selection.query.filters.has(facet))),
    sort,
  )
  const texts = await cardTextsById(
    context,
    catalogue,
    ordinals.map((ordinal) => index.groupIdAt(ordinal)),
  )
  return ordinals.flatMap((ordinal, i) => {
    const id = index.groupIdAt(ordinal)
    const text = texts.get(id)
    const place = places[i]
    if (text === undefined) return []
    const chosen = place === undefined ? undefined : chosenCard(index, id, text, place)
    const shown = chosen === undefined ? undefined : place
    return [{ card: chosen ?? text, stock: `"${id}":${stockText(index, id, plan, shown)}` }]
  })
}

/**
 * Caches selections and counts until the catalogue changes: a listing's pages and sorts count once, and so does a search
 * that many make. Hits of the same words may change with the index.
 */
function keptSelection(
  context: Context,
  catalogue: Catalogue,
  query: IndexQuery,
  search: ListRequest['search'],
): Kept {
  let shelf = shelves.get(context)
  if (shelf?.stamp !== catalogue.stamp)
    shelves.set(context, (shelf = { stamp: catalogue.stamp, kept: new Map() }))
  const hits = search?.hits
  const key = `${filtersText(query.filters)}|${query.serving?.join() ?? ''}|${query.servingCold?.join() ?? ''}|${[...query.campaigns.keys()].join()}|${search?.text ?? ''}`
  const known = shelf.kept.get(key)
  if (known?.hits === hits && known !== undefined) {
    shelf.kept.delete(key)
    shelf.kept.set(key, known)
    return known
  }
  const selection = catalogue.index.select(
    hits === undefined ? query : { ...query, hits: understoodFirst(catalogue, hits) },
  )
  const facets = asciiJson(facetView(catalogue.index, selection, catalogue.references))
  const oldest = shelf.kept.size >= mostKept ? shelf.kept.keys().next().value : undefined
  if (oldest !== undefined) shelf.kept.delete(oldest)
  const { result, available, inStock } = selection
  // A copy of the sets: the counts of their values, which nobody asks for again, go with the original.
  const made = {
    hits,
    selection: {
      query: selection.query,
      result: { ...result },
      available: { ...available },
      inStock,
    },
    facets,
  }
  shelf.kept.set(key, made)
  return made
}

/**
 * Ordinals of the hits. Among good hits, those with the typed size, kind or price come first; none
 * is removed.
 */
function understoodFirst({ index }: Catalogue, hits: SearchHits): readonly number[] {
  if (hits.blocked) return []
  const filters: Filters = new Map(
    [...parseFilters(hits.filters)].filter(([key]) => index.isFacet(key)),
  )
  const ordinals = index.ordinalsOf(hits.groupIds)
  if (filters.size === 0) return ordinals
  const fits = index.matcher({ filters, serving: undefined, campaigns: new Map() })
  const close = index.ordinalsOf(hits.groupIds.slice(0, hits.close))
  return [
    ...close.filter(fits),
    ...close.filter((ordinal) => !fits(ordinal)),
    ...ordinals.slice(close.length),
  ]
}

function searchText(search: ListRequest['search']): string {
  if (search === undefined) return 'null'
  const {
    text,
    hits: { corrected, understood, blocked, inexact, nearest },
  } = search
  return asciiJson({
    text,
    corrected,
    understood,
    blocked,
    inexact,
    nearest,
  } satisfies Answer<'listProducts'>['search'])
}
