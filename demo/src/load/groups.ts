import type pg from 'pg'
import { productClassOf } from '@upchar/kernel/buying-policy'
import { addDays } from '../dates.ts'
import type {
  AttributeValue,
  Brand,
  CountryCode,
  SeedGroup,
  SeedVariant,
  Seller,
} from '../model.ts'
import { copyRows, type Row } from './copy.ts'

const countryNames: Record<CountryCode, string> = {
  IN: 'India',
  CN: 'China',
  DE: 'Germany',
  US: 'United States',
  JP: 'Japan',
  MY: 'Malaysia',
  KR: 'South Korea',
}

const valuesOf = (attributes: readonly AttributeValue[]) => ({
  json: Object.fromEntries(attributes.map((a) => [a.key, { value: a.value, display: a.display }])),
})

const months = (count: number | null): string | undefined =>
  count === null || count === 0
    ? undefined
    : count % 12 === 0
      ? `${count / 12} year${count === 12 ? '' : 's'}`
      : `${count} months`

function factsOf(group: SeedGroup): Record<string, unknown> {
  return {
    manufacturerName: group.maker.name,
    manufacturerAddress: group.maker.address,
    ...(group.importer && {
      importerName: group.importer.name,
      importerAddress: group.importer.address,
    }),
    netQuantity: group.netQuantity,
    ...(group.shelfLifeMonths !== null && { shelfLifeMonths: group.shelfLifeMonths }),
    licenceClass: group.licenceClass,
    ...(group.importer?.licenceNo
      ? { licenceNumber: group.importer.licenceNo }
      : group.maker.licenceNo
        ? { licenceNumber: group.maker.licenceNo }
        : {}),
    storage: group.storage,
    consumerCare: `${group.customerCare.phone}, ${group.customerCare.email}`,
    ...(months(group.warrantyMonths) && { warranty: months(group.warrantyMonths) }),
    ...(group.boxContents.length > 0 && { boxContents: group.boxContents.join(', ') }),
    ...(group.refurbished && {
      refurbished: {
        makeYear: group.refurbished.makeYear,
        usage: group.refurbished.usage,
        refurbisher: group.refurbished.refurbisher,
        warranty: months(group.refurbished.warrantyMonths) ?? 'none',
        installationIncluded: group.refurbished.installationIncluded,
      },
    }),
  }
}

export type References = {
  brandIds: ReadonlyMap<Brand['key'], number>
  sellerIds: ReadonlyMap<Seller['key'], number>
  warehouseIds: ReadonlyMap<string, number>
  at: Date
}

const groupColumns = [
  'id',
  'slug',
  'title',
  'brand_id',
  'family_key',
  'description',
  'highlights',
  'attributes',
  'facts',
  'product_class',
  'country_of_origin',
  'cold_chain',
  'lead_only',
  'engravable',
  'dental_list',
  'popularity',
  'created_at',
]
const variantColumns = [
  'id',
  'sku',
  'group_id',
  'position',
  'option_label',
  'attributes',
  'part_number',
  'gtin',
  'mrp_paise',
  'hsn',
  'pack_size',
  'pack_unit',
  'net_quantity',
  'uqc',
  'weight_grams',
]
const offerColumns = [
  'id',
  'variant_id',
  'seller_id',
  'seller_sku',
  'price_paise',
  'moq',
  'max_oq',
  'created_at',
  'updated_at',
]
const lotColumns = [
  'id',
  'offer_id',
  'warehouse_id',
  'batch_no',
  'manufactured_on',
  'expires_on',
  'on_hand',
]
const movementColumns = ['lot_id', 'quantity', 'reason', 'reference', 'at']

/** Ids are assigned by the loader, so that rows can refer to one another before they are stored. */
export type Counters = { group: number; variant: number; offer: number; lot: number }

/** Writes some groups with their variants, offers, lots and stock receipts. */
export async function loadGroups(
  client: pg.ClientBase,
  groups: readonly SeedGroup[],
  refs: References,
  counters: Counters,
): Promise<void> {
  const rows: { groups: Row[]; variants: Row[]; offers: Row[]; lots: Row[]; movements: Row[] } = {
    groups: [],
    variants: [],
    offers: [],
    lots: [],
    movements: [],
  }
  for (const group of groups) {
    const groupId = ++counters.group
    // One day apart, newest last in the generator's order, so that sorting by newest has an effect.
    const createdAt = new Date(refs.at.getTime() - ((group.no * 7919) % 540) * 86_400_000)
    rows.groups.push([
      groupId,
      group.slug,
      group.title,
      need(refs.brandIds, group.brandKey),
      group.familyKey,
      group.description,
      { json: group.highlights },
      valuesOf(group.attributes),
      { json: factsOf(group) },
      productClassOf(group.regulatoryClass, group.homeUse) ?? 'BANNED',
      countryNames[group.countryOfOrigin],
      group.coldChain,
      group.leadOnly,
      group.engravable,
      group.dentalList,
      group.popularity,
      createdAt,
    ])
    for (const variant of group.variants)
      addVariant(rows, group, variant, { groupId, createdAt }, refs, counters)
  }
  await copyRows(client, 'product_group', groupColumns, rows.groups)
  await copyRows(client, 'variant', variantColumns, rows.variants)
  await copyRows(client, 'offer', offerColumns, rows.offers)
  await copyRows(client, 'lot', lotColumns, rows.lots)
  await copyRows(client, 'stock_movement', movementColumns, rows.movements)
}

function addVariant(
  rows: { variants: Row[]; offers: Row[]; lots: Row[]; movements: Row[] },
  group: SeedGroup,
  variant: SeedVariant,
  { groupId, createdAt }: { groupId: number; createdAt: Date },
  refs: References,
  counters: Counters,
): void {
  const variantId = ++counters.variant
  rows.variants.push([
    variantId,
    variant.sku,
    groupId,
    variant.position,
    variant.optionLabel,
    valuesOf(variant.attributes),
    variant.partNumber,
    variant.gtin,
    variant.mrpPaise,
    variant.hsn,
    variant.packSize,
    variant.packUnit,
    variant.netQuantity,
    variant.uqc,
    variant.weightGrams,
  ])
  const offerId = ++counters.offer
  rows.offers.push([
    offerId,
    variantId,
    need(refs.sellerIds, group.sellerKey),
    variant.sku,
    variant.pricePaise,
    variant.moq,
    variant.maxOq,
    createdAt,
    createdAt,
  ])
  for (const lot of variant.lots) {
    const lotId = ++counters.lot
    rows.lots.push([
      lotId,
      offerId,
      need(refs.warehouseIds, lot.warehouseKey),
      lot.batchNo,
      lot.mfgDate,
      lot.expiryDate,
      lot.quantity,
    ])
    rows.movements.push([
      lotId,
      lot.quantity,
      'receipt',
      `opening stock ${lot.batchNo}`,
      receivedAt(lot.mfgDate, refs.at),
    ])
  }
}

/** Stock arrives some days after manufacture. */
const receivedAt = (madeOn: string, latest: Date): Date =>
  new Date(Math.min(Date.parse(`${addDays(madeOn, 10)}T05:30:00Z`), latest.getTime()))

function need<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`the generator names ${key}, which it does not define`)
  return value
}
