import { grouped } from './words.ts'
import type {
  AttributeDefinition,
  AttributeScalar,
  LicenceClass,
  RegulatoryClass,
  Uqc,
} from '@upchar/reference/family'

type Formatter = (value: AttributeScalar, unit: string | null) => string

interface AttributeShape {
  readonly label: string
  readonly unit: string | null
  readonly filterable: boolean
  readonly format: Formatter
}

export type AttributeRule = AttributeShape &
  (
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
  unit?: string
  /** Shown on the product page, not offered as a filter. */
  quiet?: boolean
  format?: Formatter
}

const plain: Formatter = (value, unit) => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = typeof value === 'number' && value >= 10_000 ? grouped(value) : String(value)
  if (unit === null) return text
  // 1 test, 2 tests; units of measure (ml, lux) are no plurals.
  return `${text} ${value === 1 && /^[a-z]{4,}s$/.test(unit) ? unit.slice(0, -1) : unit}`
}

const shape = (label: string, o: Options): AttributeShape => ({
  label,
  unit: o.unit ?? null,
  filterable: o.quiet !== true,
  format: o.format ?? plain,
})

/** The attribute whose values become the variants. `step` is the price growth from one value to the next; `popular` the
 *  value that every second group is built around when there are more values than a group shows; `counts` says that the value
 *  is the number of pieces in the pack, `multiplies` that the price grows with it. */
export const axis = (
  label: string,
  values: readonly AttributeScalar[],
  o: Options & {
    step?: number
    popular?: AttributeScalar
    counts?: boolean
    multiplies?: boolean
  } = {},
): AttributeRule => ({
  ...shape(label, o),
  kind: 'axis',
  values,
  step: o.step ?? 0,
  counts: o.counts === true || o.multiplies === true,
  multiplies: o.multiplies === true,
  popular: o.popular === undefined ? Math.floor(values.length / 2) : values.indexOf(o.popular),
})

/** One of these values for each group. */
export const pick = (
  label: string,
  values: readonly AttributeScalar[],
  o: Options = {},
): AttributeRule => ({ ...shape(label, o), kind: 'pick', values })

/** The kind of the group says which value. */
export const given = (label: string, o: Options = {}): AttributeRule => ({
  ...shape(label, o),
  kind: 'given',
})

/** Follows from the variant's value, as the hub colour follows from the gauge. */
export const from = (
  label: string,
  source: string,
  map: Readonly<Record<string, AttributeScalar>>,
  o: Options = {},
): AttributeRule => ({ ...shape(label, o), kind: 'from', source, map })

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

export interface FamilyRule {
  readonly key: string
  readonly code: string
  readonly name: string
  /** Slug of the sub-category. */
  readonly sub: string
  readonly hsn: string
  readonly gstTag?: string
  /** Shelf life in months. */
  readonly life?: number
  readonly cls: RegulatoryClass
  readonly homeUse?: boolean
  readonly cold?: boolean
  readonly lead?: boolean
  readonly uqc: Uqc
  /** Pieces in one sale unit and what a piece is called. */
  readonly pack?: readonly [number, string]
  readonly weight: number
  readonly warranty?: number
  readonly moq?: number
  readonly maxOq: number
  /** Product groups at the default size. */
  readonly depth?: number
  readonly generic: string
  readonly about: string
  /** Ends of the sentence "… is meant for …". */
  readonly uses: readonly string[]
  /** Facts about use, material and choice; `[key=value]` before one (or before a use or a point) keeps it to the kinds with that value. */
  readonly lines: readonly string[]
  /** Short facts; `[key=value]` as for lines. */
  readonly points: readonly string[]
  readonly box?: readonly string[]
  readonly engravable?: boolean
  /** A medicine for dental use: dentists may buy it. */
  readonly dentalList?: boolean
  /** Unit of use on refurbished devices. */
  readonly usage?: 'hours' | 'exposures' | 'procedures' | 'treatments'
  readonly attrs: Readonly<Record<string, AttributeRule>>
  readonly kinds: readonly Kind[]
}

export const licenceOf = (cls: RegulatoryClass): LicenceClass => {
  if (cls === 'GEN') return 'none'
  if (cls === 'BIO_C') return '21/21B'
  if (cls.startsWith('DRUG') || cls === 'VET') return '20/20B'
  if (cls === 'RADIATION') return 'AERB'
  return cls === 'ULTRASOUND' ? 'PCPNDT' : 'MD-42'
}

/** Values that a rule can take anywhere in the family. */
function valuesOf(
  family: FamilyRule,
  key: string,
  rule: AttributeRule,
): readonly AttributeScalar[] {
  if (rule.kind === 'from') return Object.values(rule.map)
  if (rule.kind === 'given')
    return family.kinds.flatMap((k) => (k.set[key] === undefined ? [] : [k.set[key]]))
  return rule.values
}

/** Attribute definitions in the order in which the family lists them. */
export function attributeDefinitions(family: FamilyRule): AttributeDefinition[] {
  return Object.entries(family.attrs).map(([key, rule], position) => {
    const types = new Set(valuesOf(family, key, rule).map((value) => typeof value))
    const type =
      types.has('string') || types.size !== 1 ? 'text' : types.has('number') ? 'number' : 'bool'
    return {
      key,
      label: rule.label,
      type,
      unit: rule.unit,
      filterable: rule.filterable,
      position,
      makesVariant: rule.kind === 'axis',
    }
  })
}
