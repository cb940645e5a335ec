import { hasBit, noBits, subtract, union, type Bits } from './bits.ts'
import type { Variants } from './variants.ts'

/** What a choice in one facet asks of a group's variants. */
export type Demand = {
  /** Groups with a variant that meets it. */
  readonly groups: Bits
  /** Those of them of which another variant may not meet it; `meets` tells which do. */
  readonly some: Bits
  readonly meets: (variant: number, ordinal: number) => boolean
}

/** A demand of the group itself: all its variants meet it. */
export const ofGroups = (groups: Bits): Demand => ({
  groups,
  some: noBits,
  meets: (_, ordinal) => hasBit(groups, ordinal),
})

/** Any one of several values of a facet. */
export function anyOf(demands: readonly Demand[]): Demand {
  const [only] = demands
  if (only === undefined) return ofGroups(noBits)
  if (demands.length === 1) return only
  const groups = union(demands.map((one) => one.groups))
  const whole = union(demands.map((one) => subtract(one.groups, one.some)))
  return {
    groups,
    some: subtract(groups, whole),
    meets: (variant, ordinal) => demands.some((one) => one.meets(variant, ordinal)),
  }
}

/** The demands that not all variants of the group may meet. */
export const dividing = (demands: readonly Demand[], ordinal: number): readonly Demand[] =>
  demands.every(({ some }) => hasBit(some, ordinal))
    ? demands
    : demands.filter(({ some }) => hasBit(some, ordinal))

/** Whether a variant meets the demands that divide its group. */
export function meetsAll(demands: readonly Demand[], variant: number, ordinal: number): boolean {
  for (const demand of demands) if (!demand.meets(variant, ordinal)) return false
  return true
}

/** Whether one variant of the group meets all demands. */
export function anyMeets(variants: Variants, demands: readonly Demand[], ordinal: number): boolean {
  const own = dividing(demands, ordinal)
  const end = variants.end(ordinal)
  for (let variant = variants.start(ordinal); variant < end; variant++)
    if (meetsAll(own, variant, ordinal)) return true
  return false
}
