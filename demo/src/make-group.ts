import { licenceOf } from '@upchar/reference/family'
import type { FamilyRule } from './define-family.ts'
import { describe, highlightsOf, holding } from './describe-group.ts'
import { draftGroup, type GroupDraft } from './group-draft.ts'
import { titleOf } from './group-title.ts'
import { createLotGenerator } from './make-lots.ts'
import { makeVariants } from './make-variants.ts'
import type { Brand, CountryCode, RefurbishedFacts, SeedGroup } from './model.ts'
import { either, plural } from './pack-words.ts'
import type { Plan } from './plans.ts'
import { hash, type Random } from './random.ts'
import { grouped } from './words.ts'

const origins: Readonly<Record<CountryCode, string>> = {
  IN: 'India',
  CN: 'China',
  DE: 'Germany',
  US: 'USA',
  JP: 'Japan',
  MY: 'Malaysia',
  KR: 'South Korea',
}
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

const warrantyOf = ({ plan: { rule, family }, brand }: GroupDraft): number | null => {
  if (rule.warranty === undefined || rule.warranty === 0) return null
  const isNew = family.categoryKey !== 'refurbished-devices'
  return rule.warranty + (brand.tier === 'premium' && isNew ? 12 : 0)
}

/** Manufacturer and importer. */
const partiesOf = ({ plan, brand }: GroupDraft): Pick<SeedGroup, 'maker' | 'importer'> =>
  brand.importer === null
    ? { maker: { ...brand.maker, licenceNo: licenceNumber(plan, brand, false) }, importer: null }
    : {
        maker: { ...brand.maker, licenceNo: null },
        importer: { ...brand.importer, licenceNo: licenceNumber(plan, brand, true) },
      }

const boxOf = (
  { plan, kind, packSize, packUnit }: GroupDraft,
  kindTitle: string,
): readonly string[] => {
  if (plan.rule.box !== undefined) return holding(plan.rule.box, kind)
  return packSize > 1 && !plan.axis.counts
    ? [plural(packSize, packUnit)]
    : [kindTitle.split(',')[0] ?? kindTitle]
}

/** The fields that follow from family and manufacturer, without random values. */
const fixedParts = (draft: GroupDraft) => ({
  no: draft.no,
  brandKey: draft.brand.key,
  familyKey: draft.plan.rule.key,
  categoryKey: draft.plan.family.categoryKey,
  sellerKey: draft.offer.seller.key,
  attributes: draft.attributes,
  countryOfOrigin: draft.brand.country,
  regulatoryClass: draft.cls,
  homeUse: draft.plan.family.homeUse,
  licenceClass: licenceOf(draft.cls),
  coldChain: draft.plan.family.coldChain,
  leadOnly: draft.plan.family.leadOnly,
  ...partiesOf(draft),
  customerCare: draft.brand.care,
  shelfLifeMonths: draft.life,
  storage: storageOf(draft.plan.rule),
  engravable: draft.plan.rule.engravable === true,
  dentalList: draft.plan.rule.facts.dentalList === true,
})

/** Generates groups by family position and index; a pair gives the same group at every catalogue size. */
export function createGroupGenerator(today: string): (plan: Plan, n: number) => SeedGroup {
  const makeLots = createLotGenerator(today)
  return (plan, n) => {
    const draft = draftGroup(plan, n)
    const { rule } = plan
    const { kind, rng, values } = draft
    const { title, slug, kindTitle, packWords } = titleOf(draft)
    const variants = makeVariants(draft, makeLots)
    const warrantyMonths = warrantyOf(draft)
    const facts = {
      brand: draft.brand.name,
      title: kindTitle,
      axisLabel: plan.axis.label,
      options: variants.map((variant) => variant.optionLabel),
      packWords,
      shelfLifeMonths: draft.life,
      warrantyMonths,
      storage: storageOf(rule),
      origin: origins[draft.brand.country],
    }
    // Keep the order below: it is the order of random draws.
    const description = describe(rule, kind, facts, values, rng)
    const highlights = highlightsOf(rule, kind, facts, rng)
    const { legalName } = draft.offer.seller
    const refurbished = refurbishedFacts(plan, legalName, warrantyMonths ?? 6, today, rng)
    const popularity = Math.floor(1000 * rng.next() ** 2 * (1 - 0.5 * Math.min(1, draft.round)))
    return {
      ...fixedParts(draft),
      slug,
      title,
      description,
      highlights,
      refurbished,
      warrantyMonths,
      netQuantity: either([...new Set(variants.map((variant) => variant.netQuantity))]),
      boxContents: boxOf(draft, kindTitle),
      popularity,
      variants,
    }
  }
}
