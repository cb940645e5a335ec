import { noBits, setBit, type Bits } from './bits.ts'
import { FacetIndex } from './facet-index.ts'
import { collectFacets, warehouseBits } from './collect-facets.ts'
import { GrowingList } from './growing-list.ts'
import { bandKeys, originRanks, type IndexRow, type Structure } from './index-row.ts'
import { makeOrder, orderNames, type Order, type OrderName } from './orders.ts'
import { VariantCollector } from './variant-collector.ts'
import type { Variants } from './variants.ts'

/**
 * Yields to the event loop: the index of a million variants is built while the shop serves
 * requests.
 */
export type Pause = () => Promise<void>

const rowsBetweenPauses = 10_000

/** Calls `visit` with each pair of a value's number and an ordinal that has it. */
type EachValue = (visit: (number: number, ordinal: number) => void) => Promise<void>

/**
 * Collects rows in any order, then builds the index. Ordinals follow family and brand, so that
 * groups listed together are adjacent and their bitsets short.
 */
export class IndexBuilder {
  private readonly structure: Structure
  private readonly rows: Omit<IndexRow, 'facets' | 'variants'>[] = []
  /** Value numbers of all rows, concatenated; row i has starts[i] to starts[i + 1]. */
  private readonly values = new GrowingList()
  private readonly starts: number[] = [0]
  private readonly numbers = new Map<string, number>()
  /** By value number: the last row that has the value. */
  private readonly lastRow: number[] = []
  private readonly variants = new VariantCollector((key) => this.numberOf(key))

  constructor(structure: Structure) {
    this.structure = structure
  }

  add(row: IndexRow): void {
    const { facets, variants, ...rest } = row
    this.rows.push(rest)
    const family = this.structure.families.get(row.familyKey)
    this.note(`family=${row.familyKey}`)
    this.note(`brand=${row.brandSlug}`)
    if (family !== undefined) {
      this.note(`category=${family.category}`)
      this.note(`business=${family.business}`)
    }
    for (const facet of facets) this.note(facet)
    for (const variant of variants) for (const facet of variant.facets) this.note(facet)
    const bands = variants.length > 1 ? variants.map(bandKeys) : [bandKeys(row)]
    for (const keys of bands) for (const key of keys) this.note(key)
    this.starts.push(this.values.length)
    this.variants.add(variants, bands)
  }

  private note(key: string): void {
    const number = this.numberOf(key)
    if (this.lastRow[number] === this.rows.length) return
    this.lastRow[number] = this.rows.length
    this.values.push(number)
  }

  private numberOf(key: string): number {
    let number = this.numbers.get(key)
    if (number === undefined) this.numbers.set(key, (number = this.numbers.size))
    return number
  }

  async finish(pause: Pause): Promise<FacetIndex> {
    const size = this.rows.length
    const order = this.clustered()
    await pause()
    const { starts, values } = await this.inOrder(order, pause)
    const variants = this.variants.finish(order)
    await pause()
    const facetBits = await this.bitsOfValues(eachOfGroups(starts, values, pause))
    const someBits = await this.bitsOfValues(eachOfVariants(variants, size, pause))
    const rows = Array.from(order, (i) => this.rows[i]).filter((row) => row !== undefined)
    await pause()
    const ranks = originRanks(rows.map((row) => row.countryOfOrigin))
    const facts = {
      length: size,
      at: (i: number) => {
        const row = rows[i]
        return row === undefined
          ? emptyFacts
          : { ...row, originRank: ranks.get(row.countryOfOrigin) ?? 0 }
      },
    }
    const orders = new Map<OrderName, Order>()
    for (const name of orderNames) {
      orders.set(name, makeOrder(name, facts))
      await pause()
    }
    return new FacetIndex({
      groupIds: Float64Array.from(rows, (row) => row.groupId),
      signatures: Int32Array.from(rows, (row) => row.signature),
      facets: collectFacets(this.numbers, facetBits, someBits, this.structure),
      valueStarts: starts,
      values,
      numbers: this.numbers.size,
      orders,
      prices: Float64Array.from(rows, (row) => row.pricePaise),
      warehouses: warehouseBits(rows),
      dispatch: new Map(
        rows.flatMap(({ groupId, dispatchDays }) =>
          dispatchDays.length === 0 ? [] : [[groupId, dispatchDays] as const],
        ),
      ),
      variants,
    })
  }

  /** Row positions sorted by family and brand; stable. */
  private clustered(): Uint32Array {
    const { families, brandRanks } = this.structure
    const size = this.rows.length
    const brands = brandRanks.size + 1
    const keys = Float64Array.from(
      this.rows,
      (row, i) =>
        ((families.get(row.familyKey)?.rank ?? families.size) * brands +
          (brandRanks.get(row.brandSlug) ?? brandRanks.size)) *
          size +
        i,
    ).toSorted()
    return Uint32Array.from(keys, (key) => key % size)
  }

  private async inOrder(
    order: Uint32Array,
    pause: Pause,
  ): Promise<{ starts: Uint32Array; values: Int32Array }> {
    const starts = new Uint32Array(order.length + 1)
    const values = new Int32Array(this.values.length)
    let used = 0
    for (let ordinal = 0; ordinal < order.length; ordinal++) {
      const row = order[ordinal] ?? 0
      const own = this.values.slice(this.starts[row] ?? 0, this.starts[row + 1] ?? 0)
      values.set(own, used)
      used += own.length
      starts[ordinal + 1] = used
      if (ordinal % rowsBetweenPauses === 0) await pause()
    }
    return { starts, values }
  }

  /** Two passes: the range of every value, then its bits. */
  private async bitsOfValues(eachValue: EachValue): Promise<Bits[]> {
    const low = new Uint32Array(this.numbers.size).fill(0xffff_ffff)
    const high = new Uint32Array(this.numbers.size)
    await eachValue((number, ordinal) => {
      if (ordinal < (low[number] ?? 0)) low[number] = ordinal
      high[number] = ordinal
    })
    const bits = Array.from(low, (first, number) => {
      if (first === 0xffff_ffff) return noBits
      const from = first >>> 5
      return { from, words: new Uint32Array(((high[number] ?? 0) >>> 5) - from + 1) }
    })
    await eachValue((number, ordinal) => {
      const own = bits[number]
      if (own !== undefined) setBit(own.words, own.from, ordinal)
    })
    return bits
  }
}

const eachOfGroups =
  (starts: Uint32Array, values: Int32Array, pause: Pause): EachValue =>
  async (visit) => {
    for (let ordinal = 0; ordinal + 1 < starts.length; ordinal++) {
      const end = starts[ordinal + 1] ?? 0
      for (let i = starts[ordinal] ?? 0; i < end; i++) visit(values[i] ?? 0, ordinal)
      if (ordinal % rowsBetweenPauses === 0) await pause()
    }
  }

/** Only values that not all variants of the group have. */
const eachOfVariants =
  (variants: Variants, size: number, pause: Pause): EachValue =>
  async (visit) => {
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const end = variants.end(ordinal)
      for (let variant = variants.start(ordinal); variant < end; variant++)
        variants.forEachValue(variant, (number) => visit(number, ordinal))
      if (ordinal % rowsBetweenPauses === 0) await pause()
    }
  }

const emptyFacts = {
  pricePaise: 0,
  popularity: 0,
  ratingTenths: 0,
  reviewCount: 0,
  createdMinute: 0,
  originRank: 0,
}
