import { catalogueFamilies, extraFamilies } from '@upchar/drawings/families'
import { describe, expect, it } from 'vitest'
import { categories } from '@upchar/reference/category-tree'
import { families as referenceFamilies } from '@upchar/reference/families'
import { procedures } from '@upchar/reference/procedures'
import { specialities } from '@upchar/reference/specialities'
import { gtinCheckDigit } from './check-digits.ts'
import { generateCatalogue } from './generate.ts'
import type { SeedGroup } from './model.ts'

const today = '2026-11-21'
const catalogue = generateCatalogue({ today })
const groups = [...catalogue.groups()]
const variants = groups.flatMap((group) => group.variants.map((variant) => ({ group, variant })))
const textsOf = (group: SeedGroup) => [
  group.title,
  group.description,
  group.storage,
  group.netQuantity,
  ...group.highlights,
  ...group.boxContents,
  ...group.variants.map((variant) => variant.optionLabel),
]
const duplicates = (items: readonly (string | number)[]) =>
  items.filter((item, i) => items.indexOf(item) !== i)
const keys = new Set(catalogue.families.map((family) => family.key))

describe('size and shape', () => {
  it('holds at least 1,200 groups and 3,000 variants, at most six in a group', () => {
    expect(groups.length).toBeGreaterThanOrEqual(1200)
    expect(variants.length).toBeGreaterThanOrEqual(3000)
    expect(
      groups.filter((group) => group.variants.length < 1 || group.variants.length > 6),
    ).toEqual([])
  })

  it('covers exactly the families that have a drawing', () => {
    expect([...keys].toSorted()).toEqual([...catalogueFamilies, ...extraFamilies].toSorted())
    expect(new Set(groups.map((group) => group.familyKey))).toEqual(keys)
    expect(duplicates(catalogue.families.map((family) => family.code))).toEqual([])
  })

  it('has the 11 business categories, vaccines and pharmaceutical disabled', () => {
    expect(categories).toHaveLength(11)
    expect(
      categories.filter((category) => !category.enabled).map((category) => category.key),
    ).toEqual(['vaccines', 'pharmaceutical'])
  })

  it('has 12 specialities and 25 procedures over known families', () => {
    expect([specialities.length, procedures.length]).toEqual([12, 25])
    const used = [
      ...specialities.flatMap((item) => item.familyKeys),
      ...procedures.flatMap((item) => item.needs.map((need) => need.familyKey)),
    ]
    expect(used.filter((key) => !keys.has(key))).toEqual([])
  })

  it('has at least 60 brands, and at least three for every family', () => {
    expect(catalogue.brands.length).toBeGreaterThanOrEqual(60)
    expect(
      [...keys].filter(
        (key) => catalogue.brands.filter((brand) => brand.familyKeys.includes(key)).length < 3,
      ),
    ).toEqual([])
  })

  it('mixes countries of origin with India in front', () => {
    const share = (code: string) =>
      groups.filter((group) => group.countryOfOrigin === code).length / groups.length
    expect(share('IN')).toBeGreaterThan(0.5)
    for (const code of ['CN', 'DE', 'US', 'JP', 'MY', 'KR']) expect(share(code)).toBeGreaterThan(0)
    expect(
      groups.filter((group) => (group.countryOfOrigin === 'IN') !== (group.importer === null)),
    ).toEqual([])
  })
})

