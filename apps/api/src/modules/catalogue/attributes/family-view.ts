import type { Answer, Body } from '@upchar/contract/schema/endpoints'
import type { AttributeDefinition } from '../model.ts'
import type { FamilyRow } from '../store/family-attributes.ts'
import { deriveAttribute, type FoundAttribute } from './derive-attributes.ts'
import { filterValue } from './filter-value.ts'

type View = Answer<'staffGetFamily'>['family']
type AttributeView = View['attributes'][number]
export type Correction = Body<'staffSetFamilyAttributes'>['attributes'][number]

const shownValues = 12

const kinds = { text: 'choice', number: 'number', boolean: 'yes_no', size: 'size' } as const
const types = { choice: 'text', number: 'number', yes_no: 'boolean', size: 'size' } as const

/** The values as a filter lists them, the most frequent first. */
function valuesOf(
  { values }: Pick<FoundAttribute, 'values'>,
  definition: AttributeDefinition,
): AttributeView['values'] {
  const products = new Map<string, number>()
  for (const one of values) {
    const value = filterValue(definition, one.display)
    products.set(value, (products.get(value) ?? 0) + one.products)
  }
  return [...products]
    .map(([value, many]) => ({ value, products: many }))
    .toSorted((a, b) => b.products - a.products)
    .slice(0, shownValues)
}

const nothing = { products: 0, distinct: 0, values: [] }

/** All attributes of a family: its own, then those that only its goods have. */
export function attributesOf(
  family: Pick<FamilyRow, 'attributes'>,
  { total, found }: { total: number; found: readonly FoundAttribute[] },
): { definition: AttributeDefinition; view: AttributeView }[] {
  const said = new Map(found.map((one) => [one.key, one]))
  const isOwn = new Set(family.attributes.map(({ key }) => key))
  const own = family.attributes.map((definition) => ({
    definition,
    goods: said.get(definition.key) ?? { ...nothing, key: definition.key, label: definition.label },
  }))
  const others = found
    .filter(({ key }) => !isOwn.has(key))
    .map((goods) => ({
      definition: { ...deriveAttribute(total, goods).definition, filterable: false },
      goods,
    }))
  return [...own, ...others].map(({ definition, goods }) => ({
    definition,
    view: {
      key: definition.key,
      name: definition.label,
      kind: kinds[definition.type],
      unit: definition.unit ?? '',
      order: definition.order ?? [],
      filter: definition.filterable,
      products: goods.products,
      values: valuesOf(goods, definition),
      problem: goods.products === 0 ? 'few' : (deriveAttribute(total, goods).problem ?? null),
    },
  }))
}

/** The definition that a correction makes of an earlier one. What it doesn't change keeps its spelling of values. */
export function corrected(
  before: AttributeDefinition,
  { name, kind, unit, order, filter }: Correction,
): AttributeDefinition {
  const type = types[kind]
  const orders = (type === 'text' || type === 'size') && order.length > 0
  const isSame =
    type === before.type &&
    (type !== 'number' || unit === (before.unit ?? '')) &&
    order.join('\n') === (before.order ?? []).join('\n')
  return {
    key: before.key,
    label: name,
    type,
    ...(isSame
      ? { ...(before.unit !== undefined && { unit: before.unit }) }
      : type === 'number' && unit !== '' && { unit }),
    ...(orders && { order: [...new Set(order)] }),
    filterable: filter,
    makesVariant: before.makesVariant,
    ...((before.loose === true || !isSame) && { loose: true }),
  }
}

/** An attribute in words, for the audit log. */
export const attributeWords = ({ label, type, unit, order, filterable }: AttributeDefinition) =>
  [
    label,
    unit === undefined ? kinds[type].replace('_', ' or ') : `number in ${unit}`,
    ...(order === undefined ? [] : [order.join(', ')]),
    filterable ? 'filter' : 'no filter',
  ].join(' · ')
