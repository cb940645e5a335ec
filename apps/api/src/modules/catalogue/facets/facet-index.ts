import {
  allBits,
  bitsOf,
  count,
  countBoth,
  endOf,
  forEachBit,
  hasBit,
  intersect,
  noBits,
  subtract,
  union,
  type Bits,
} from './bits.ts'
import { parseRange } from './filters.ts'
import { priceBands } from './index-row.ts'
import { inStockFirst, pageOf, type ListingSort } from './page.ts'
import { lowerBound, type Order, type OrderName } from './orders.ts'
import { GroupNumbers } from './group-numbers.ts'
import { scopeFacets, type Counted, type IndexQuery, type Selection } from './selection.ts'
import { StockSets } from './stock-sets.ts'

/**
 * A facet value. `number` is its index in the counts of small sets; -1 where rows don't list it.
 */
export type FacetValue = { readonly value: string; readonly number: number; readonly bits: Bits }

export type IndexParts = {
  groupIds: Float64Array
  signatures: Int32Array
  facets: Map<string, Map<string, FacetValue>>
  /** Numbers of the values of ordinal i: values[valueStarts[i]] to values[valueStarts[i + 1]]. */
  valueStarts: Uint32Array
  values: Int32Array
  /** The count of value numbers. */
  numbers: number
  orders: ReadonlyMap<OrderName, Order>
  warehouses: Map<number, Bits>
}

function onceForEach<T>(make: (facet: string) => T): (facet: string) => T {
  const made = new Map<string, T>()
  return (facet) => {
    const value = made.get(facet) ?? make(facet)
    made.set(facet, value)
    return value
  }
}

const rupee = 100
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
  private readonly numbers: GroupNumbers
  /** Values by their normalised spelling: '20g' for '20 G'. */
  private readonly loose = new Map<string, FacetValue>()

  constructor(parts: IndexParts) {
    this.parts = parts
    this.size = parts.groupIds.length
    this.all = allBits(this.size)
    this.numbers = new GroupNumbers(parts.groupIds)
    this.stock = new StockSets(parts.warehouses)
    for (const [key, values] of parts.facets)
      for (const value of values.values()) this.loose.set(`${key}=${compact(value.value)}`, value)
    parts.facets.set(
      'price',
      new Map(
        priceBands.map(({ value, min, max }) => [
          value,
          { value, number: -1, bits: this.priceRange(min, max) },
        ]),
      ),
    )
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

  /** Sets the warehouses that can ship a group: the only part that changes all day. */
  setWarehouses(groupId: number, warehouseIds: readonly number[]): void {
    const ordinal = this.ordinalOf(groupId)
    if (ordinal >= 0) this.stock.set(ordinal, warehouseIds)
  }

  private priceRange(minRupees: number, maxRupees: number): Bits {
    const order = this.parts.orders.get('price_asc')
    if (order === undefined) return noBits
    const first = lowerBound(order, Math.max(minRupees * rupee, 1))
    const end = lowerBound(order, Math.min(maxRupees * rupee + 1, 2 ** 31 - 1))
    return bitsOf(order.ordinals.subarray(first, Math.max(first, end)))
  }

  private groups(ids: readonly number[]): Bits {
    return bitsOf(this.ordinalsOf(ids))
  }

  private valueBits(facet: string, value: string, query: IndexQuery, inStock: Bits): Bits {
    if (facet === 'in_stock') return inStock
    if (facet === 'offers')
      return union([...query.campaigns.values()].map((ids) => this.groups(ids)))
    if (facet === 'offer') return this.groups(query.campaigns.get(value) ?? [])
    const known = this.facets.get(facet)?.get(value)
    if (known !== undefined) return known.bits
    if (facet === 'price') {
      const range = parseRange(value)
      return range === undefined ? noBits : this.priceRange(range.min, range.max)
    }
    return this.loose.get(`${facet}=${compact(value)}`)?.bits ?? noBits
  }

  /** The value for a loosely spelled one. */
  valueNamed(facet: string, value: string): string {
    return this.facets.get(facet)?.has(value) === true
      ? value
      : (this.loose.get(`${facet}=${compact(value)}`)?.value ?? value)
  }

  /** Whether the facet exists: an unknown key in a URL narrows nothing. */
  isFacet(facet: string): boolean {
    return facet === 'in_stock' || facet === 'offers' || facet === 'offer' || this.facets.has(facet)
  }

  /** Members of a value that depends on the visitor. */
  members(facet: string, value: string, selection: Selection): Bits {
    return this.valueBits(facet, value, selection.query, selection.inStock)
  }

  /** For each chosen facet, the groups with one of its values. */
  private chosen(query: IndexQuery, inStock: Bits): (readonly [facet: string, groups: Bits])[] {
    return [...query.filters]
      .filter(([facet]) => this.isFacet(facet))
      .map(
        ([facet, values]) =>
          [
            facet,
            union(values.map((value) => this.valueBits(facet, value, query, inStock))),
          ] as const,
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
  private inStock({ serving, servingCold }: IndexQuery): Bits {
    const sent = this.stock.sentBy(serving)
    if (servingCold === undefined) return sent
    const { cold } = this
    return union([subtract(sent, cold), intersect(this.stock.sentBy(servingCold), cold)])
  }

  /** A predicate for single groups: cheaper than a selection when only a few are tested. */
  matcher(query: IndexQuery): (ordinal: number) => boolean {
    const sets = this.chosen(query, this.inStock(query))
    return (ordinal) => sets.every(([, bits]) => hasBit(bits, ordinal))
  }

  /** Combines values of a facet by OR, and facets by AND. */
  select(query: IndexQuery): Selection {
    const inStock = this.inStock(query)
    const chosen = this.chosen(query, inStock)
    const start = query.hits === undefined ? this.all : bitsOf(query.hits)
    const narrowed = (keep: (facet: string) => boolean): Counted => {
      const bits = chosen.reduce(
        (sum, [facet, own]) => (keep(facet) ? intersect(sum, own) : sum),
        start,
      )
      return { bits, total: count(bits) }
    }
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
    return { query, result, inStock, scope, without, scopeOf }
  }

  /**
   * How many members of the set have the value. Small sets count their members, large ones whole
   * words of 32.
   */
  countIn(set: Counted, value: FacetValue): number {
    if (set.total === 0) return 0
    if (value.number < 0 || set.total * 8 > (endOf(set.bits) - set.bits.from) * 100)
      return countBoth(set.bits, value.bits)
    set.byNumber ??= this.countNumbers(set.bits)
    return set.byNumber[value.number] ?? 0
  }

  private countNumbers(bits: Bits): Uint32Array {
    const { valueStarts, values } = this.parts
    const counts = new Uint32Array(this.parts.numbers)
    forEachBit(bits, (ordinal) => {
      const end = valueStarts[ordinal + 1] ?? 0
      for (let i = valueStarts[ordinal] ?? 0; i < end; i++) {
        const number = values[i] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
    })
    return counts
  }

  /** Ordinals of one page of a listing. */
  page(selection: Selection, sort: ListingSort, offset: number, limit: number): number[] {
    return pageOf(this.parts.orders, selection, sort, { offset, limit })
  }

  /** The first members of a set in the default order: in stock first, then by popularity. */
  best(set: Counted, inStock: Bits, offset: number, limit: number): number[] {
    return inStockFirst(this.parts.orders, set, inStock, { offset, limit })
  }
}
