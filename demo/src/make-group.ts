import { brands } from './brands.ts'
import { gtinCheckDigit } from './check-digits.ts'
import { licenceOf } from '@upchar/reference/family'
import type { AttributeRule, FamilyRule, Kind } from './define-family.ts'
import { describe, fill, highlightsOf } from './describe-group.ts'
import { families, familyRules } from './families.ts'
import { gstRateFor } from '@upchar/reference/gst-rates'
import { lotMaker } from './make-lots.ts'
import type { AttributeScalar, Uqc } from '@upchar/reference/family'
import type {
  AttributeValue,
  Brand,
  CountryCode,
  Family,
  RefurbishedFacts,
  SeedGroup,
  SeedVariant,
  Seller,
  Warehouse,
} from './model.ts'
import { mrpFor, optionPrices, priceEnding } from './prices.ts'
import { hash, random } from './random.ts'
import type { Random } from './random.ts'
import { sellers, warehouses } from './sellers.ts'
import { grouped } from './words.ts'
import { slugify } from '@upchar/reference/slug'

type Axis = Extract<AttributeRule, { kind: 'axis' }>

/** Everything about a family that does not change from group to group. */
interface Plan {
  readonly rule: FamilyRule
  readonly family: Family
  readonly position: number
  readonly brands: readonly Brand[]
  readonly offers: readonly { readonly seller: Seller; readonly warehouses: readonly Warehouse[] }[]
  readonly axisKey: string
  readonly axis: Axis
}

