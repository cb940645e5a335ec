import { allBits, bitsOf, hasBit, intersect, noBits, subtract, union, type Bits } from './bits.ts'
import { chooseVariant } from './choose-variant.ts'
import { anyMeets, anyOf, ofGroups, type Demand } from './demands.ts'
import { parseRange, type Filters } from './filters.ts'
import { GroupNumbers } from './group-numbers.ts'
import type { FacetValue, IndexParts } from './index-parts.ts'
import type { IndexRow } from './index-row.ts'
import { Memo } from './memo.ts'
import { narrow } from './narrow.ts'
import { inStockFirst, pageOf, type ListingSort } from './page.ts'
import { pricedIn } from './priced-in.ts'
import {
  scopeFacets,
  type Counted,
  type IndexQuery,
  type Selected,
  type Selection,
  type Sized,
} from './selection.ts'
import { StockSets } from './stock-sets.ts'
import { ValueCounts } from './value-counts.ts'
import type { Variants } from './variants.ts'

function onceForEach<T>(make: (facet: string) => T): (facet: string) => T {
  const made = new Map<string, T>()
  return (facet) => {
    const value = made.get(facet) ?? make(facet)
    made.set(facet, value)
    return value
  }
}

/** Facets that exist without a value of a product. */
const ofVisitors: ReadonlySet<string> = new Set(['in_stock', 'offers', 'offer', 'price'])

type Stocked = Pick<IndexRow, 'groupId' | 'warehouseIds' | 'dispatchDays' | 'variants'>

const compact = (text: string) => text.toLowerCase().replace(/[^\p{L}\d+.-]/gu, '')

/**
 * In-memory index of facets, stock and sort orders of all groups on sale. Built by `IndexBuilder`.
 */
export class FacetIndex {
  readonly size: number
  readonly all: Bits
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, FacetValue>>
  private readonly parts: IndexParts
  readonly stock: StockSets
  private readonly variants: Variants
  private readonly numbers: GroupNumbers
  private readonly counts: ValueCounts
  private readonly prices = new Memo<Demand>()
  /** By warehouses: groups of which they can't ship every variant. */
  private readonly unshipped = new Memo<Bits>()
  /** Values by their normalised spelling: '20g' for '20 G'. */
  private readonly loose = new Map<string, FacetValue>()

  constructor(parts: IndexParts) {
    this.parts = parts
    this.size = parts.groupIds.length
    this.all = allBits(this.size)
    this.numbers = new GroupNumbers(parts.groupIds)
    this.stock = new StockSets(parts.warehouses)
    this.variants = parts.variants
    this.counts = new ValueCounts(parts)
    for (const [key, values] of parts.facets)
      for (const value of values.values()) this.loose.set(`${key}=${compact(value.value)}`, value)
    this.facets = parts.facets
  }

  groupIdAt(ordinal: number): number {
    return this.parts.groupIds[ordinal] ?? 0
  }

  /** -1 when the group is not on sale. */
  ordinalOf(groupId: number): number {
    return this.numbers.ordinalOf(groupId)
  }

  /** Ordinals of the groups that are on sale, in the order given. */
  ordinalsOf(groupIds: readonly number[]): number[] {
    const ordinals: number[] = []
    for (const id of groupIds) {
      const ordinal = this.numbers.ordinalOf(id)
      if (ordinal >= 0) ordinals.push(ordinal)
    }
    return ordinals
  }

  signatureOf(groupId: number): number | undefined {
    const ordinal = this.ordinalOf(groupId)
    return ordinal < 0 ? undefined : this.parts.signatures[ordinal]
  }

  /** Sets which warehouses can ship a group's variants, and when: the only part that changes all day. */
  setWarehouses({ groupId, warehouseIds, dispatchDays, variants }: Stocked): void {
    const ordinal = this.ordinalOf(groupId)
    if (ordinal < 0) return
    this.unshipped.clear()
    this.stock.set(ordinal, warehouseIds)
    if (dispatchDays.length === 0) this.parts.dispatch.delete(groupId)
    else this.parts.dispatch.set(groupId, dispatchDays)
    this.variants.setWarehouses(
      ordinal,
      variants.map((one) => one.warehouseIds),
    )
  }

