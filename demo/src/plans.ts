import { licenceOf, type AttributeScalar } from '@upchar/reference/family'
import { brands } from './brands.ts'
import type { AttributeRule, FamilyRule, Kind } from './define-family.ts'
import { families, familyRules } from './families.ts'
import type { Brand, Family, Seller, Warehouse } from './model.ts'
import { hash } from './random.ts'
import { sellers, warehouses } from './sellers.ts'

type Axis = Extract<AttributeRule, { kind: 'axis' }>

/** The data of a family that is the same for all its groups. */
export interface Plan {
  readonly rule: FamilyRule
  readonly family: Family
  readonly position: number
  readonly brands: readonly Brand[]
  readonly offers: readonly { readonly seller: Seller; readonly warehouses: readonly Warehouse[] }[]
  readonly axisKey: string
  readonly axis: Axis
}

const holds = (seller: Seller, family: Family): boolean => {
  const need = licenceOf(family.regulatoryClass)
  // A drug sale licence covers devices too (domain reference 3.1).
  return (
    need === 'none' ||
    seller.licences.some(
      ({ kind }) => kind === need || (need === 'MD-42' && (kind === '20/20B' || kind === '21/21B')),
    )
  )
}

export const plans: readonly Plan[] = familyRules.map((rule, position) => {
  const family = families[position]
  if (family === undefined) throw new Error(`family ${rule.key} is missing`)
  const makers = brands
    .filter((brand) => brand.familyKeys.includes(rule.key))
    .toSorted((a, b) => hash(`${rule.key}:${a.key}`) - hash(`${rule.key}:${b.key}`))
  const offers = sellers.flatMap((seller) => {
    const stores = warehouses.filter(
      (warehouse) =>
        warehouse.sellerKey === seller.key && (!family.coldChain || warehouse.coldStore),
    )
    return seller.categoryKeys.includes(family.categoryKey) &&
      holds(seller, family) &&
      stores.length > 0
      ? [{ seller, warehouses: stores }]
      : []
  })
  const axis = Object.entries(rule.attrs).find(
    (entry): entry is [string, Axis] => entry[1].kind === 'axis',
  )
  if (axis === undefined || makers.length === 0 || offers.length === 0)
    throw new Error(`family ${rule.key} lacks a variant axis, a brand or a seller`)
  return { rule, family, position, brands: makers, offers, axisKey: axis[0], axis: axis[1] }
})

/** Brand, kind and round of the n-th group: a pair of brand and kind recurs only after all others. */
export function placeOf(plan: Plan, n: number): { brand: Brand; kind: Kind; round: number } {
  const row = Math.floor(n / plan.brands.length)
  const column = n % plan.brands.length
  const brand = plan.brands[column]
  const kind = plan.rule.kinds[(column + row) % plan.rule.kinds.length]
  if (brand === undefined || kind === undefined)
    throw new Error(`family ${plan.rule.key} has no brand or kind`)
  return { brand, kind, round: Math.floor(row / plan.rule.kinds.length) }
}

/** One group in eight comes in one variant only; never a family's bestsellers. */
const isSingle = (plan: Plan, n: number): boolean =>
  n > 1 && hash(`single:${plan.rule.key}:${n}`) % 100 < 16

/** Positions of three to six adjacent values of the axis, or of one. */
export function windowOf(
  plan: Plan,
  kind: Kind,
  n: number,
): { values: readonly AttributeScalar[]; start: number; end: number; popular: number } {
  const values = kind.axis ?? plan.axis.values
  const popular = kind.axis === undefined ? plan.axis.popular : Math.floor(values.length / 2)
  if (isSingle(plan, n)) return { values, start: popular, end: popular + 1, popular }
  if (values.length <= 6) return { values, start: 0, end: values.length, popular }
  const start = n % 2 === 0 ? popular - 3 : (Math.imul(n, 7) >>> 0) % (values.length - 5)
  const bounded = Math.max(0, Math.min(values.length - 6, start))
  return { values, start: bounded, end: bounded + 6, popular }
}

/** The number of variants of the n-th group, without generating it. */
export function variantCount(plan: Plan, n: number): number {
  const { start, end } = windowOf(plan, placeOf(plan, n).kind, n)
  return end - start
}
