import type { Facet } from '../model.ts'
import type { References } from '../memory/references.ts'
import { attributeFacets } from './attribute-facets.ts'
import type { FacetIndex } from './facet-index.ts'
import type { Selection } from './selection.ts'
import { priceBands } from './index-row.ts'
import { naturalOrder } from './natural-order.ts'
import { classOrder, valueLabel, yesNoLabel } from './value-labels.ts'

type Sorting = 'count' | 'natural' | readonly string[]
type Choice = {
  key: string
  label: string
  sorting: Sorting
  promoted: boolean
  kind?: 'range'
  /** Its values are yes and no. */
  yesNo?: boolean
}
type PlaceChoice = Pick<Choice, 'key' | 'label'>

/** Limit of values per facet: the most frequent ones stay, chosen ones always. */
const mostValues = 60
/** Values of a longer list that are shown first. */
const leading = 7

const bandOrder = priceBands.map((band) => band.value)

/**
 * Siblings of the chosen category or product type: those under the same parent, not the whole shop.
 */
function neighbours(
  key: string,
  chosen: ReadonlySet<string>,
  { categories, families }: References,
): (value: string) => boolean {
  const above = (value: string) =>
    key === 'category'
      ? categories.get(value)?.businessCategory
      : families.get(value)?.category.slug
  if (chosen.size === 0 || (key !== 'category' && key !== 'family')) return () => true
  const parents = new Set([...chosen].map(above))
  return (value) => chosen.has(value) || parents.has(above(value))
}

/**
 * The values of a facet within the scope. Values that other filters rule out stay, with count 0.
 */
function valuesOf(
  index: FacetIndex,
  selection: Selection,
  { key, label: name, sorting, yesNo = false }: Choice,
  references: References,
): Facet['values'] {
  const labelOf = (value: string) =>
    yesNo ? yesNoLabel(name, value) : valueLabel(key, value, references)
  const chosen = new Set(
    (selection.query.filters.get(key) ?? []).map((value) => index.valueNamed(key, value)),
  )
  const base = selection.without(key)
  const scope = selection.scopeOf(key)
  const beside = neighbours(key, chosen, references)
  const rows = [...(index.facets.get(key)?.values() ?? [])].flatMap((value) => {
    if (!beside(value.value)) return []
    const inScope = index.countIn(scope, value)
    if (inScope === 0 && !chosen.has(value.value)) return []
    const count = base === scope ? inScope : index.countIn(base, value)
    return [
      {
        value: value.value,
        label: labelOf(value.value),
        count,
        selected: chosen.has(value.value),
        inScope,
      },
    ]
  })
  for (const value of chosen) {
    if (rows.some((row) => row.value === value)) continue
    const count = key === 'price' ? index.countWith(base, key, value, selection) : 0
    rows.push({
      value,
      label: labelOf(value),
      count,
      selected: true,
      inScope: 0,
    })
  }
  const frequent =
    rows.length <= mostValues
      ? rows
      : rows
          .toSorted((a, b) => Number(b.selected) - Number(a.selected) || b.inScope - a.inScope)
          .slice(0, mostValues)
  // Sorted by the scope's counts, not the current ones: options must not jump while the visitor
  // narrows.
  const compare = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
    sorting === 'count'
      ? b.inScope - a.inScope || naturalOrder(a.label, b.label)
      : sorting === 'natural'
        ? naturalOrder(a.value, b.value)
        : place(sorting, a.value) - place(sorting, b.value) || naturalOrder(a.value, b.value)
  const leads = sorting === 'natural' ? leadersOf(frequent) : new Set<string>()
  return frequent.toSorted(compare).map(({ value, label, count, selected }) => ({
    value,
    label,
    count,
    selected,
    ...(leads.has(value) && { leads: true as const }),
  }))
}

/**
 * Of a long list the values that most products have: at most seven, and none that less than half as
 * many have as the first.
 */
function leadersOf(rows: readonly { value: string; inScope: number }[]): ReadonlySet<string> {
  if (rows.length <= leading) return new Set()
  const first = rows.toSorted((a, b) => b.inScope - a.inScope).slice(0, leading)
  const most = first[0]?.inScope ?? 0
  return new Set(first.filter(({ inScope }) => inScope * 2 >= most).map(({ value }) => value))
}

const place = (order: readonly string[], value: string): number => {
  const at = order.indexOf(value)
  return at < 0 ? order.length : at
}

/** A single checkbox. Omitted where it would narrow nothing. */
function flag(index: FacetIndex, selection: Selection, key: string, label: string): Facet[] {
  const isStock = key === 'in_stock'
  const selected = selection.query.filters.has(key)
  const base = selection.without(key)
  const count = isStock ? selection.available.total : index.countWith(base, key, '1', selection)
  if (!selected && (count === 0 || (count === base.total && !isStock))) return []
  return [
    {
      key,
      label,
      kind: 'flag',
      promoted: isStock,
      values: [{ value: '1', label, count, selected }],
    },
  ]
}

/** The scope decides which of department, category and product type are offered. */
function placeChoices(filters: Selection['query']['filters'], searched: boolean): PlaceChoice[] {
  const inCategory =
    searched ||
    ['category', 'family', 'business', 'speciality', 'procedure'].some((key) => filters.has(key))
  return [
    ...(filters.has('category') || filters.has('family')
      ? []
      : [{ key: 'business', label: 'Department' }]),
    ...(filters.has('family') ? [] : [{ key: 'category', label: 'Category' }]),
    ...(inCategory ? [{ key: 'family', label: 'Product type' }] : []),
  ]
}

/** A listing's facets in display order, with counts. Only filterable attributes appear. */
export function facetView(
  index: FacetIndex,
  selection: Selection,
  references: References,
): Facet[] {
  const { filters } = selection.query
  const attributes = attributeFacets(index, selection, references).map((one, i): Choice => ({
    key: one.key,
    label: one.label,
    yesNo: one.yesNo,
    sorting: one.yesNo ? ['Yes', 'No'] : one.order.length > 0 ? one.order : 'natural',
    promoted: i < 2,
  }))
  const choices: Choice[] = [
    ...placeChoices(filters, selection.query.hits !== undefined).map((choice): Choice => ({
      ...choice,
      sorting: 'count',
      promoted: attributes.length === 0,
    })),
    ...attributes,
    { key: 'brand', label: 'Brand', sorting: 'count', promoted: true },
    { key: 'price', label: 'Price', sorting: bandOrder, promoted: true, kind: 'range' },
    { key: 'discount', label: 'Discount', sorting: 'natural', promoted: false },
    { key: 'buying', label: 'Who can buy', sorting: 'count', promoted: false },
    { key: 'origin', label: 'Country of origin', sorting: 'count', promoted: false },
    { key: 'state', label: 'Seller state', sorting: 'count', promoted: false },
    { key: 'class', label: 'Regulatory class', sorting: classOrder, promoted: false },
  ]
  return [
    ...flag(index, selection, 'in_stock', 'In stock at my pincode'),
    ...choices.flatMap((choice): Facet[] => {
      const values = valuesOf(index, selection, choice, references)
      if (values.length < 2 && !values.some((value) => value.selected)) return []
      return [
        {
          key: choice.key,
          label: choice.label,
          kind: choice.kind ?? 'choice',
          promoted: choice.promoted,
          values,
        },
      ]
    }),
    ...flag(index, selection, 'offers', 'On offer'),
    ...flag(index, selection, 'cold_chain', 'Cold chain'),
  ]
}
