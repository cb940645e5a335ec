import { countBoth, endOf, forEachBit, type Bits } from './bits.ts'
import type { FacetValue, IndexParts } from './index-parts.ts'
import { countOwnValues } from './narrow.ts'
import type { Counted } from './selection.ts'

type Counts = { all?: Uint32Array; own?: Uint32Array }

/** Counts values in sets of groups; a set is counted when first asked for. */
export class ValueCounts {
  private readonly parts: IndexParts
  private readonly known = new WeakMap<Counted, Counts>()

  constructor(parts: IndexParts) {
    this.parts = parts
  }

  /** How many groups of the set have a variant that has the value and meets what the set asks. */
  countIn(set: Counted, value: FacetValue): number {
    const groups = this.countGroups(set, value)
    if (set.mixed.words.length === 0 || value.some.words.length === 0) return groups
    const { numbers, variants } = this.parts
    const counts = this.countsOf(set)
    counts.own ??= countOwnValues(set, numbers, variants)
    return groups - countBoth(set.mixed, value.some) + (counts.own[value.number] ?? 0)
  }

  /** Small sets count their members, large ones whole words of 32. */
  private countGroups(set: Counted, value: FacetValue): number {
    if (set.total === 0) return 0
    if (value.number < 0 || set.total * 8 > (endOf(set.bits) - set.bits.from) * 100)
      return countBoth(set.bits, value.bits)
    const counts = this.countsOf(set)
    counts.all ??= this.countNumbers(set.bits)
    return counts.all[value.number] ?? 0
  }

  private countsOf(set: Counted): Counts {
    const counts = this.known.get(set) ?? {}
    this.known.set(set, counts)
    return counts
  }

  private countNumbers(bits: Bits): Uint32Array {
    const { valueStarts, values, numbers } = this.parts
    const counts = new Uint32Array(numbers)
    forEachBit(bits, (ordinal) => {
      const end = valueStarts[ordinal + 1] ?? 0
      for (let i = valueStarts[ordinal] ?? 0; i < end; i++) {
        const number = values[i] ?? 0
        counts[number] = (counts[number] ?? 0) + 1
      }
    })
    return counts
  }
}
