import { CATALOGUE_COLUMNS, type CatalogueColumn } from '@upchar/kernel/catalogue-columns'

export const columns = CATALOGUE_COLUMNS
export type Column = CatalogueColumn

/** Names of the same columns in other shops' files. */
const otherNames = new Map<string, Column>(
  Object.entries({
    code: 'sku',
    item_code: 'sku',
    product_code: 'sku',
    item_no: 'sku',
    sku_code: 'sku',
    name: 'title',
    product_name: 'title',
    product: 'title',
    item: 'title',
    item_name: 'title',
    item_description: 'title',
    name_of_item: 'title',
    stock_item: 'title',
    material_description: 'title',
    manufacturer: 'maker',
    manufacturer_name: 'maker',
    manufactured_by: 'maker',
    mfg: 'maker',
    mfg_by: 'maker',
    mfd_by: 'maker',
    manufacturer_address: 'maker_address',
    importer_name: 'importer',
    imported_by: 'importer',
    drug_schedule: 'schedule',
    license: 'licence',
    licence_no: 'licence',
    licence_number: 'licence',
    license_no: 'licence',
    license_number: 'licence',
    mfg_lic_no: 'licence',
    mfg_licence_no: 'licence',
    mfg_license_no: 'licence',
    registration_no: 'licence',
    registration_number: 'licence',
    seller_gstin: 'seller',
    vendor: 'seller',
    depot: 'warehouse',
    make: 'brand',
    mpn: 'part_number',
    part_no: 'part_number',
    partnumber: 'part_number',
    catalogue_number: 'part_number',
    ean: 'gtin',
    barcode: 'gtin',
    upc: 'gtin',
    product_type: 'category',
    type: 'category',
    product_class: 'class',
    device_class: 'class',
    gtins: 'gtin',
    drug_class: 'class',
    specification: 'attributes',
    specifications: 'attributes',
    details: 'description',
    selling_price: 'price',
    sale_price: 'price',
    rate: 'price',
    mrp_rs: 'mrp',
    mrp_inr: 'mrp',
    gst: 'gst_rate',
    gst_percent: 'gst_rate',
    gst_percentage: 'gst_rate',
    tax_rate: 'gst_rate',
    tax: 'gst_rate',
    hsn_code: 'hsn',
    hsn_sac: 'hsn',
    hsn_sac_code: 'hsn',
    quantity: 'stock',
    qty: 'stock',
    inventory: 'stock',
    closing_stock: 'stock',
    stock_qty: 'stock',
    available_stock: 'stock',
    batch_no: 'batch',
    batch_number: 'batch',
    lot: 'batch',
    expiry_date: 'expiry',
    exp: 'expiry',
    exp_date: 'expiry',
    exp_dt: 'expiry',
    expiry_dt: 'expiry',
    origin: 'country_of_origin',
    country: 'country_of_origin',
    made_in: 'country_of_origin',
  }),
)

/** An ignored heading as reports name it. Of photos they say where to put them: the server fetches nothing that a file names. */
export const ignoredHeading = (heading: string): string =>
  /image|photo|picture/i.test(heading)
    ? `${heading} (upload photos in the product editor: addresses are not fetched)`
    : heading

/** A heading without what differs between two writings of it, in any script. */
export const headingKey = (heading: string): string =>
  heading
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')

/** The column of a heading; undefined for an unknown heading, which is reported and ignored. */
export function columnOf(heading: string): Column | undefined {
  const key = headingKey(heading)
  return columns.find((column) => column === key) ?? otherNames.get(key)
}

export type ColumnOf = typeof columnOf
/** What the headings of a file mean, which must have the `required` columns. */
export type ReadHeadings = (
  headings: readonly string[],
  required: readonly Column[],
) => ColumnOf | Promise<ColumnOf>

/** A heading that seems to be the price, such as Rate: that may be without GST, or the rate of the tax. */
export const isGuess = (heading: string): boolean =>
  columnOf(heading) === 'price' && headingKey(heading) !== 'price'
