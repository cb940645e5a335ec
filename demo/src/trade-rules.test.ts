import { describe, expect, it } from 'vitest'
import { generateCatalogue } from './generate.ts'
import type { SeedGroup, SeedVariant } from './model.ts'
import { families } from '@upchar/reference/families'
import { gstRateFor } from '@upchar/reference/gst-rates'
import { tradeTable } from '@upchar/reference/trade-table'

const today = '2026-11-21'
const catalogue = generateCatalogue({ today })
const groups = [...catalogue.groups()]
const variants = groups.flatMap((group) => group.variants.map((variant) => ({ group, variant })))
const textsOf = (group: SeedGroup) => [
  group.title,
  group.description,
  ...group.highlights,
  ...group.boxContents,
  group.netQuantity,
]
const valueOf = (from: SeedGroup | SeedVariant, key: string) =>
  from.attributes.find((one) => one.key === key)?.value
const inFamily = (key: string) => variants.filter(({ group }) => group.familyKey === key)
const named = ({ group, variant }: (typeof variants)[number]) =>
  `${group.title}: ${variant.optionLabel}`

const tags = new Map(families.map(({ key, gstTag }) => [key, gstTag ?? null]))

describe('the trade table (domain reference 5)', () => {
  it('gives every variant its GST rate, and its class to every kind', () => {
    const rows = new Map(tradeTable.map((row) => [row.key, row]))
    for (const one of variants) {
      const row = rows.get(one.group.familyKey)
      if (row === undefined) continue
      // Chapters 62 and 63 depend on the piece's value: see gst-rates.test.ts.
      const { hsn, pricePaise } = one.variant
      if (!/^6[23]/.test(hsn))
        expect(gstRateFor(hsn, pricePaise, today, tags.get(row.key)), named(one)).toBe(row.gstBp)
      expect(row.classes, named(one)).toContain(one.group.regulatoryClass)
    }
  })
})

describe('impossible products', () => {
  it('don’t exist: a machine with an expiry date, a medicine or vaccine without one', () => {
    expect(
      variants
        .filter(({ group, variant }) => variant.uqc === 'NOS' && group.shelfLifeMonths !== null)
        .map(named),
    ).toEqual([])
    expect(
      groups
        .filter(
          (group) =>
            /^(DRUG|BIO|VET)/.test(group.regulatoryClass) && group.shelfLifeMonths === null,
        )
        .map((group) => group.title),
    ).toEqual([])
  })

  it('don’t exist: cold chain for shelf-stable products, warm storage with cold chain', () => {
    const cold = groups.filter((group) => group.coldChain)
    expect(
      cold.filter((group) => !group.storage.includes('2 to 8 °C')).map((group) => group.title),
    ).toEqual([])
    expect(
      cold
        .filter(
          (group) => !['IVD', 'BIO_C', 'VET', 'DEV_B', 'DEV_C'].includes(group.regulatoryClass),
        )
        .map((group) => group.title),
    ).toEqual([])
    expect(
      groups
        .filter((group) => !group.coldChain && group.storage.includes('2 to 8 °C'))
        .map((group) => group.title),
    ).toEqual([])
  })

  it('don’t exist: long thin and short thick needles', () => {
    const gauges = (length: number) =>
      inFamily('hypodermic-needle')
        .filter(({ group }) => valueOf(group, 'length') === length)
        .map(({ variant }) => Number(valueOf(variant, 'gauge')))
    expect(Math.max(...gauges(1.5))).toBeLessThanOrEqual(23)
    expect(Math.min(...gauges(0.5))).toBeGreaterThanOrEqual(25)
  })

  it('don’t exist: hubs off the colour code, ISO 6009 for needles, ISO 10555-5 for cannulas', () => {
    const hubs: Record<number, string> = {
      18: 'Pink',
      20: 'Yellow',
      21: 'Green',
      22: 'Black',
      23: 'Blue',
      24: 'Purple',
      25: 'Orange',
      26: 'Brown',
      27: 'Grey',
      30: 'Yellow',
      31: 'White',
    }
    const cannulas: Record<number, string> = {
      14: 'Orange',
      16: 'Grey',
      18: 'Green',
      20: 'Pink',
      22: 'Blue',
      24: 'Yellow',
      26: 'Violet',
    }
    for (const [family, key, colours] of [
      ['hypodermic-needle', 'hub', hubs],
      ['iv-cannula', 'colour', cannulas],
    ] as const) {
      const all = inFamily(family)
      expect(all.length).toBeGreaterThan(0)
      expect(
        all
          .filter(
            ({ variant }) => valueOf(variant, key) !== colours[Number(valueOf(variant, 'gauge'))],
          )
          .map(named),
      ).toEqual([])
    }
  })

  it('don’t exist: large balloons on small Foley catheters, adult sizes for children', () => {
    for (const { group, variant } of inFamily('foley-catheter')) {
      const size = Number(valueOf(variant, 'size'))
      if (size <= 10)
        expect(Number(valueOf(group, 'balloon')), `${group.title} ${size} Fr`).toBeLessThanOrEqual(
          5,
        )
      if (group.title.includes('Paediatric')) expect(size).toBeLessThanOrEqual(10)
    }
  })

  it('don’t exist: fine sutures on long needles', () => {
    for (const family of ['absorbable-suture', 'catgut-suture']) {
      const fine = inFamily(family).filter(({ variant }) =>
        ['4-0', '5-0', '6-0'].includes(variant.optionLabel),
      )
      expect(fine.length).toBeGreaterThan(0)
      expect(
        fine
          .filter(
            ({ group, variant }) =>
              !(Number(valueOf(variant, 'needleLength') ?? valueOf(group, 'needleLength')) <= 22),
          )
          .map(named),
      ).toEqual([])
    }
  })

  it('don’t exist: unsterile products described as sterile', () => {
    const described = groups.filter(
      (group) => valueOf(group, 'sterile') === false && !group.familyKey.includes('gel'),
    )
    expect(described.length).toBeGreaterThan(0)
    expect(
      described
        .flatMap(textsOf)
        .filter((text) => /\bsterile\b/i.test(text.replaceAll(/\b(not|non-)\s?sterile/gi, ''))),
    ).toEqual([])
  })

  it('don’t exist: sterile surgical gloves by the hundred instead of in pairs', () => {
    const gloves = inFamily('surgical-gloves-sterile')
    expect(
      gloves
        .filter(({ variant }) => variant.packUnit !== 'pair' || ![1, 50].includes(variant.packSize))
        .map(named),
    ).toEqual([])
  })

  it('don’t exist: a single test at the price of a box', () => {
    const each = inFamily('pregnancy-test').map((one) => ({
      name: named(one),
      rupees: one.variant.pricePaise / 100 / one.variant.packSize,
    }))
    expect(each.filter(({ rupees }) => rupees > 80).map(({ name }) => name)).toEqual([])
  })

  it('don’t exist: capacity declared as net content, medicines counted in pieces', () => {
    for (const family of ['autoclave', 'sharps-container', 'hot-water-bag'])
      expect(new Set(inFamily(family).map(({ variant }) => variant.netQuantity)).size, family).toBe(
        1,
      )
    const medicines = variants.filter(({ group }) => /^(DRUG|BIO|VET)/.test(group.regulatoryClass))
    expect(
      medicines
        .filter(({ variant }) => /^\d+ (piece|pack|unit|bottle)s?$/.test(variant.netQuantity))
        .map(named),
    ).toEqual([])
  })
})

