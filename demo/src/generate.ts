import { brands } from './brands.ts'
import { families } from './families.ts'
import { createGroupGenerator } from './make-group.ts'
import { plans, variantCount } from './plans.ts'
import type { Catalogue, SeedGroup } from './model.ts'
import { sellers, warehouses } from './sellers.ts'
import { dealsFor } from './storefront-words.ts'

type Plan = (typeof plans)[number]

const DEPTH = 9
const depthOf = (plan: Plan): number => plan.rule.depth ?? DEPTH

const count = (plan: Plan, groups: number): number => {
  let sum = 0
  for (let n = 0; n < groups; n++) sum += variantCount(plan, n)
  return sum
}

/** The number of groups per family for at least `variants` variants, in the proportions of the default size. */
function sizes(variants: number | undefined): readonly number[] {
  const depths = plans.map(depthOf)
  if (variants === undefined) return depths
  const base = plans.reduce((sum, plan) => sum + count(plan, depthOf(plan)), 0)
  let scale = variants / base
  for (;;) {
    const scaled = depths.map((depth) => Math.min(99_999, Math.max(1, Math.ceil(depth * scale))))
    if (plans.reduce((sum, plan, i) => sum + count(plan, scaled[i] ?? 1), 0) >= variants)
      return scaled
    scale *= 1.01
  }
}

/**
 * The demo catalogue for `today` (`YYYY-MM-DD`, India). Deterministic; a larger catalogue contains every group of a smaller
 * one, unchanged except for dates relative to `today`. Groups are generated lazily, so a million variants are never in
 * memory together. Throws on a malformed date.
 */
export function generateCatalogue({
  variants,
  today,
}: {
  variants?: number
  today: string
}): Catalogue {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today)) throw new RangeError('today must be YYYY-MM-DD')
  const counts = sizes(variants)
  const position = new Map(plans.map((plan) => [plan.rule.key, plan.position]))
  return {
    today,
    families,
    brands,
    sellers,
    warehouses,
    deals: dealsFor(
      today,
      (family, index) =>
        (position.get(family) ?? 0) * 100_000 +
        Math.min(index, (counts[position.get(family) ?? 0] ?? 1) - 1),
    ),
    groups: function* (): Generator<SeedGroup> {
      const make = createGroupGenerator(today)
      for (const plan of plans)
        for (let n = 0; n < (counts[plan.position] ?? 0); n++) yield make(plan, n)
    },
  }
}
