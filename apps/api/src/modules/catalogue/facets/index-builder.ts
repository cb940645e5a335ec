import { setBit, type Bits } from './bits.ts'
import { FacetIndex } from './facet-index.ts'
import { collectFacets, warehouseBits } from './collect-facets.ts'
import { originRanks, type IndexRow, type Structure } from './index-row.ts'
import { makeOrder, orderNames, type Order, type OrderName } from './orders.ts'

/**
 * Yields to the event loop: the index of a million variants is built while the shop serves
 * requests.
 */
export type Pause = () => Promise<void>

const rowsBetweenPauses = 10_000

/**
 * Collects rows in any order, then builds the index. Ordinals follow family and brand, so that
 * groups listed together are adjacent and their bitsets short.
 */
export class IndexBuilder {
  private readonly structure: Structure
  private readonly rows: Omit<IndexRow, 'facets'>[] = []
  /** Value numbers of all rows, concatenated; row i has starts[i] to starts[i + 1]. */
  private values = new Int32Array(1 << 12)
  private readonly starts: number[] = [0]
  private used = 0
  private readonly numbers = new Map<string, number>()

  constructor(structure: Structure) {
    this.structure = structure
  }

  add(row: IndexRow): void {
    const { facets, ...rest } = row
    this.rows.push(rest)
    const family = this.structure.families.get(row.familyKey)
    this.note(`family=${row.familyKey}`)
    this.note(`brand=${row.brandSlug}`)
    if (family !== undefined) {
      this.note(`category=${family.category}`)
      this.note(`business=${family.business}`)
    }
    for (const facet of facets) this.note(facet)
    this.starts.push(this.used)
  }

  private note(key: string): void {
    let number = this.numbers.get(key)
    if (number === undefined) this.numbers.set(key, (number = this.numbers.size))
    if (this.used === this.values.length) {
      const larger = new Int32Array(this.values.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.used++] = number
  }

  async finish(pause: Pause): Promise<FacetIndex> {
    const size = this.rows.length
    const order = this.clustered()
    await pause()
    const { starts, values } = await this.inOrder(order, pause)
    const facetBits = await this.bitsOfValues(starts, values, pause)
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
      facets: collectFacets(this.numbers, facetBits, this.structure),
      valueStarts: starts,
      values,
      numbers: this.numbers.size,
      orders,
      warehouses: warehouseBits(rows),
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
    const values = new Int32Array(this.used)
    let used = 0
    for (let ordinal = 0; ordinal < order.length; ordinal++) {
      const row = order[ordinal] ?? 0
      const own = this.values.subarray(this.starts[row], this.starts[row + 1])
      values.set(own, used)
      used += own.length
      starts[ordinal + 1] = used
      if (ordinal % rowsBetweenPauses === 0) await pause()
    }
    return { starts, values }
  }

  /** Two passes: the range of every value, then its bits. */
  private async bitsOfValues(
    starts: Uint32Array,
    values: Int32Array,
    pause: Pause,
  ): Promise<Bits[]> {
    const low = new Uint32Array(this.numbers.size).fill(0xffff_ffff)
    const high = new Uint32Array(this.numbers.size)
    const eachValue = async (visit: (number: number, ordinal: number) => void) => {
      for (let ordinal = 0; ordinal + 1 < starts.length; ordinal++) {
        const end = starts[ordinal + 1] ?? 0
        for (let i = starts[ordinal] ?? 0; i < end; i++) visit(values[i] ?? 0, ordinal)
        if (ordinal % rowsBetweenPauses === 0) await pause()
      }
    }
    await eachValue((number, ordinal) => {
      if (ordinal < (low[number] ?? 0)) low[number] = ordinal
      high[number] = ordinal
    })
    const bits = Array.from(low, (first, number) => {
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

const emptyFacts = {
  pricePaise: 0,
  popularity: 0,
  createdMinute: 0,
  originRank: 0,
}