const firstSeries = ['Classic', 'Prime', 'Select', 'Care', 'Plus', 'Essential']
const laterSeries = [
  'Arc',
  'Aura',
  'Cove',
  'Crest',
  'Delta',
  'Edge',
  'Ever',
  'Flux',
  'Halo',
  'Ion',
  'Jade',
  'Kite',
  'Line',
  'Luna',
  'Meru',
  'Nova',
  'Orbit',
  'Pearl',
  'Quill',
  'Ridge',
  'Sage',
  'Terra',
  'Uno',
  'Vale',
]
const origins: Readonly<Record<CountryCode, string>> = {
  IN: 'India',
  CN: 'China',
  DE: 'Germany',
  US: 'USA',
  JP: 'Japan',
  MY: 'Malaysia',
  KR: 'South Korea',
}
const uqcWords: Readonly<Record<Uqc, string>> = {
  NOS: 'unit',
  BOX: 'box',
  PCS: 'piece',
  PAC: 'pack',
  KIT: 'kit',
  BTL: 'bottle',
  SET: 'set',
  ROL: 'roll',
  PRS: 'pair',
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

/** Brand, kind and round of the n-th group: every brand in every kind before a pair comes again. */
function placeOf(plan: Plan, n: number): { brand: Brand; kind: Kind; round: number } {
  const row = Math.floor(n / plan.brands.length)
  const column = n % plan.brands.length
  const brand = plan.brands[column]
  const kind = plan.rule.kinds[(column + row) % plan.rule.kinds.length]
  if (brand === undefined || kind === undefined)
    throw new Error(`family ${plan.rule.key} has no brand or kind`)
  return { brand, kind, round: Math.floor(row / plan.rule.kinds.length) }
}

/** Three to six neighbouring values of the axis, as positions. */
function windowOf(
  plan: Plan,
  kind: Kind,
  n: number,
): { values: readonly AttributeScalar[]; start: number; end: number; popular: number } {
  const values = kind.axis ?? plan.axis.values
  const popular = kind.axis === undefined ? plan.axis.popular : Math.floor(values.length / 2)
  if (values.length <= 6) return { values, start: 0, end: values.length, popular }
  const start = n % 2 === 0 ? popular - 3 : (Math.imul(n, 7) >>> 0) % (values.length - 5)
  const bounded = Math.max(0, Math.min(values.length - 6, start))
  return { values, start: bounded, end: bounded + 6, popular }
}

/** Number of variants of the n-th group, without making it. */
export function variantCount(plan: Plan, n: number): number {
  const { start, end } = windowOf(plan, placeOf(plan, n).kind, n)
  return end - start
}

const valueOf = (key: string, rule: AttributeRule, value: AttributeScalar): AttributeValue => ({
  key,
  value,
  display: rule.format(value, rule.unit),
})

const countIn = (value: AttributeScalar): number => {
  if (typeof value === 'number') return value
  const text = String(value)
  const boxes = /^(\d+) boxes of (\d+)/.exec(text)
  if (boxes !== null) return Number(boxes[1]) * Number(boxes[2])
  const match = /(?:of|×) (\d+)/.exec(text) ?? /^(\d+) (?:vial|ampoule|piece|dose)/.exec(text)
  return match === null ? 1 : Number(match[1])
}

/** The figure of a text that is nothing but a weight or a volume. */
const amountOf = (text: string): number | undefined => {
  const match = /^([\d.,]+) (?:ml|L|g)$/.exec(text)
  return match?.[1] === undefined ? undefined : Number(match[1].replaceAll(',', ''))
}

/** Weight or volume as declared on the pack. A machine's or a vessel's capacity is no content: only goods with a shelf life have one. */
function netQuantityOf(
  kind: Kind,
  life: number | null,
  pieces: number,
  option: string,
  quantity: string | undefined,
): string | undefined {
  if (kind.netQuantity !== undefined) return kind.netQuantity
  if (life === null || pieces !== 1) return undefined
  return amountOf(option) !== undefined
    ? option
    : kind.uqc === 'KIT' || quantity === undefined || amountOf(quantity) === undefined
      ? undefined
      : quantity
}

const plural = (count: number, unit: string): string =>
  `${grouped(count)} ${unit}${count === 1 ? '' : /(x|s|sh|ch)$/.test(unit) ? 'es' : 's'}`

const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`

const skuPart = (display: string): string =>
  display
    .toUpperCase()
    .replaceAll('×', 'X')
    .replaceAll('µ', 'U')
    .replaceAll(/[^A-Z0-9.-]/g, '')
    .slice(0, 12)

const storageOf = (rule: FamilyRule): string => {
  if (rule.facts.coldChain === true) return 'Store at 2 to 8 °C and do not freeze.'
  if (rule.facts.shelfLifeMonths === undefined) return 'Keep dry and clean.'
  return rule.facts.regulatoryClass.startsWith('DRUG')
    ? 'Store below 25 °C, away from light.'
    : 'Store dry, away from heat and sunlight.'
}

function licenceNumber(plan: Plan, brand: Brand, imported: boolean): string | null {
  if (plan.rule.facts.regulatoryClass === 'GEN') return null
  const figure = hash(`licence:${brand.key}:${plan.rule.key}`)
  const year = 2019 + (figure % 6)
  const serial = String(figure % 1_000_000).padStart(6, '0')
  if (
    plan.rule.facts.regulatoryClass.startsWith('DRUG') ||
    plan.rule.facts.regulatoryClass === 'BIO_C' ||
    plan.rule.facts.regulatoryClass === 'VET'
  )
    return `${imported ? 'IL' : 'ML'}/${year}/${serial}`
  return `${imported ? 'IMP' : 'MFG'}/MD/${year}/${serial}`
}

function refurbishedFacts(
  plan: Plan,
  sellerName: string,
  warranty: number,
  today: string,
  rng: Random,
): RefurbishedFacts | null {
  if (plan.family.categoryKey !== 'refurbished-devices') return null
  const figure =
    plan.rule.usage === 'exposures' ? rng.between(8, 90) * 1000 : rng.between(12, 160) * 100
  return {
    makeYear: Number(today.slice(0, 4)) - rng.between(4, 11),
    usage: `${grouped(figure)} ${plan.rule.usage ?? 'hours'}`,
    warrantyMonths: warranty,
    installationIncluded: plan.rule.weight > 20_000 || rng.chance(0.5),
    refurbisher: sellerName,
  }
}

/** Groups by family position and index; the same pair gives the same group at every size of the catalogue. */
export function groupMaker(today: string): (plan: Plan, n: number) => SeedGroup {
  const makeLots = lotMaker(today)
  return (plan, n) => {
    const { rule, family } = plan
    const rng = random(`${rule.key}:${n}`)
    const { brand, kind, round } = placeOf(plan, n)
    const offer = rng.pick(plan.offers)
    const cls = kind.regulatoryClass ?? rule.facts.regulatoryClass
    const no = plan.position * 100_000 + n
    const [packSize, packUnit] = kind.pack ?? rule.pack ?? [1, uqcWords[kind.uqc ?? rule.facts.uqc]]
    const uqc = kind.uqc ?? rule.facts.uqc
    const life = kind.life ?? rule.facts.shelfLifeMonths ?? null

    const values = new Map<string, string>()
    const attributes: AttributeValue[] = []
    for (const [key, attr] of Object.entries(rule.attrs)) {
      const value =
        attr.kind === 'pick'
          ? rng.pick(attr.values)
          : attr.kind === 'given'
            ? kind.set[key]
            : undefined
      if (value === undefined) continue
      const full = valueOf(key, attr, value)
      attributes.push(full)
      values.set(key, full.display)
    }

    const drawn =
      round > 0
        ? `${laterSeries[(round - 1) % laterSeries.length] ?? ''}${round > laterSeries.length ? ` ${Math.floor((round - 1) / laterSeries.length) * 10 + 100}` : ''}`
        : rng.chance(0.45)
          ? rng.pick(firstSeries)
          : ''
    const series = brand.name.endsWith(` ${drawn}`) ? '' : drawn
    const kindTitle = fill(kind.title, values) ?? kind.title
    const packWords =
      packSize > 1 && !plan.axis.counts && uqc !== 'SET' && uqc !== 'PRS'
        ? `${uqcWords[uqc]} of ${packSize}`
        : null
    const title = `${brand.name} ${series === '' ? '' : `${series} `}${kindTitle}${packWords === null || kindTitle.includes(' of ') ? '' : `, ${packWords.charAt(0).toUpperCase()}${packWords.slice(1)}`}`

    const view = windowOf(plan, kind, n)
    const shown = view.values.slice(view.start, view.end)
    const offsets = shown.map((_, i) => view.start + i - view.popular)
    const prices = optionPrices(
      kind.low,
      kind.high,
      brand.tier,
      plan.axis.step,
      offsets,
      view.values.length <= 6 ? offsets : view.values.map((_, i) => i - view.popular),
      rng,
    )
    const markup = 1.14 + rng.next() * 0.27
    const popularValue = view.values[view.popular]
    const skus = new Set<string>()
    const variants = shown.map((value, i): SeedVariant => {
      const axisValue = valueOf(plan.axisKey, plan.axis, value)
      const variantValues = [axisValue]
      for (const [key, attr] of Object.entries(rule.attrs)) {
        const mapped = attr.kind === 'from' ? attr.map[String(value)] : undefined
        if (attr.kind === 'from' && mapped !== undefined)
          variantValues.push(valueOf(key, attr, mapped))
      }
      const single = prices[i] ?? kind.low
      const many = plan.axis.multiplies ? countIn(value) : 1
      // A pack of five or ten costs a little less than its pieces.
      const rupees =
        many === 1 ? single : priceEnding(single * many * (many < 10 ? 0.97 : 0.94), 0, Infinity)
      const pricePaise = Math.round(rupees * 100)
      const pieces = plan.axis.counts ? countIn(value) : packSize
      const amount = amountOf(axisValue.display)
      const usual =
        popularValue === undefined
          ? undefined
          : amountOf(valueOf(plan.axisKey, plan.axis, popularValue).display)
      const measured = amount !== undefined && usual !== undefined
      const weight =
        (kind.weight ?? rule.weight) *
        (measured
          ? (amount / usual) ** 0.95
          : plan.axis.counts
            ? Math.max(0.2, countIn(value) / (rule.pack?.[0] ?? 1))
            : 1)
      const moq =
        rupees < 60
          ? (kind.moq ?? rule.moq ?? 1)
          : rupees < 150
            ? Math.ceil((kind.moq ?? rule.moq ?? 1) / 2)
            : 1
      const option = skuPart(axisValue.display)
      const sku = `UP-${rule.code}-${String(n + 1).padStart(6, '0')}-${skus.has(option) ? `${option.slice(0, 10)}${i + 1}` : option}`
      skus.add(option)
      const variantNo = no * 10 + i
      const first12 = `200${String(variantNo).padStart(9, '0')}`
      return {
        no: variantNo,
        sku,
        partNumber: `${brand.name.slice(0, 3).toUpperCase()}${rule.code}${n + 1}-${i + 1}`,
        gtin: first12 + gtinCheckDigit(first12),
        optionLabel: axisValue.display,
        position: i,
        attributes: variantValues,
        mrpPaise: Math.round(mrpFor(rupees, markup) * 100),
        pricePaise,
        gstBp: gstRateFor(rule.facts.hsn, pricePaise / pieces, today, rule.facts.gstTag ?? null),
        hsn: rule.facts.hsn,
        moq,
        maxOq: Math.max(rule.maxOq, moq),
        uqc,
        weightGrams: Math.max(2, Math.round(weight)),
        netQuantity:
          netQuantityOf(
            { ...kind, uqc },
            life,
            pieces,
            axisValue.display,
            values.get('quantity'),
          ) ?? plural(pieces, packUnit),
        packSize: pieces,
        packUnit,
        lots: makeLots({ code: rule.code, life, pricePaise, warehouses: offer.warehouses, rng }),
      }
    })

    const warranty =
      rule.warranty === undefined || rule.warranty === 0
        ? null
        : rule.warranty +
          (brand.tier === 'premium' && family.categoryKey !== 'refurbished-devices' ? 12 : 0)
    const facts = {
      brand: brand.name,
      title: kindTitle,
      axisLabel: plan.axis.label,
      options: variants.map((variant) => variant.optionLabel),
      packWords,
      shelfLifeMonths: life,
      warrantyMonths: warranty,
      storage: storageOf(rule),
      origin: origins[brand.country],
    }
    const prescription = cls === 'DRUG_H' || cls === 'DRUG_H1' || cls === 'BIO_C' || cls === 'VET'
    const rated = !prescription && rng.chance(0.58)
    const ratingCount = rated ? Math.floor(3 + 260 * rng.next() ** 3) : 0
    return {
      no,
      slug: slugify(title),
      title,
      brandKey: brand.key,
      familyKey: rule.key,
      categoryKey: family.categoryKey,
      sellerKey: offer.seller.key,
      description: describe(rule, kind, facts, values, rng),
      highlights: highlightsOf(rule, kind, facts, rng),
      attributes,
      rating: rated
        ? Math.round(
            (brand.tier === 'premium' ? 41 : brand.tier === 'mid' ? 39 : 36) + rng.next() * 8,
          ) / 10
        : null,
      ratingCount,
      reviewCount: Math.floor(ratingCount * 0.3),
      countryOfOrigin: brand.country,
      regulatoryClass: cls,
      homeUse: family.homeUse,
      licenceClass: licenceOf(cls),
      coldChain: family.coldChain,
      leadOnly: family.leadOnly,
      refurbished: refurbishedFacts(plan, offer.seller.legalName, warranty ?? 6, today, rng),
      warrantyMonths: warranty,
      maker: {
        ...brand.maker,
        licenceNo: brand.importer === null ? licenceNumber(plan, brand, false) : null,
      },
      importer:
        brand.importer === null
          ? null
          : { ...brand.importer, licenceNo: licenceNumber(plan, brand, true) },
      customerCare: brand.care,
      shelfLifeMonths: life,
      storage: facts.storage,
      netQuantity: either([...new Set(variants.map((variant) => variant.netQuantity))]),
      boxContents: rule.box ?? [
        packSize > 1 && !plan.axis.counts
          ? plural(packSize, packUnit)
          : (facts.title.split(',')[0] ?? facts.title),
      ],
      popularity: Math.floor(1000 * rng.next() ** 2 * (1 - 0.5 * Math.min(1, round))),
      engravable: rule.engravable === true,
      dentalList: rule.facts.dentalList === true,
      variants,
    }
  }
}
