import { bitsOf, hasBit, noBits, subtract, union, type Bits } from './bits.ts'

const mostCombinations = 64

/** Which warehouse can ship which groups. */
export class StockSets {
  private readonly warehouses: Map<number, Bits>
  /** Cache of unions by combination of warehouses; few combinations occur. */
  private readonly together = new Map<string, Bits>()

  constructor(warehouses: Map<number, Bits>) {
    this.warehouses = warehouses
  }

  /** Sets the warehouses that can ship a group. */
  set(ordinal: number, warehouseIds: readonly number[]): void {
    this.together.clear()
    const own = bitsOf([ordinal])
    for (const [id, bits] of this.warehouses) {
      if (hasBit(bits, ordinal) && !warehouseIds.includes(id))
        this.warehouses.set(id, subtract(bits, own))
    }
    for (const id of warehouseIds)
      this.warehouses.set(id, union([this.warehouses.get(id) ?? noBits, own]))
  }

  /** The first of the warehouses, in the given order, that can ship the group. */
  firstSending(ordinal: number, warehouseIds: readonly number[]): number | undefined {
    return warehouseIds.find((id) => {
      const bits = this.warehouses.get(id)
      return bits !== undefined && hasBit(bits, ordinal)
    })
  }

  /** Groups that at least one of the warehouses can ship; any warehouse if none are named. */
  sentBy(warehouseIds: readonly number[] | undefined): Bits {
    const key = warehouseIds?.join() ?? 'any'
    const known = this.together.get(key)
    if (known !== undefined) return known
    const bits = union(
      warehouseIds === undefined
        ? [...this.warehouses.values()]
        : warehouseIds.flatMap((id) => this.warehouses.get(id) ?? []),
    )
    if (this.together.size >= mostCombinations) this.together.clear()
    this.together.set(key, bits)
    return bits
  }
}
