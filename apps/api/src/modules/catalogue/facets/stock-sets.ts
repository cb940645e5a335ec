import { bitsOf, hasBit, noBits, subtract, union, type Bits } from './bits.ts'

const mostCombinations = 64

/** Which warehouse can send which groups. */
export class StockSets {
  private readonly warehouses: Map<number, Bits>
  /** What some warehouses together can send; few combinations occur. */
  private readonly together = new Map<string, Bits>()

  constructor(warehouses: Map<number, Bits>) {
    this.warehouses = warehouses
  }

  /** Writes where a group can be sent from now. */
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

  /** The first of the warehouses, in the order given, that can send the group. */
  firstSending(ordinal: number, warehouseIds: readonly number[]): number | undefined {
    return warehouseIds.find((id) => {
      const bits = this.warehouses.get(id)
      return bits !== undefined && hasBit(bits, ordinal)
    })
  }

  /** Groups that one of the warehouses can send; of any warehouse when they are not named. */
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
