import type { Bits } from './bits.ts'
import type { Order, OrderName } from './orders.ts'
import type { Variants } from './variants.ts'

/**
 * A facet value. `number` is its index in the counts of small sets; -1 where rows don't list it.
 * `bits`: groups with a variant that has it; `some`: those of which another variant hasn't.
 */
export type FacetValue = {
  readonly value: string
  readonly number: number
  readonly bits: Bits
  readonly some: Bits
}

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
  /** The lowest price of ordinal i in paise; 0: on request. */
  prices: Float64Array
  warehouses: Map<number, Bits>
  /** `dispatchDays` of the rows that have any, by group id. */
  dispatch: Map<number, readonly number[]>
  variants: Variants
}
