import { naturalOrder } from '../facets/natural-order.ts'
import type { AttributeDefinition } from '../model.ts'
import { filterValue, yesOrNo } from './filter-value.ts'
import { measureOf, sameUnit } from './measures.ts'
import { sizeRank } from './size-order.ts'

type ValueCount = { display: string; products: number }

/** What the products of a family say about one attribute. */
export type FoundAttribute = {
  key: string
  label: string
  /** Products that have it. */
  products: number
  /** Different values. */
  distinct: number
  /** The most frequent of them, at most `mostRead`. */
  values: readonly ValueCount[]
}
export const mostRead = 200

/** Why an attribute makes no filter. */
type NoFilter = 'few' | 'one_value' | 'varied' | 'free_text'
type Derived = { definition: AttributeDefinition; problem: NoFilter | undefined }

/** Of the products that have it, so many must fit a type; the others are typing errors. */
const mostly = 0.9
const fewestProducts = 2
/** A filter on what few products state hides all others. */
const leastCoverage = 0.25
/** Lists of a facet end here. */
const mostChoices = 60
/** So many different values are a choice in any family; of more, half of the products must share one. */
const alwaysAChoice = 6
const longestChoice = 40

const sum = (values: readonly ValueCount[]) => values.reduce((all, one) => all + one.products, 0)

type Shape = Pick<AttributeDefinition, 'type' | 'unit' | 'order' | 'loose'>

/** "Volume (ml)" names the unit of bare numbers. */
const namedUnit = /^(.*\S)\s*\(([^()\d\s]{1,8})\)$/

function commonUnit(values: readonly ValueCount[]): string | undefined {
  const units: { unit: string; products: number }[] = []
  for (const { display, products } of values) {
    const unit = measureOf(display)?.unit
    if (unit === undefined) continue
    const known = units.find((one) => sameUnit(one.unit, unit))
    if (known === undefined) units.push({ unit, products })
    else known.products += products
  }
  const [first] = units.toSorted((a, b) => b.products - a.products)
  return first !== undefined && first.products >= sum(values) * mostly ? first.unit : undefined
}

/** Spellings of a value are one; the most frequent stands for it. */
function spellingsOf(values: readonly ValueCount[], shape: Shape): string[] {
  const order: string[] = []
  for (const { display } of values) {
    const value = filterValue({ ...shape, order }, display)
    if (!order.includes(value)) order.push(value)
  }
  return order
}

const bySize = (a: string, b: string) =>
  (sizeRank(a) ?? Infinity) - (sizeRank(b) ?? Infinity) || naturalOrder(a, b)

function shapeOf(values: readonly ValueCount[]): Shape {
  const all = sum(values)
  const share = (fits: (text: string) => boolean) =>
    sum(values.filter(({ display }) => fits(display))) / all
  if (values.every(({ display }) => yesOrNo(display) !== undefined))
    return { type: 'boolean', loose: true }
  const unit = commonUnit(values)
  if (unit !== undefined) return { type: 'number', loose: true, ...(unit !== '' && { unit }) }
  const isSize = share((text) => sizeRank(text) !== undefined) >= mostly
  const shape: Shape = { type: isSize ? 'size' : 'text', loose: true }
  const order = spellingsOf(values, shape).toSorted(isSize ? bySize : naturalOrder)
  return order.length > mostChoices ? shape : { ...shape, order }
}

function problemOf(total: number, found: FoundAttribute, shape: Shape): NoFilter | undefined {
  const { products, values } = found
  if (products < fewestProducts || products < total * leastCoverage) return 'few'
  const choices = new Set(values.map(({ display }) => filterValue(shape, display)))
  if (shape.type === 'text' && values.some(({ display }) => display.length > longestChoice))
    return 'free_text'
  if (choices.size < 2) return 'one_value'
  const most = shape.type === 'size' ? mostChoices : Math.max(alwaysAChoice, products / 2)
  return found.distinct > values.length || choices.size > Math.min(mostChoices, most)
    ? 'varied'
    : undefined
}

/** The definition of one attribute by its values, and why it makes no filter. */
export function deriveAttribute(total: number, found: FoundAttribute): Derived {
  const values = found.values.toSorted((a, b) => b.products - a.products)
  const shape = shapeOf(values)
  const problem = problemOf(total, { ...found, values }, shape)
  const [, bare, unit] = namedUnit.exec(found.label) ?? []
  const named = shape.type === 'number' && shape.unit === undefined && unit !== undefined
  return {
    problem,
    definition: {
      key: found.key,
      label: named ? (bare ?? found.label) : found.label,
      ...shape,
      ...(named && { unit }),
      filterable: problem === undefined,
      makesVariant: false,
    },
  }
}

/**
 * A family's attributes by what its products say: type, unit, order of values, and whether so many products have it, in so few
 * values, that it makes a filter. Sizes first, then what most products have.
 */
export function deriveAttributes(
  total: number,
  found: readonly FoundAttribute[],
): AttributeDefinition[] {
  return found
    .map((one) => ({ ...deriveAttribute(total, one), products: one.products }))
    .toSorted(
      (a, b) =>
        Number(b.definition.filterable) - Number(a.definition.filterable) ||
        Number(b.definition.type === 'size') - Number(a.definition.type === 'size') ||
        b.products - a.products ||
        (a.definition.label < b.definition.label ? -1 : 1),
    )
    .map(({ definition }) => definition)
}
