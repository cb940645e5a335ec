import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyingRules } from '@upchar/reference/buying-rules'
import { productCard, productDetail } from '@upchar/contract/schema/product-shapes'
import { asciiJson } from './ascii-json.ts'
import { attributeFacetKey, commonFacets } from '../facets/keys.ts'
import { naturalOrder } from '../facets/natural-order.ts'
import { buyingFor, guestBuyer } from '../buying/buying.ts'
import { campaignTexts, runningCampaigns, withCampaign } from '../landing/campaigns.ts'
import { buildReadModel } from './read-model.ts'
import { cheapest, type GroupSources } from './sources.ts'
import type { ShownVariant } from '../best-offer.ts'
import { TextCache } from '../memory/text-cache.ts'

const business = {
  key: 'consumables',
  name: 'Consumables',
  position: 1,
  enabled: true,
  metaTitle: '',
  metaDescription: '',
  bannerTitle: '',
  bannerText: '',
  bannerImage: '',
  bannerAlt: '',
  changedBy: null,
  changedAt: null,
}
const variant = (over: Partial<ShownVariant> = {}): ShownVariant => ({
  id: 70,
  offerId: 700,
  ranked: [700],
  sku: 'S1',
  variantSku: over.sku ?? 'S1',
  groupId: 7,
  sellerId: 1,
  optionLabel: 'M',
  attributes: { size: { value: 'M', display: 'M' } },
  partNumber: null,
  gtin: null,
  mrpPaise: 15_000,
  pricePaise: 10_500,
  gstBp: 500,
  hsn: '40151200',
  moq: 1,
  maxOq: 10,
  dispatchDays: 0,
  packSize: 100,
  packUnit: 'glove',
  netQuantity: '100 gloves',
  weightGrams: 300,
  photos: [],
  ...over,
})
const sources = (
  variants: [ShownVariant, ...ShownVariant[]],
  group: Partial<GroupSources['group']> = {},
): Omit<GroupSources, 'shown'> => ({
  group: {
    id: 7,
    slug: 'gloves',
    title: 'Gloves',
    brandId: 1,
    familyKey: 'nitrile-exam-gloves',
    description: '',
    highlights: [],
    attributes: { secretBatch: { value: 'x', display: 'x' }, brand: { value: 'A', display: 'A' } },
    facts: {
      manufacturerName: 'Maker',
      manufacturerAddress: 'Pune',
      netQuantity: '100',
      licenceClass: 'none',
      storage: '',
      consumerCare: 'care@example.com',
    },
    productClass: 'DEV_A',
    countryOfOrigin: 'India',
    coldChain: false,
    leadOnly: false,
    engravable: false,
    dentalList: false,
    photos: [],
    popularity: 10,
    reviewCount: 0,
    reviewStars: 0,
    createdAt: '2026-01-01T00:00:00Z',
    ...group,
  },
  family: {
    key: 'nitrile-exam-gloves',
    name: 'Nitrile gloves',
    slug: 'nitrile-gloves',
    description: '',
    gstTag: null,
    business,
    category: {
      id: 1,
      slug: 'gloves',
      name: 'Gloves',
      businessCategory: 'consumables',
      position: 1,
    },
    attributes: [
      { key: 'size', label: 'Size', type: 'text', filterable: true, makesVariant: true },
      { key: 'secretBatch', label: 'Batch', type: 'text', filterable: false, makesVariant: false },
      { key: 'brand', label: 'Label', type: 'text', filterable: true, makesVariant: false },
    ],
    specialities: [],
    procedures: [],
  },
  brand: { id: 1, slug: 'b', name: 'B', hue: 1, country: 'India', description: '' },
  variants,
  buying: { state: 'open' },
  sellers: new Map([
    [
      1,
      {
        id: 1,
        slug: 's',
        legalName: 'S Limited',
        tradeName: 'S',
        gstin: '27AAACX1234A1ZX',
        stateCode: '27',
        address: '4 Dock Road',
        city: 'Mumbai',
        pincode: '400001',
        email: 'care@seller.example',
        phone: '2012345678',
        drugLicence: null,
        deviceLicence: 'MD-42/1',
        invoicePrefix: 'S',
        hsnDigits: 6,
        grievanceOfficer: null,
        grievanceContact: null,
        changedBy: null,
        changedAt: null,
      },
    ],
  ]),
})

const buying = (productClass: string, leadOnly = false, enabled = true) =>
  buyingFor(
    guestBuyer,
    {
      productClass,
      licensed: true,
      suspended: false,
      dentalList: false,
      leadOnly,
      business: { name: 'Vaccines', enabled },
    },
    buyingRules,
    '2026-11-24',
  ).state
const campaign = (slug: string, from: string, to: string) => ({
  slug,
  title: slug,
  description: '',
  startsAt: new Date(from),
  endsAt: new Date(to),
  groupIds: [7],
})