describe('determinism', () => {
  it('generates the same catalogue twice', () => {
    expect(JSON.stringify([...generateCatalogue({ today }).groups()])).toBe(JSON.stringify(groups))
  })

  it('keeps every group of the small catalogue in a larger one', () => {
    const wanted = new Map(groups.map((group) => [group.no, group.slug]))
    const slugs = new Set<string>()
    let total = 0
    for (const group of generateCatalogue({ today, variants: 60_000 }).groups()) {
      total += group.variants.length
      slugs.add(group.slug)
      const slug = wanted.get(group.no)
      if (slug !== undefined) expect(group.slug).toBe(slug)
      wanted.delete(group.no)
    }
    expect(total).toBeGreaterThanOrEqual(60_000)
    expect(wanted.size).toBe(0)
    expect(slugs.size).toBeGreaterThan(12_000)
  })

  it('has no duplicate slug, article number or title, also at 100,000 variants', () => {
    const seen = {
      slug: new Set<string>(),
      sku: new Set<string>(),
      gtin: new Set<string>(),
      no: new Set<number>(),
    }
    let groupCount = 0
    let variantCount = 0
    for (const group of generateCatalogue({ today, variants: 100_000 }).groups()) {
      groupCount++
      seen.slug.add(group.slug)
      for (const variant of group.variants) {
        variantCount++
        seen.sku.add(variant.sku)
        seen.gtin.add(variant.gtin)
        seen.no.add(variant.no)
      }
    }
    expect(seen.slug.size).toBe(groupCount)
    expect([seen.sku.size, seen.gtin.size, seen.no.size]).toEqual([
      variantCount,
      variantCount,
      variantCount,
    ])
  })
})

describe('variants', () => {
  it('have a valid GTIN check digit in the in-store range', () => {
    for (const { variant } of variants) {
      expect(variant.gtin).toMatch(/^2\d{12}$/)
      expect(variant.gtin.endsWith(gtinCheckDigit(variant.gtin))).toBe(true)
    }
  })

  it('never cost more than the MRP, which lies up to 45 % above the price', () => {
    const wrong = variants.filter(
      ({ variant }) =>
        variant.mrpPaise < variant.pricePaise ||
        variant.mrpPaise > variant.pricePaise * 1.46 ||
        !Number.isInteger(variant.pricePaise) ||
        !Number.isInteger(variant.mrpPaise),
    )
    expect(
      wrong.map(({ variant }) => `${variant.sku} ${variant.pricePaise} ${variant.mrpPaise}`),
    ).toEqual([])
  })

  it('some groups have one variant, most have several', () => {
    const single = groups.filter((group) => group.variants.length === 1).length
    expect(single / groups.length).toBeGreaterThan(0.08)
    expect(single / groups.length).toBeLessThan(0.2)
  })

  it('are believable: 6 to 10 % of the groups sold out, some at MRP, some less than 10 % below it', () => {
    const share = (holds: (group: (typeof groups)[number]) => boolean) =>
      groups.filter(holds).length / groups.length
    const off = ({ mrpPaise, pricePaise }: (typeof variants)[number]['variant']) =>
      1 - pricePaise / mrpPaise
    const soldOut = share((group) => group.variants.every(({ lots }) => lots.length === 0))
    expect(soldOut).toBeGreaterThan(0.06)
    expect(soldOut).toBeLessThan(0.1)
    const atMrp = share((group) => group.variants.every((variant) => off(variant) === 0))
    expect(atMrp).toBeGreaterThan(0.08)
    expect(atMrp).toBeLessThan(0.2)
    const below = share((group) =>
      group.variants.every((variant) => off(variant) > 0 && off(variant) < 0.1),
    )
    expect(below).toBeGreaterThan(0.05)
  })

  it('have a maximum quantity no lower than the minimum order', () => {
    expect(
      variants.filter(({ variant }) => variant.moq < 1 || variant.maxOq < variant.moq),
    ).toEqual([])
    expect(new Set(variants.map(({ variant }) => variant.maxOq))).toContain(200)
    expect(
      Math.max(
        ...variants
          .filter(({ group }) => group.categoryKey === 'vaccines')
          .map(({ variant }) => variant.maxOq),
      ),
    ).toBe(10)
    expect(
      Math.max(
        ...variants.filter(({ group }) => group.leadOnly).map(({ variant }) => variant.maxOq),
      ),
    ).toBe(5)
  })

  it('state each attribute that the family defines, with the right type', () => {
    const definitions = new Map(
      catalogue.families.map((family) => [
        family.key,
        new Map(family.attributes.map((attribute) => [attribute.key, attribute])),
      ]),
    )
    const names = { text: 'string', number: 'number', bool: 'boolean' } as const
    for (const { group, variant } of variants) {
      for (const { key, value } of [...group.attributes, ...variant.attributes]) {
        const definition = definitions.get(group.familyKey)?.get(key)
        expect(definition, `${group.familyKey}.${key}`).toBeDefined()
        if (definition !== undefined && definition.type !== 'text')
          expect(typeof value, `${group.familyKey}.${key}`).toBe(names[definition.type])
      }
    }
  })

  it("are stocked in the seller's own warehouses, cold-chain products in cold stores, unexpired", () => {
    const stores = new Map(catalogue.warehouses.map((warehouse) => [warehouse.key, warehouse]))
    const classesWithoutLots = new Set<number>()
    for (const { group, variant } of variants) {
      classesWithoutLots.add(Math.min(2, variant.lots.length))
      for (const lot of variant.lots) {
        const store = stores.get(lot.warehouseKey)
        expect(store?.sellerKey).toBe(group.sellerKey)
        if (group.coldChain) expect(store?.coldStore).toBe(true)
        expect(lot.quantity).toBeGreaterThan(0)
        expect(lot.mfgDate < today).toBe(true)
        expect(lot.expiryDate === null).toBe(group.shelfLifeMonths === null)
        if (lot.expiryDate !== null)
          expect(lot.expiryDate > today, `${variant.sku} ${lot.expiryDate}`).toBe(true)
      }
    }
    expect(classesWithoutLots).toEqual(new Set([0, 1, 2]))
    expect(
      variants.some(
        ({ variant }) => variant.lots.length === 1 && (variant.lots[0]?.quantity ?? 9) <= 3,
      ),
    ).toBe(true)
  })
})