  private groups(ids: readonly number[]): Bits {
    return bitsOf(this.ordinalsOf(ids))
  }

  private demandOf(facet: string, value: string, query: IndexQuery): Demand {
    if (facet === 'in_stock') return this.inStock(query)
    if (facet === 'offers')
      return ofGroups(union([...query.campaigns.values()].map((ids) => this.groups(ids))))
    if (facet === 'offer') return ofGroups(this.groups(query.campaigns.get(value) ?? []))
    const known = this.facets.get(facet)?.get(value) ?? this.loose.get(`${facet}=${compact(value)}`)
    if (known !== undefined) {
      const { bits, some, number } = known
      return { groups: bits, some, meets: (variant) => this.variants.has(variant, number) }
    }
    const range = facet === 'price' ? parseRange(value) : undefined
    return range === undefined
      ? ofGroups(noBits)
      : this.prices.get(value, () => pricedIn(this.parts, range))
  }

  /** The value for a loosely spelled one. */
  valueNamed(facet: string, value: string): string {
    return this.facets.get(facet)?.has(value) === true
      ? value
      : (this.loose.get(`${facet}=${compact(value)}`)?.value ?? value)
  }

  /** Whether the facet exists: an unknown key in a URL narrows nothing. */
  isFacet(facet: string): boolean {
    return ofVisitors.has(facet) || this.facets.has(facet)
  }

  /** The number of groups of the set with a variant that has a value besides. */
  countWith(set: Counted, facet: string, value: string, { query }: Selected): number {
    const demand = this.demandOf(facet, value, query)
    return narrow(set.bits, [...set.demands, demand], this.variants).total
  }

  /** For each chosen facet, what it asks: one of its values. */
  private chosen(query: IndexQuery): (readonly [facet: string, demand: Demand])[] {
    return [...query.filters]
      .filter(([facet]) => this.isFacet(facet))
      .map(
        ([facet, values]) =>
          [facet, anyOf(values.map((value) => this.demandOf(facet, value, query)))] as const,
      )
  }

  private get cold(): Bits {
    return this.facets.get('cold_chain')?.get('1')?.bits ?? noBits
  }

  /** Whether the group must stay at 2–8 °C. */
  isCold(ordinal: number): boolean {
    return hasBit(this.cold, ordinal)
  }

  /** Groups in stock for the visitor; cold ones only from where a cold lane begins. */
  private shipped({ serving, servingCold }: IndexQuery): Bits {
    const sent = this.stock.sentBy(serving)
    if (servingCold === undefined) return sent
    const { cold } = this
    return union([subtract(sent, cold), intersect(this.stock.sentBy(servingCold), cold)])
  }

  /** The same of single variants. */
  private ships({ serving, servingCold }: IndexQuery): Demand['meets'] {
    const ships = this.variants.shippedBy(serving)
    if (servingCold === undefined) return ships
    const { cold } = this
    const shipsCold = this.variants.shippedBy(servingCold)
    return (variant, ordinal) => (hasBit(cold, ordinal) ? shipsCold : ships)(variant)
  }

  private inStock(query: IndexQuery): Demand {
    const groups = this.shipped(query)
    const meets = this.ships(query)
    const key = `${query.serving?.join() ?? 'any'}|${query.servingCold?.join() ?? ''}`
    const unshipped = this.unshipped.get(key, () => this.variants.failing(meets))
    return { groups, some: intersect(groups, unshipped), meets }
  }

  /** A predicate for single groups: cheaper than a selection when only a few are tested. */
  matcher(query: IndexQuery): (ordinal: number) => boolean {
    const demands = this.chosen(query).map(([, demand]) => demand)
    return (ordinal) =>
      demands.every(({ groups }) => hasBit(groups, ordinal)) &&
      (demands.every(({ some }) => !hasBit(some, ordinal)) ||
        anyMeets(this.variants, demands, ordinal))
  }

