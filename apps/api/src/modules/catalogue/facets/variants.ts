import { setBit, type Bits } from './bits.ts'

/** Combinations of warehouses, numbered: few occur, so that a variant's stock is one number. */
export class WarehouseSets {
  private readonly ids = new Map<string, number>()
  private readonly sets: (readonly number[])[] = []

  idOf(warehouseIds: readonly number[]): number {
    const key = warehouseIds.join()
    let id = this.ids.get(key)
    if (id === undefined) {
      this.ids.set(key, (id = this.sets.length))
      this.sets.push(warehouseIds)
    }
    return id
  }

  at(id: number): readonly number[] {
    return this.sets[id] ?? []
  }

  /** By number: 1 where one of these warehouses is among them; any warehouse if none are named. */
  withOneOf(warehouseIds: readonly number[] | undefined): Uint8Array {
    return Uint8Array.from(this.sets, (set) =>
      Number(
        warehouseIds === undefined ? set.length > 0 : set.some((id) => warehouseIds.includes(id)),
      ),
    )
  }
}

type Columns = {
  /** Variants of ordinal i: starts[i] to starts[i + 1], in display order; none of a group with one. */
  starts: Uint32Array
  prices: Uint32Array
  profiles: Uint32Array
  stock: Uint32Array
  sets: WarehouseSets
  /** Numbers of the values of profile p: profileValues[profileStarts[p]] to [profileStarts[p + 1]]. */
  profileStarts: Uint32Array
  profileValues: Uint32Array
}

/**
 * The variants of groups with several: 12 bytes each. A profile lists the values that a variant has
 * and another of its group hasn't.
 */
export class Variants {
  readonly columns: Columns

  constructor(columns: Columns) {
    this.columns = columns
  }

  start(ordinal: number): number {
    return this.columns.starts[ordinal] ?? 0
  }

  end(ordinal: number): number {
    return this.columns.starts[ordinal + 1] ?? 0
  }

  /** Groups of which a variant fails the test. */
  failing(meets: (variant: number, ordinal: number) => boolean): Bits {
    const size = this.columns.starts.length - 1
    const words = new Uint32Array(Math.ceil(size / 32))
    for (let ordinal = 0; ordinal < size; ordinal++) {
      const end = this.end(ordinal)
      for (let variant = this.start(ordinal); variant < end; variant++) {
        if (meets(variant, ordinal)) continue
        setBit(words, 0, ordinal)
        break
      }
    }
    return { from: 0, words }
  }

  /** In paise; 0: on request. */
  price(variant: number): number {
    return this.columns.prices[variant] ?? 0
  }

  /** Whether the value with a number is one of the variant's own. */
  has(variant: number, number: number): boolean {
    const { profiles, profileStarts, profileValues } = this.columns
    const profile = profiles[variant] ?? 0
    const end = profileStarts[profile + 1] ?? 0
    for (let i = profileStarts[profile] ?? 0; i < end; i++)
      if (profileValues[i] === number) return true
    return false
  }

  /** Visits the numbers of a variant's own values. */
  forEachValue(variant: number, visit: (number: number) => void): void {
    const { profiles, profileStarts, profileValues } = this.columns
    const profile = profiles[variant] ?? 0
    const end = profileStarts[profile + 1] ?? 0
    for (let i = profileStarts[profile] ?? 0; i < end; i++) visit(profileValues[i] ?? 0)
  }

  /** Warehouses that can ship the variant. */
  warehouses(variant: number): readonly number[] {
    const { stock, sets } = this.columns
    return sets.at(stock[variant] ?? 0)
  }

  /** Whether one of these warehouses ships a variant; any warehouse if none are named. */
  shippedBy(warehouseIds: readonly number[] | undefined): (variant: number) => boolean {
    const { stock, sets } = this.columns
    const ships = sets.withOneOf(warehouseIds)
    return (variant) => ships[stock[variant] ?? 0] === 1
  }

  /** Sets the warehouses of a group's variants; of another number of variants a new index is on its way. */
  setWarehouses(ordinal: number, warehouseIds: readonly (readonly number[])[]): void {
    const start = this.start(ordinal)
    if (warehouseIds.length !== this.end(ordinal) - start) return
    const { stock, sets } = this.columns
    for (const [i, ids] of warehouseIds.entries()) stock[start + i] = sets.idOf(ids)
  }
}
