/** The columns of a catalogue file, in the order in which an export writes them. Only sku and title are required. */
export const columns = [
  'sku',
  'title',
  'brand',
  'part_number',
  'gtin',
  'category',
  'class',
  'attributes',
  'description',
  'price',
  'mrp',
  'gst_rate',
  'hsn',
  'stock',
  'batch',
  'expiry',
  'moq',
  'max_oq',
  'pack_size',
  'pack_unit',
  'country_of_origin',
] as const
export type Column = (typeof columns)[number]

/** Names of the same columns in other shops' files. */
const otherNames = new Map<string, Column>(
  Object.entries({
    code: 'sku',
    item_code: 'sku',
    product_code: 'sku',
    name: 'title',
    product_name: 'title',
    product: 'title',
    item: 'title',
    manufacturer: 'brand',
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
    drug_class: 'class',
    specification: 'attributes',
    specifications: 'attributes',
    details: 'description',
    selling_price: 'price',
    rate: 'price',
    gst: 'gst_rate',
    gst_percent: 'gst_rate',
    tax: 'gst_rate',
    hsn_code: 'hsn',
    quantity: 'stock',
    qty: 'stock',
    inventory: 'stock',
    batch_no: 'batch',
    batch_number: 'batch',
    lot: 'batch',
    expiry_date: 'expiry',
    exp: 'expiry',
    exp_date: 'expiry',
    origin: 'country_of_origin',
    country: 'country_of_origin',
  }),
)

/** The column of a heading; undefined for an unknown heading, which is reported and ignored. */
export function columnOf(heading: string): Column | undefined {
  const key = heading
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
  return columns.find((column) => column === key) ?? otherNames.get(key)
}
