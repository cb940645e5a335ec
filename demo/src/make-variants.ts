import type { AttributeScalar } from '@upchar/reference/family'
import { gtinCheckDigit } from './check-digits.ts'
import type { GroupDraft } from './group-draft.ts'
import type { createLotGenerator } from './make-lots.ts'
import type { AttributeValue, SeedVariant } from './model.ts'
import { amountOf, countIn, netQuantityOf, plural, skuPart, valueOf } from './pack-words.ts'
import { windowOf, type Plan } from './plans.ts'
import { hash } from './random.ts'
import { mrpFor, optionPrices, priceEnding } from './prices.ts'

/** The variant's value, and those that depend on it. */
function attributesOf({ rule, axisKey, axis }: Plan, value: AttributeScalar): AttributeValue[] {
  const values = [valueOf(axisKey, axis, value)]
  for (const [key, attr] of Object.entries(rule.attrs)) {
    const mapped = attr.kind === 'from' ? attr.map[String(value)] : undefined
    if (mapped !== undefined) values.push(valueOf(key, attr, mapped))
  }
  return values
}

/** The price of a pack in rupees, with a small discount for five or ten pieces. */
function packPrice({ axis }: Plan, value: AttributeScalar, single: number): number {
  const many = axis.multiplies ? countIn(value) : 1
  return many === 1 ? single : priceEnding(single * many * (many < 10 ? 0.97 : 0.94), 0, Infinity)
}

/** The weight by declared quantity, else by the number of pieces. */
function weightOf(
  { plan: { rule, axis, axisKey }, kind }: GroupDraft,
  value: AttributeScalar,
  popular: AttributeScalar | undefined,
): number {
  const displayOf = (one: AttributeScalar) => valueOf(axisKey, axis, one).display
  const amount = amountOf(displayOf(value))
  const usual = popular === undefined ? undefined : amountOf(displayOf(popular))
  const pieces = axis.counts ? Math.max(0.2, countIn(value) / (rule.pack?.[0] ?? 1)) : 1
  const factor = amount !== undefined && usual !== undefined ? (amount / usual) ** 0.95 : pieces
  return Math.max(2, Math.round((kind.weight ?? rule.weight) * factor))
}

/** Cheap products have a larger minimum order. */
function moqOf({ plan: { rule }, kind }: GroupDraft, rupees: number): number {
  const moq = kind.moq ?? rule.moq ?? 1
  return rupees < 60 ? moq : rupees < 150 ? Math.ceil(moq / 2) : 1
}

const gtinOf = (variantNo: number): string => {
  const first12 = `200${String(variantNo).padStart(9, '0')}`
  return first12 + gtinCheckDigit(first12)
}

type VariantParts = {
  value: AttributeScalar
  /** Position in the group. */
  at: number
  rupees: number
  markup: number
  popular: AttributeScalar | undefined
  sku: string
}

function makeVariant(
  draft: GroupDraft,
  { value, at, rupees, markup, popular, sku }: VariantParts,
): Omit<SeedVariant, 'lots'> {
  const { plan, n, kind, brand, uqc, life, values } = draft
  const { rule, axis } = plan
  const attributes = attributesOf(plan, value)
  const display = attributes[0]?.display ?? ''
  const pricePaise = Math.round(rupees * 100)
  const pieces = axis.counts ? countIn(value) : draft.packSize
  const moq = moqOf(draft, rupees)
  const no = draft.no * 10 + at
  const declared = netQuantityOf({ ...kind, uqc }, life, pieces, display, values.get('quantity'))
  return {
    no,
    sku,
    partNumber: `${brand.name.slice(0, 3).toUpperCase()}${rule.code}${n + 1}-${at + 1}`,
    gtin: gtinOf(no),
    optionLabel: display,
    position: at,
    attributes,
    mrpPaise: Math.round((markup === 1 ? rupees : Math.max(rupees, mrpFor(rupees, markup))) * 100),
    pricePaise,
    hsn: rule.facts.hsn,
    moq,
    maxOq: Math.max(rule.maxOq, moq),
    uqc,
    weightGrams: weightOf(draft, value, popular),
    netQuantity: declared ?? plural(pieces, draft.packUnit),
    packSize: pieces,
    packUnit: draft.packUnit,
  }
}

/** From 0 to 99, the same for all variants of a group; the first groups of a family are its bestsellers. */
const lot = (what: string, { plan, n }: GroupDraft): number =>
  n < 2 ? 99 : hash(`${what}:${plan.rule.key}:${n}`) % 100

/** One group in twelve is sold out everywhere. */
const isSoldOut = (draft: GroupDraft): boolean => lot('stock', draft) < 12

/** Of seven groups one sells at its MRP, and one three to eight per cent below it. */
function markupOf(draft: GroupDraft, usual: number): number {
  const drawn = lot('mrp', draft)
  return drawn < 20 ? 1 : drawn < 40 ? 1.03 + (drawn - 20) / 330 : usual
}

/** The variants of a group, from adjacent values of the family's axis. */
export function makeVariants(
  draft: GroupDraft,
  makeLots: ReturnType<typeof createLotGenerator>,
): SeedVariant[] {
  const { plan, n, kind, brand, rng, life, offer } = draft
  const view = windowOf(plan, kind, n)
  const shown = view.values.slice(view.start, view.end)
  const offsets = shown.map((_, i) => view.start + i - view.popular)
  const all = view.values.length <= 6 ? offsets : view.values.map((_, i) => i - view.popular)
  const { low, high } = kind
  const prices = optionPrices(low, high, brand.tier, plan.axis.step, offsets, all, rng)
  const markup = markupOf(draft, 1.14 + rng.next() * 0.27)
  const soldOut = isSoldOut(draft)
  const popular = view.values[view.popular]
  const { code } = plan.rule
  const options = new Set<string>()
  return shown.map((value, at): SeedVariant => {
    const option = skuPart(valueOf(plan.axisKey, plan.axis, value).display)
    const unique = options.has(option) ? `${option.slice(0, 10)}${at + 1}` : option
    options.add(option)
    const sku = `UP-${code}-${String(n + 1).padStart(6, '0')}-${unique}`
    const rupees = packPrice(plan, value, prices[at] ?? kind.low)
    const variant = makeVariant(draft, { value, at, rupees, markup, popular, sku })
    const { pricePaise } = variant
    const lots = makeLots({ code, life, pricePaise, warehouses: offer.warehouses, rng })
    return { ...variant, lots: soldOut ? [] : lots }
  })
}