describe('badly written texts', () => {
  it('don’t occur: names that begin with an empty "Plus", "Select" or "Essential"', () => {
    const brands = catalogue.brands.map((brand) => brand.name)
    expect(
      groups
        .map((group) => group.title)
        .filter((title) =>
          brands.some((name) => new RegExp(`^${name} (Plus|Select|Essential) `).test(title)),
        ),
    ).toEqual([])
    expect(new Set(groups.map((group) => group.title)).size).toBe(groups.length)
  })

  it('don’t occur: an arm cuff in the box of a wrist monitor', () => {
    const wrist = groups.filter((group) => valueOf(group, 'site') === 'Wrist')
    expect(wrist.length).toBeGreaterThan(0)
    expect(wrist.filter((group) => group.boxContents.includes('Arm cuff'))).toEqual([])
  })

  it('don’t occur: a repeated word, "1 pieces", a wrong plural', () => {
    const all = groups.flatMap(textsOf)
    expect(all.filter((text) => /\b([a-z]{3,}) \1\b/i.test(text))).toEqual([])
    expect(
      all.filter((text) =>
        /(^|\D)1 (pieces|tests|strips|vials|units|packs|tablets|rolls|pairs|items)\b/.test(text),
      ),
    ).toEqual([])
    expect(all.filter((text) => /\b(brushs|boxs|patchs|pouchs|lenss)\b/.test(text))).toEqual([])
  })

  it('don’t occur: the same sentence twice on a page', () => {
    expect(
      groups
        .filter(
          (group) =>
            new Set(group.description.split(/(?<=\.) /)).size <
            group.description.split(/(?<=\.) /).length,
        )
        .map((group) => group.title),
    ).toEqual([])
  })

  it('don’t occur: a name or unit in lower case', () => {
    expect(
      groups
        .map((group) => group.description)
        .filter((text) => /\b(roth|mbt|foley|ryles|cusco|venturi)\b|\d fr\b/.test(text)),
    ).toEqual([])
  })

  it('don’t occur: a refurbished device as a product of its original manufacturer', () => {
    const devices = groups.filter((group) => group.refurbished !== null)
    expect(
      devices
        .filter((group) => /\bmakes (this|these)\b|, made for\b/.test(group.description))
        .map((group) => group.title),
    ).toEqual([])
  })
})
