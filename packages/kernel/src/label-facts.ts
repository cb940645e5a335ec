/** What a product says of itself, as its pack must; an empty text is an unknown fact. */
export type LabelledGoods = {
  readonly productClass: string
  readonly genericName: string
  readonly maker: string
  readonly makerAddress: string
  readonly countryOfOrigin: string
  readonly importer: string
  readonly importerAddress: string
  readonly licence: string
  readonly storage: string
  readonly consumerCare: string
  readonly shelfLifeMonths: number | null
  readonly variants: readonly {
    readonly sku: string
    readonly mrp: number | null
    readonly netQuantity: string
  }[]
}

/** One declaration of the label. */
export type LabelFact = {
  readonly key: string
  readonly name: string
  readonly done: boolean
  /** SKUs that lack it, where it is each variant’s own. */
  readonly skus: readonly string[]
  /** What asks for it, and what follows when it is missing. */
  readonly why: string
}

const lmpc = (rule: string) => `Legal Metrology (Packaged Commodities) Rules 2011, rule ${rule}`
const isSaid = (text: string) => text.trim() !== ''

/**
 * The declarations that buyers must read before they buy, and which of them are known: everything that the pack shows but the month
 * of packing. Sources: Legal Metrology (Packaged Commodities) Rules 2011 r. 6(1), 6(2), 6(10) and 6(11), Medical Devices Rules 2017
 * r. 44, Drugs Rules 1945 r. 96, domain reference 3.4, OPS-04.
 */
export function labelFacts(goods: LabelledGoods): LabelFact[] {
  const abroad = isSaid(goods.countryOfOrigin) && goods.countryOfOrigin.toLowerCase() !== 'india'
  const regulated = goods.productClass !== '' && goods.productClass !== 'GEN'
  const medicine = /^(DRUG|BIO|VET)/.test(goods.productClass)
  const law = medicine ? 'Drugs Rules 1945, rule 96' : 'Medical Devices Rules 2017, rule 44'
  const one = (key: string, name: string, done: boolean, why: string): LabelFact => ({
    key,
    name,
    done,
    skus: [],
    why,
  })
  const each = (
    key: string,
    name: string,
    lacks: (variant: LabelledGoods['variants'][number]) => boolean,
    why: string,
  ): LabelFact => {
    const skus = goods.variants.filter(lacks).map(({ sku }) => sku)
    return { key, name, done: skus.length === 0 && goods.variants.length > 0, skus, why }
  }
  return [
    one('generic_name', 'Generic name', isSaid(goods.genericName), lmpc('6(1)(b)')),
    one('maker', 'Manufacturer', isSaid(goods.maker), `${lmpc('6(1)(a)')}: off sale without it`),
    one(
      'maker_address',
      'Address of the manufacturer',
      isSaid(goods.makerAddress),
      lmpc('6(1)(a)'),
    ),
    one(
      'country_of_origin',
      'Country of origin',
      isSaid(goods.countryOfOrigin),
      `${lmpc('6(10)')}; buyers filter by it: off sale without it`,
    ),
    ...(abroad
      ? [
          one(
            'importer',
            'Importer',
            isSaid(goods.importer),
            `${lmpc('6(1)(a)')}, for goods from abroad: off sale without it`,
          ),
          one(
            'importer_address',
            'Address of the importer',
            isSaid(goods.importerAddress),
            `${lmpc('6(1)(a)')}, for goods from abroad`,
          ),
        ]
      : []),
    each(
      'net_quantity',
      'Net quantity',
      ({ netQuantity }) => !isSaid(netQuantity),
      `${lmpc('6(1)(c)')}; the unit price of rule 6(11) follows from it`,
    ),
    each(
      'mrp',
      'MRP',
      ({ mrp }) => mrp === null,
      `${lmpc('6(1)(e)')}; the price may not exceed it`,
    ),
    one(
      'consumer_care',
      'Customer care',
      isSaid(goods.consumerCare),
      `${lmpc('6(2)')}: name, address, phone and email of whom to complain to`,
    ),
    ...(regulated
      ? [
          one(
            'licence',
            'Licence or registration',
            isSaid(goods.licence),
            `${law}: off sale without it`,
          ),
          one('storage', 'Storage', isSaid(goods.storage), law),
          one('shelf_life_months', 'Shelf life', goods.shelfLifeMonths !== null, law),
        ]
      : []),
  ]
}

/** How complete a label is, in percent rounded down: 100 only when nothing is missing. */
export const labelScore = (facts: readonly Pick<LabelFact, 'done'>[]): number =>
  facts.length === 0
    ? 0
    : Math.floor((facts.filter(({ done }) => done).length * 100) / facts.length)