describe('texts for buyers', () => {
  it('describe a product in 60 to 160 words of its own', () => {
    const off = groups
      .map((group) => ({ slug: group.slug, words: group.description.split(' ').length }))
      .filter(({ words }) => words < 60 || words > 160)
    expect(off).toEqual([])
    expect(new Set(groups.map((group) => group.description)).size).toBe(groups.length)
  })

  it('use plain letters and fill every placeholder', () => {
    const plain = /^[\x20-\x7e°×µ²½]*$/
    expect(
      groups
        .flatMap(textsOf)
        .filter(
          (text) =>
            !plain.test(text) ||
            text.includes('{') ||
            text.includes('undefined') ||
            text.includes('  '),
        ),
    ).toEqual([])
    expect(
      referenceFamilies
        .filter((name) => !plain.test(name.description) || name.description.split(' ').length < 12)
        .map((name) => name.key),
    ).toEqual([])
  })

  it('give refurbished devices extra facts and enquiries only', () => {
    for (const group of groups)
      expect(group.refurbished !== null, group.slug).toBe(
        group.categoryKey === 'refurbished-devices',
      )
    expect(
      groups.filter((group) => group.categoryKey === 'refurbished-devices' && !group.leadOnly),
    ).toEqual([])
  })
})

describe('offers', () => {
  it('list a group once, also in the smallest catalogue, where several of them are one', () => {
    for (const deal of generateCatalogue({ today, variants: 1 }).deals)
      expect(new Set(deal.groupNos).size, deal.key).toBe(deal.groupNos.length)
  })

  it('begin before they end, are open today or later, and never promote prescription classes', () => {
    const byNo = new Map(groups.map((group) => [group.no, group]))
    for (const deal of catalogue.deals) {
      expect(deal.startsAt < deal.endsAt).toBe(true)
      expect(deal.endsAt.slice(0, 10) >= today).toBe(true)
      for (const no of deal.groupNos) {
        const group = byNo.get(no)
        expect(group, deal.key).toBeDefined()
        expect(['DRUG_H', 'DRUG_H1', 'BIO_C', 'VET']).not.toContain(group?.regulatoryClass)
      }
    }
  })
})
