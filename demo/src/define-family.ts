import { grouped } from './words.ts'
import type {
  AttributeScalar,
  FamilyAttribute,
  FamilyFacts,
  RegulatoryClass,
  Uqc,
} from '@upchar/reference/family'

type Formatter = (value: AttributeScalar, unit: string | null) => string

/** The values of an attribute for demo products, and their display texts. */
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
  // 1 test, 2 tests; units of measure (ml, lux) have no plural.
  return `${text} ${value === 1 && /^[a-z]{4,}s$/.test(unit) ? unit.slice(0, -1) : unit}`
}

/** The attribute whose values become the variants. `step`: price growth from one value to the next. `popular`: the value that
 *  every second group is built around if there are more values than a group has variants. `counts`: the value is the number
 *  of pieces in the pack. `multiplies`: the price is proportional to it. */
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

/** One of these values per group. */
export const pick = (values: readonly AttributeScalar[], o: Options = {}): ValueRule => ({
  format: o.format ?? plain,
  kind: 'pick',
  values,
})

/** The value depends on the group's kind. */
export const given = (o: Options = {}): ValueRule => ({ format: o.format ?? plain, kind: 'given' })

/** The value depends on the variant's value, as the hub colour on the gauge. */
export const from = (
  source: string,
  map: Readonly<Record<string, AttributeScalar>>,
  o: Options = {},
): ValueRule => ({ format: o.format ?? plain, kind: 'from', source, map })

/** A kind of product of the family: title, price band in rupees, a sentence, attribute values. */
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
  /** The declared net quantity, if neither the variant nor the number of pieces gives it: `450 g`. */
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

/** The demo part of a family; law and trade data is in `@upchar/reference/families`. */
export interface InventedFamily {
  readonly key: string
  /** Three letters inside SKUs, unique. */
  readonly code: string
  /** Pieces in one sale unit, and the name of a piece. */
  readonly pack?: readonly [number, string]
  readonly weight: number
  readonly warranty?: number
  readonly moq?: number
  readonly maxOq: number
  /** The number of product groups at the default size. */
  readonly depth?: number
  /** Endings of the sentence "… is meant for …". */
  readonly uses: readonly string[]
  /** Facts about use, material and choice. The prefix `[key=value]` (also of uses and points) limits one to kinds with that value. */
  readonly lines: readonly string[]
  /** Short facts; `[key=value]` as for lines. */
  readonly points: readonly string[]
  readonly box?: readonly string[]
  readonly engravable?: boolean
  /** The usage unit of refurbished devices. */
  readonly usage?: 'hours' | 'exposures' | 'procedures' | 'treatments'
  readonly attrs: Readonly<Record<string, ValueRule>>
  readonly kinds: readonly Kind[]
}

/** An attribute of the family with the values of demo products. */
export type AttributeRule = ValueRule & Pick<FamilyAttribute, 'label' | 'unit'>

/** The generator's input for a family. */
export type FamilyRule = Omit<InventedFamily, 'attrs'> & {
  readonly facts: FamilyFacts
  readonly attrs: Readonly<Record<string, AttributeRule>>
}

/** Joins demo data with law and trade data; throws if an attribute is missing on either side. */
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