  /** Combines values of a facet by OR, and facets by AND: one variant has to meet them all. */
  select(query: IndexQuery): Selection {
    const chosen = this.chosen(query)
    const start = query.hits === undefined ? this.all : bitsOf(query.hits)
    const narrowed = (keep: (facet: string) => boolean): Counted =>
      narrow(
        start,
        chosen.flatMap(([facet, demand]) => (keep(facet) ? [demand] : [])),
        this.variants,
      )
    const result = narrowed(() => true)
    // A brand's own listing is a scope like a category's, unless another scope is chosen.
    const scoping = new Set(
      chosen.some(([facet]) => scopeFacets.includes(facet)) || query.hits !== undefined
        ? scopeFacets
        : [...scopeFacets, 'brand'],
    )
    const scope = chosen.every(([facet]) => scoping.has(facet))
      ? result
      : narrowed((facet) => scoping.has(facet))
    const isChosen = (facet: string) => chosen.some(([one]) => one === facet)
    const without = onceForEach((facet) =>
      isChosen(facet) ? narrowed((one) => one !== facet) : result,
    )
    const onlyScope = chosen.every(([facet]) => scoping.has(facet))
    const scopeOf = onceForEach((facet) => {
      if (!scoping.has(facet) || !isChosen(facet)) return scope
      return onlyScope ? without(facet) : narrowed((one) => one !== facet && scoping.has(one))
    })
    const inStock = this.ships(query)
    const available = isChosen('in_stock') ? result : this.available(result, query)
    return { query, result, available, inStock, scope, without, scopeOf }
  }

  private available(set: Counted, query: IndexQuery): Sized {
    return set.demands.length > 0
      ? narrow(set.bits, [...set.demands, this.inStock(query)], this.variants)
      : narrow(set.bits, [ofGroups(this.shipped(query))], this.variants)
  }

  /** How many groups of the set have a variant that has the value and meets what the set asks. */
  countIn(set: Counted, value: FacetValue): number {
    return this.counts.countIn(set, value)
  }

  /** Ordinals of one page of a listing. */
  page(selected: Selected, sort: ListingSort, offset: number, limit: number): number[] {
    return pageOf(this.parts.orders, this.variants, selected, sort, { offset, limit })
  }

  /**
   * For each group the variant that its card carries ({@link chooseVariant}). `wishes`: filters that
   * the search words ask for.
   */
  choose(
    selected: Selected,
    ordinals: readonly number[],
    wishes: Filters,
    sort: ListingSort,
  ): (number | undefined)[] {
    const demands = this.chosen({ ...selected.query, filters: wishes }).map(([, demand]) => demand)
    const byPrice = sort === 'price_asc' || sort === 'price_desc'
    return ordinals.map((ordinal) =>
      chooseVariant(this.variants, ordinal, selected, { wishes: demands, byPrice }),
    )
  }

  /** The warehouses that can ship a variant, by its place in its group. */
  warehousesOf(ordinal: number, place: number): readonly number[] {
    return this.variants.warehouses(this.variants.start(ordinal) + place)
  }

  /** Of each variant the working days until its dispatch; undefined where all are 0. */
  dispatchOf(groupId: number): readonly number[] | undefined {
    return this.parts.dispatch.get(groupId)
  }

  /** Whether a variant, by its place in its group, has all these values. */
  hasValues(ordinal: number, place: number, values: Readonly<Record<string, string>>): boolean {
    return Object.entries(values).every(([facet, value]) => {
      const known = this.facets.get(facet)?.get(value)
      return (
        known !== undefined &&
        hasBit(known.bits, ordinal) &&
        (!hasBit(known.some, ordinal) ||
          this.variants.has(this.variants.start(ordinal) + place, known.number))
      )
    })
  }

  /** The first members of a set in the default order: in stock first, then by popularity. */
  best(set: Sized, inStock: Bits, offset: number, limit: number): number[] {
    return inStockFirst(this.parts.orders, set, inStock, { offset, limit })
  }
}
