import { grouped } from './words.ts'
import type {
  AttributeScalar,
  FamilyAttribute,
  FamilyFacts,
  RegulatoryClass,
  Uqc,
} from '@upchar/reference/family'

type Formatter = (value: AttributeScalar, unit: string | null) => string

/** Which values an invented product has for an attribute, and how a buyer reads them. */
export type ValueRule = { readonly format: Formatter } & (
  | {
      readonly kind: 'axis'
      readonly values: readonly AttributeScalar[]
      readonly step: number
      readonly popular: number
      readonly counts: boolean
      readonly multiplies: boolean
    }
  | { readonly kind: 'pick'; readonly values: readonly AttributeScalar[] }
  | { readonly kind: 'given' }
  | {
      readonly kind: 'from'
      readonly source: string
      readonly map: Readonly<Record<string, AttributeScalar>>
    }
)

interface Options {
  format?: Formatter
}

const plain: Formatter = (value, unit) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'number' && value >= 10_000 ? grouped(value) : String(value)
  if (unit === null) return text
  // 1 test, 2 tests; units of measure (ml, lux) are no plurals.
  return `${text} ${value === 1 && /^[a-z]{4,}s$/.test(unit) ? unit.slice(0, -1) : unit}`
}

/** The attribute whose values become the variants. `step` is the price growth from one value to the next; `popular` the
 *  value that every second group is built around when there are more values than a group shows; `counts` says that the value
 *  is the number of pieces in the pack, `multiplies` that the price grows with it. */
export const axis = (
  values: readonly AttributeScalar[],
  o: Options & {
    step?: number
    popular?: AttributeScalar
    counts?: boolean
    multiplies?: boolean
  } = {},
): ValueRule => ({
  format: o.format ?? plain,
  kind: 'axis',
  values,
  step: o.step ?? 0,
  counts: o.counts === true || o.multiplies === true,
  multiplies: o.multiplies === true,
  popular: o.popular === undefined ? Math.floor(values.length / 2) : values.indexOf(o.popular),
})

/** One of these values for each group. */
export const pick = (values: readonly AttributeScalar[], o: Options = {}): ValueRule => ({
  format: o.format ?? plain,
  kind: 'pick',
  values,
})

/** The kind of the group says which value. */
export const given = (o: Options = {}): ValueRule => ({ format: o.format ?? plain, kind: 'given' })

/** Follows from the variant's value, as the hub colour follows from the gauge. */
export const from = (
  source: string,
  map: Readonly<Record<string, AttributeScalar>>,
  o: Options = {},
): ValueRule => ({ format: o.format ?? plain, kind: 'from', source, map })

/** A way in which the family is sold: its title words, price band in rupees, one sentence of its own, attribute values. */
export interface Kind {
  readonly title: string
  readonly low: number
  readonly high: number
  readonly note: string
  readonly set: Readonly<Record<string, AttributeScalar>>
  readonly pack?: readonly [number, string]
  readonly uqc?: Uqc
  readonly axis?: readonly AttributeScalar[]
  readonly weight?: number
  readonly moq?: number
  readonly life?: number
  /** As declared on the pack, where neither the variant nor the number of pieces says it: `450 g`. */
  readonly netQuantity?: string
  readonly regulatoryClass?: RegulatoryClass
}

type KindMore = Omit<Kind, 'title' | 'low' | 'high' | 'note' | 'set'>

export const kind = (
  title: string,
  low: number,
  high: number,
  note: string,
  set: Kind['set'] = {},
  more: KindMore = {},
): Kind => ({ title, low, high, note, set, ...more })

/** A family as the invented makers sell it; law and trade's part stands in `@upchar/reference/families`. */
export interface InventedFamily {
  readonly key: string
  /** Three letters inside SKUs, unique. */
  readonly code: string
  /** Pieces in one sale unit and what a piece is called. */
  readonly pack?: readonly [number, string]
  readonly weight: number
  readonly warranty?: number
  readonly moq?: number
  readonly maxOq: number
  /** Product groups at the default size. */
  readonly depth?: number
  /** Ends of the sentence "… is meant for …". */
  readonly uses: readonly string[]
  /** Facts about use, material and choice; `[key=value]` before one (or before a use or a point) keeps it to the kinds with that value. */
  readonly lines: readonly string[]
  /** Short facts; `[key=value]` as for lines. */
  readonly points: readonly string[]
  readonly box?: readonly string[]
  readonly engravable?: boolean
  /** Unit of use on refurbished devices. */
  readonly usage?: 'hours' | 'exposures' | 'procedures' | 'treatments'
  readonly attrs: Readonly<Record<string, ValueRule>>
  readonly kinds: readonly Kind[]
}

/** An attribute of the family with the values of its invented products. */
export type AttributeRule = ValueRule & Pick<FamilyAttribute, 'label' | 'unit'>

/** All that the generator needs of a family. */
export type FamilyRule = Omit<InventedFamily, 'attrs'> & {
  readonly facts: FamilyFacts
  readonly attrs: Readonly<Record<string, AttributeRule>>
}

/** Joins what is invented with what law and trade say; throws where an attribute is missing on either side. */
export function joinFacts(family: InventedFamily, facts: FamilyFacts): FamilyRule {
  const keys = Object.keys(family.attrs)
  const known = facts.attributes.map(({ key }) => key)
  if (keys.join() !== known.join())
    throw new Error(
      `family ${family.key} has values for ${keys.join()}, its facts name ${known.join()}`,
    )
  const attrs = facts.attributes.flatMap(({ key, label, unit }) => {
    const rule = family.attrs[key]
    return rule === undefined ? [] : [[key, { ...rule, label, unit }] as const]
  })
  return { ...family, facts, attrs: Object.fromEntries(attrs) }
}
