import { GrowingList } from './growing-list.ts'
import { ownKeys, type IndexedVariant } from './index-row.ts'
import { Variants, WarehouseSets } from './variants.ts'

/**
 * Collects the variants of groups in any order. Variants with the same own values share a profile:
 * sizes and colours repeat from group to group.
 */
export class VariantCollector {
  private readonly prices = new GrowingList()
  private readonly profiles = new GrowingList()
  private readonly stock = new GrowingList()
  /** Variants of the group added n-th: from starts[n] to starts[n + 1]. */
  private readonly starts = new GrowingList()
  private readonly sets = new WarehouseSets()
  private readonly profileOf = new Map<string, number>()
  private readonly profileStarts = new GrowingList()
  private readonly profileValues = new GrowingList()
  private readonly numberOf: (key: string) => number

  /** `numberOf` numbers 'facet=value' keys. */
  constructor(numberOf: (key: string) => number) {
    this.numberOf = numberOf
    this.starts.push(0)
    this.profileStarts.push(0)
  }

  /**
   * One group's variants with the keys of their price bands; a single one is the group itself and
   * isn't kept.
   */
  add(variants: readonly IndexedVariant[], allBands: readonly (readonly string[])[]): void {
    if (variants.length > 1) {
      const bands = ownKeys(allBands)
      for (const [i, { pricePaise, facets, warehouseIds }] of variants.entries()) {
        this.prices.push(pricePaise)
        this.profiles.push(this.profile([...facets, ...(bands[i] ?? [])]))
        this.stock.push(this.sets.idOf(warehouseIds))
      }
    }
    this.starts.push(this.prices.length)
  }

  private profile(keys: readonly string[]): number {
    const text = keys.join('\n')
    let id = this.profileOf.get(text)
    if (id === undefined) {
      this.profileOf.set(text, (id = this.profileOf.size))
      for (const key of keys) this.profileValues.push(this.numberOf(key))
      this.profileStarts.push(this.profileValues.length)
    }
    return id
  }

  /** The table by ordinal: ordinal i is the group added as number order[i]. */
  finish(order: Uint32Array): Variants {
    const size = this.prices.length
    const starts = new Uint32Array(order.length + 1)
    const columns = [this.prices, this.profiles, this.stock] as const
    const [prices, profiles, stock] = [
      new Uint32Array(size),
      new Uint32Array(size),
      new Uint32Array(size),
    ] as const
    for (const [ordinal, group] of order.entries()) {
      const at = starts[ordinal] ?? 0
      const [from, to] = [this.starts.at(group), this.starts.at(group + 1)]
      for (const [i, target] of [prices, profiles, stock].entries())
        target.set(columns[i]?.slice(from, to) ?? [], at)
      starts[ordinal + 1] = at + to - from
    }
    const profileStarts = this.profileStarts.slice(0, this.profileStarts.length).slice()
    const profileValues = this.profileValues.slice(0, this.profileValues.length).slice()
    return new Variants({
      starts,
      prices,
      profiles,
      stock,
      sets: this.sets,
      profileStarts,
      profileValues,
    })
  }
}
