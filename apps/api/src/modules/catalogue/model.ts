/** What a family's products are described and filtered by. */
export type AttributeDefinition = {
  key: string
  label: string
  type: 'text' | 'number' | 'boolean'
  unit?: string
  filterable: boolean
  /** The attribute that tells one variant of a group from another. */
  makesVariant: boolean
}

export type AttributeValues = Record<string, string | number | boolean>

/** What the law wants shown beside a product: Legal Metrology Rules 2011 r. 6(10), MDR 2017 r. 44, E-Commerce Rules 2020. */
export type StatutoryFacts = {
  manufacturerName: string
  manufacturerAddress: string
  importerName?: string
  importerAddress?: string
  netQuantity: string
  shelfLifeMonths?: number
  licenceClass: string
  licenceNumber?: string
  storage: string
  consumerCare: string
  warranty?: string
  boxContents?: string
  /** Refurbished goods: grade, make year, hours and refurbisher. */
  refurbished?: { grade: 'A' | 'B' | 'C'; makeYear: number; hours: number; refurbisher: string; installationIncluded: boolean }
}