describe('read model', () => {
  it('DATA-14 renders cards and pages in the contract’s shape with matching amounts, for any price', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            pricePaise: fc.integer({ min: 0, max: 500_000_000 }),
            mrpPaise: fc.option(fc.integer({ min: 1, max: 600_000_000 })),
            gstBp: fc.constantFrom(0, 500, 1800),
            packSize: fc.integer({ min: 1, max: 1000 }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        (prices) => {
          const variants = prices.map((price, i) => variant({ ...price, sku: `S${i}` }))
          const [first, ...rest] = variants
          if (first === undefined) return
          const model = buildReadModel(sources([first, ...rest]))
          const card = productCard.parse(JSON.parse(model.card))
          const detail = productDetail.parse(JSON.parse(model.detail))
          const shown = detail.variants.find((one) => one.sku === card.sku)
          expect(shown?.price_gst).toBe(card.price_gst)
          expect(Math.round(card.price_gst * 100)).toBe(model.minPricePaise)
          const priced = prices.filter((price) => price.pricePaise > 0)
          if (priced.length > 0)
            expect(model.minPricePaise).toBe(Math.min(...priced.map((price) => price.pricePaise)))
          expect(card.price_from).toBe(
            prices.some((price) => price.pricePaise > model.minPricePaise),
          )
          if (card.mrp !== null && card.discount_percent > 0) {
            // Never overstate the discount.
            expect(card.price_gst).toBeLessThanOrEqual(
              card.mrp * (1 - card.discount_percent / 100) + 1e-6,
            )
          }
          for (const one of detail.variants)
            expect(Math.round(one.price * 100) + Math.round(one.gst_amount * 100)).toBe(
              Math.round(one.price_gst * 100),
            )
        },
      ),
    )
  })

  it('shows the cheapest variant, or the first of equals', () => {
    expect(
      cheapest([
        variant({ sku: 'A', pricePaise: 0 }),
        variant({ sku: 'B', pricePaise: 9 }),
        variant({ sku: 'C', pricePaise: 9 }),
      ]).sku,
    ).toBe('B')
    expect(cheapest([variant({ sku: 'A', pricePaise: 0 })]).sku).toBe('A')
  })

  it('excludes hidden attributes from facets, and separates them from visible ones', () => {
    const { facets } = buildReadModel(sources([variant()]))
    expect(facets).toContain('size=M')
    expect(facets).toContain('attr_brand=A')
    expect(facets.some((key) => key.startsWith('secret'))).toBe(false)
    for (const key of commonFacets) expect(attributeFacetKey(key)).not.toBe(key)
    expect(attributeFacetKey('powderFree')).toBe('powder_free')
  })

  it('ROUTE-02 holds for each variant its price and the values that another lacks', () => {
    const sizes = (): [ShownVariant, ShownVariant] => [
      variant(),
      variant({
        id: 71,
        sku: 'S2',
        attributes: { size: { value: 'L', display: 'L' } },
        mrpPaise: 15_000,
        pricePaise: 12_900,
      }),
    ]
    const model = buildReadModel(sources(sizes()))
    // 30 % and 14 % below the MRP.
    expect(model.variants).toMatchObject([
      { id: 70, pricePaise: 10_500, facets: ['size=M', 'discount=20', 'discount=30'] },
      { id: 71, pricePaise: 12_900, facets: ['size=L'] },
    ])
    expect(model.facets).toEqual(
      expect.arrayContaining(['size=M', 'size=L', 'discount=10', 'discount=30', 'state=27']),
    )
    const hidden = buildReadModel(sources(sizes(), { productClass: 'DRUG_H' }))
    expect(hidden.variants).toMatchObject([
      { id: 70, pricePaise: 0, facets: ['size=M'] },
      { id: 71, pricePaise: 0, facets: ['size=L'] },
    ])
  })

  it.each([
    ['no review', {}, 0, 0],
    ['three reviews', { reviewCount: 3, reviewStars: 13 }, 4.3, 3],
    ['a medicine of Schedule H', { reviewCount: 3, reviewStars: 13, productClass: 'DRUG_H' }, 0, 0],
  ])('UI-10 DATA-14 says on card and page what %s make', (_, group, rating, count) => {
    const model = buildReadModel(sources([variant()], group))
    for (const text of [model.card, model.detail])
      expect(JSON.parse(text)).toMatchObject({
        product_rating: rating,
        product_reviews_count: count,
      })
    expect(model).toMatchObject({ ratingTenths: rating * 10, reviewCount: count })
  })

  it('names manufacturer, origin and net quantity where known', () => {
    const { facts, variants } = productDetail.parse(
      JSON.parse(buildReadModel(sources([variant()])).detail),
    )
    const labels = facts.map((fact) => fact.label)
    expect(labels).toEqual(expect.arrayContaining(['Manufacturer', 'Country of origin']))
    expect(variants[0]?.net_quantity).toBe('100 gloves')
    expect(labels).not.toContain('Importer')
  })

  // Legal Metrology (Packaged Commodities) Rules 2011, rule 6(1)(c) and 6(11).
  it('states the net quantity and the unit price of each variant by itself', () => {
    const bottle = { packSize: 1, packUnit: 'bottle' }
    const { detail } = buildReadModel(
      sources([
        variant({ ...bottle, sku: 'S', pricePaise: 9_000, netQuantity: '250 ml' }),
        variant({ ...bottle, sku: 'M', pricePaise: 15_000, netQuantity: '1.5 L' }),
        variant({ ...bottle, sku: 'L', pricePaise: 15_000, netQuantity: '1 bottle' }),
        variant({ sku: 'XL', pricePaise: 50_000 }),
      ]),
    )
    const { variants } = productDetail.parse(JSON.parse(detail))
    expect(variants.map(({ net_quantity, unit_price }) => [net_quantity, unit_price])).toEqual([
      ['250 ml', { price: 0.36, per: 'ml' }],
      ['1.5 L', { price: 100, per: 'litre' }],
      ['1 bottle', null],
      ['100 gloves', { price: 5, per: 'glove' }],
    ])
  })

  // E-Commerce Rules 2020, rules 5(3)(a) and 6(5).
  it('ROUTE-03 names the seller with its geographic address, customer care and licence', () => {
    const { detail } = buildReadModel(sources([variant()]))
    expect(productDetail.parse(JSON.parse(detail)).variants[0]?.seller).toMatchObject({
      legal_name: 'S Limited',
      address: '4 Dock Road, Mumbai 400001, Maharashtra',
      email: 'care@seller.example',
      phone: '+91 2012345678',
      gstin: '27AAACX1234A1ZX',
      licence: 'MD-42/1',
    })
  })

  it('ROUTE-23 offers guests an enquiry in a disabled category, and never sells a product without a buying rule', () => {
    expect(buying('GEN')).toBe('open')
    expect(buying('GEN', true)).toBe('lead_only')
    expect(buying('GEN', false, false)).toBe('lead_only')
    expect(buying('DEV_C')).toBe('needs_kyc')
    expect(buying('SOMETHING')).toBe('blocked')
    expect(
      buyingFor(
        guestBuyer,
        {
          productClass: 'GEN',
          licensed: true,
          suspended: false,
          dentalList: false,
          leadOnly: false,
          business: { name: '', enabled: true },
        },
        [],
        '2026-11-24',
      ).state,
    ).toBe('blocked')
  })

  it('ROUTE-10 shows the campaign that ends first, and none outside its dates', () => {
    const campaigns = [
      campaign('soon', '2026-11-01T00:00:00Z', '2026-11-25T00:00:00Z'),
      campaign('late', '2026-11-01T00:00:00Z', '2026-12-25T00:00:00Z'),
    ]
    const { card } = buildReadModel(sources([variant()]))
    const at = (now: string) =>
      productCard.parse(
        JSON.parse(
          withCampaign(card, campaignTexts(runningCampaigns(campaigns, new Date(now))).get(7)),
        ),
      ).offer?.slug
    expect(at('2026-11-24T00:00:00Z')).toBe('soon')
    expect(at('2026-11-25T00:00:00Z')).toBe('late')
    expect(at('2026-10-01T00:00:00Z')).toBeUndefined()
    expect(at('2027-01-01T00:00:00Z')).toBeUndefined()
  })

  it('sorts sizes by size and numbers by value', () => {
    expect(['XL', 'S', 'XS', 'M'].toSorted(naturalOrder)).toEqual(['XS', 'S', 'M', 'XL'])
    expect(['100 ml', '5 ml', '20 ml'].toSorted(naturalOrder)).toEqual(['5 ml', '20 ml', '100 ml'])
    expect(['Red', 'Blue'].toSorted(naturalOrder)).toEqual(['Blue', 'Red'])
  })
})

describe('the text cache', () => {
  it('escapes texts to ASCII without changing them', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, text) => {
        const json = asciiJson([value, text])
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify([value, text])))
        expect(/^[ -~]*$/.test(json)).toBe(true)
      }),
    )
  })

  it('stays within its size, and never caches what was read before a change', () => {
    const cache = new TextCache<number>(80)
    for (let i = 0; i < 20; i++) cache.put(i, 'x'.repeat(10), cache.mark())
    expect(
      Array.from({ length: 20 }, (_, i) => cache.get(i)).filter((text) => text !== undefined)
        .length,
    ).toBe(8)
    const mark = cache.mark()
    cache.drop([19])
    cache.put(19, 'old', mark)
    expect(cache.get(19)).toBeUndefined()
    expect(cache.get(18)).toBeDefined()
  })
})
