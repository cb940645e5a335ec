import { eq, sql } from 'drizzle-orm'
import type { Database } from '@upchar/api/platform/db/database'
import { announceChange } from '@upchar/api/platform/db/changes'
import { lot, stockMovement } from '@upchar/api/internals/modules/availability/tables'
import {
  brand,
  businessCategory,
  category,
  family,
  offer,
  productGroup,
  variant,
} from '@upchar/api/internals/modules/catalogue/tables'
import { seller, sellerLicence, warehouse } from '@upchar/api/internals/modules/sellers/tables'

/** A test's own products, independent of the seed. */
export type Goods = {
  /** Two sellers: one in Maharashtra with warehouses in Mumbai and Nagpur, one in Delhi with a warehouse there. */
  sellers: { mumbai: number; delhi: number }
  warehouses: { mumbai: number; nagpur: number; delhi: number }
  /** Adds a product with one variant and its offer. `stock`: quantities by warehouse. */
  addVariant(
    options?: GoodsOptions,
  ): Promise<{ variantId: number; offerId: number; groupId: number; sku: string }>
  /** Another seller's offer on a variant, with the SKU `<SKU>-2`, 95 rupees and ten pieces in Delhi unless it says others. */
  addOffer(variantId: number, options?: OfferOptions): Promise<{ offerId: number; sku: string }>
  /** Another batch of some goods, five pieces in Mumbai unless it says others. Its id. */
  addBatch(sku: string, batch?: TestBatch): Promise<number>
}

export type TestBatch = {
  batch?: string
  expires?: string | null
  pieces?: number
  warehouse?: number
}

export type OfferOptions = {
  sku?: string
  pricePaise?: number
  mrpPaise?: number | null
  moq?: number
  maxOq?: number
  dispatchDays?: number
  seller?: keyof Goods['sellers']
  stock?: Partial<Record<keyof Goods['warehouses'], number>>
  active?: boolean
}

export type GoodsOptions = {
  sku?: string
  title?: string
  pricePaise?: number
  mrpPaise?: number | null
  /** A rate stated for these goods; by default the table's for the HSN. */
  gstBp?: number
  hsn?: string
  packSize?: number
  moq?: number
  maxOq?: number
  dispatchDays?: number
  seller?: keyof Goods['sellers']
  stock?: Partial<Record<keyof Goods['warehouses'], number>>
  /** In place of `seller` and `stock`: one of `addSeller`, with so many pieces in its warehouse. */
  of?: TestSeller & { pieces: number }
  productClass?: string
  dentalList?: boolean
  leadOnly?: boolean
  coldChain?: boolean
  engravable?: boolean
  disabledCategory?: boolean
  expiresOn?: string | null
}

export type TestSeller = { seller: number; warehouse: number }

const base = 900_000
const at = new Date('2026-11-21T03:30:00Z')
const open = 'test-open'
const closed = 'test-closed'

const business = (key: string, enabled: boolean) => ({
  key,
  name: key,
  position: 99,
  enabled,
  metaTitle: key,
  metaDescription: key,
  bannerTitle: key,
  bannerImage: `/img/b/${key}`,
})
const supplier = (
  id: number,
  name: string,
  gstin: string,
  stateCode: string,
  city: string,
  pincode: string,
) => ({
  id,
  slug: `test-${name}`,
  legalName: `${name} Limited`,
  tradeName: name,
  gstin,
  stateCode,
  address: '1 Test Road',
  city,
  pincode,
  email: `${name}@example.com`,
  phone: '+912200000000',
  invoicePrefix: `T${id - base}`,
})
const depot = (
  id: number,
  sellerId: number,
  city: string,
  pincode: string,
  latitude: number,
  longitude: number,
) => ({
  id,
  sellerId,
  name: `${city} depot`,
  city,
  pincode,
  latitude,
  longitude,
  cutOffHour: 14,
  worksSunday: false,
})

/** Creates the rows that products refer to, once per database. */
export async function stockGoods(db: Database): Promise<Goods> {
  await db.insert(businessCategory).values([business(open, true), business(closed, false)])
  await db.insert(category).values([
    { id: base, slug: open, name: 'Open', businessCategory: open, position: 1 },
    { id: base + 1, slug: closed, name: 'Closed', businessCategory: closed, position: 2 },
  ])
  await db.insert(family).values([
    {
      key: open,
      name: 'Test gloves',
      slug: open,
      categoryId: base,
      businessCategory: open,
      description: '',
      attributes: [],
      position: 1,
    },
    {
      key: closed,
      name: 'Test vaccines',
      slug: closed,
      categoryId: base + 1,
      businessCategory: closed,
      description: '',
      attributes: [],
      position: 2,
    },
  ])
  await db.insert(brand).values({
    id: base,
    slug: 'test-brand',
    name: 'Test Brand',
    hue: 200,
    country: 'India',
    description: '',
  })
  await db
    .insert(seller)
    .values([
      supplier(base, 'mumbai', '27AABCT0001T1Z5', '27', 'Mumbai', '400001'),
      supplier(base + 1, 'delhi', '07AABCT0002T1Z3', '07', 'New Delhi', '110001'),
    ])
  // Every licence: tests of licences take theirs away.
  await db.insert(sellerLicence).values(
    [
      { sellerId: base, stateCode: '27' },
      { sellerId: base + 1, stateCode: '07' },
    ].flatMap((one) =>
      (['MD-42', '20B', '21B', 'AERB', 'PCPNDT'] as const).map((form) => ({
        ...one,
        form,
        number: `${form}-${one.sellerId}`,
      })),
    ),
  )
  await db
    .insert(warehouse)
    .values([
      depot(base, base, 'Mumbai', '400001', 18.94, 72.83),
      depot(base + 1, base, 'Nagpur', '440001', 21.15, 79.09),
      depot(base + 2, base + 1, 'New Delhi', '110001', 28.62, 77.21),
    ])
  await ensureGuestPolicy(db)
  // Offer ids differ from variant ids, so that confusing the two finds nothing.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('offer', 'id'), greatest(max(id), ${base})) from offer`,
  )
  await announceChange(db)
  const sellers = { mumbai: base, delhi: base + 1 }
  const warehouses = { mumbai: base, nagpur: base + 1, delhi: base + 2 }
  let count = 0
  return {
    sellers,
    warehouses,
    addVariant: async (options = {}) => {
      const number = ++count
      const sku = options.sku ?? `TEST-${number}`
      const [group] = await db
        .insert(productGroup)
        .values({
          slug: `test-${number}-${sku.toLowerCase()}`,
          title: options.title ?? `Test gloves ${number}`,
          brandId: base,
          familyKey: options.disabledCategory ? closed : open,
          description: '',
          highlights: [],
          attributes: {},
          facts: {
            manufacturerName: '',
            manufacturerAddress: '',
            netQuantity: '1',
            licenceClass: 'none',
            storage: '',
            consumerCare: '',
          },
          productClass: options.productClass ?? 'GEN',
          countryOfOrigin: 'India',
          coldChain: options.coldChain ?? false,
          leadOnly: options.leadOnly ?? false,
          engravable: options.engravable ?? false,
          dentalList: options.dentalList ?? false,
        })
        .returning({ id: productGroup.id })
      const groupId = group?.id ?? 0
      const [row] = await db
        .insert(variant)
        .values({
          sku,
          groupId,
          position: 1,
          optionLabel: 'M',
          attributes: {},
          mrpPaise: options.mrpPaise === undefined ? 15_000 : options.mrpPaise,
          hsn: options.hsn ?? '40151200',
          packSize: options.packSize ?? 1,
          packUnit: 'box',
          uqc: 'BOX',
          weightGrams: 300,
        })
        .returning({ id: variant.id })
      const variantId = row?.id ?? 0
      const [terms] = await db
        .insert(offer)
        .values({
          variantId,
          sellerId: options.of?.seller ?? sellers[options.seller ?? 'mumbai'],
          sellerSku: sku,
          pricePaise: options.pricePaise ?? 10_500,
          gstBp: options.gstBp ?? null,
          gstFrom: options.gstBp === undefined ? null : '2026-01-01',
          moq: options.moq ?? 1,
          maxOq: options.maxOq ?? 10,
          dispatchDays: options.dispatchDays ?? 0,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: offer.id })
      const offerId = terms?.id ?? 0
      for (const [place, quantity] of stockOf(options, warehouses)) {
        await takeIn(db, {
          offerId,
          warehouseId: place.id,
          batchNo: `B${number}-${place.name}`,
          expiresOn: options.expiresOn === undefined ? '2028-12-31' : options.expiresOn,
          onHand: quantity,
        })
      }
      return { variantId, offerId, groupId, sku }
    },
    addOffer: async (variantId, options = {}) => {
      const { stock = { delhi: 10 }, seller: name = 'delhi' } = options
      const [known] = await db
        .select({ sku: variant.sku, mrpPaise: variant.mrpPaise })
        .from(variant)
        .where(eq(variant.id, variantId))
      const sku = options.sku ?? `${known?.sku}-2`
      const [terms] = await db
        .insert(offer)
        .values({
          variantId,
          sellerId: sellers[name],
          sellerSku: sku,
          pricePaise: options.pricePaise ?? 9_500,
          mrpPaise: options.mrpPaise === undefined ? (known?.mrpPaise ?? null) : options.mrpPaise,
          moq: options.moq ?? 1,
          maxOq: options.maxOq ?? 10,
          dispatchDays: options.dispatchDays ?? 0,
          active: options.active ?? true,
          createdAt: at,
          updatedAt: at,
        })
        .returning({ id: offer.id })
      const offerId = terms?.id ?? 0
      for (const [place, quantity] of stockOf({ stock }, warehouses)) {
        await takeIn(db, {
          offerId,
          warehouseId: place.id,
          batchNo: `O${offerId}-${place.name}`,
          expiresOn: '2028-12-31',
          onHand: quantity,
        })
      }
      return { offerId, sku }
    },
    addBatch: async (sku, more = {}) => {
      const { batch = 'LATER', expires = '2029-06-30', pieces = 5 } = more
      const [found] = await db.select({ id: offer.id }).from(offer).where(eq(offer.sellerSku, sku))
      return takeIn(db, {
        offerId: found?.id ?? 0,
        warehouseId: more.warehouse ?? warehouses.mumbai,
        batchNo: batch,
        expiresOn: expires,
        onHand: pieces,
      })
    },
  }
}

/** Puts a new batch on the shelf. Its id. */
async function takeIn(db: Database, batch: typeof lot.$inferInsert): Promise<number> {
  const [kept] = await db.insert(lot).values(batch).returning({ id: lot.id })
  const lotId = kept?.id ?? 0
  const quantity = batch.onHand
  await db
    .insert(stockMovement)
    .values({ lotId, quantity, reason: 'receipt', reference: 'opening stock', at })
  return lotId
}

function stockOf(
  { stock = { mumbai: 100 }, of }: GoodsOptions,
  warehouses: Goods['warehouses'],
): [place: { id: number; name: string }, quantity: number][] {
  if (of !== undefined) return [[{ id: of.warehouse, name: `W${of.warehouse - base}` }, of.pieces]]
  const idOf = new Map(Object.entries(warehouses))
  return Object.entries(stock).map(([name, quantity]) => [
    { id: idOf.get(name) ?? 0, name },
    quantity,
  ])
}

/** One more seller with a warehouse in its town, after `stockGoods`; `nth` from 3 on. */
export async function addSeller(
  db: Database,
  nth: number,
  home: {
    name: string
    gstin: string
    city: string
    pincode: string
    latitude: number
    longitude: number
  },
): Promise<TestSeller> {
  const id = base + nth
  const { name, gstin, city, pincode, latitude, longitude } = home
  await db.insert(seller).values(supplier(id, name, gstin, gstin.slice(0, 2), city, pincode))
  await db.insert(warehouse).values(depot(id, id, city, pincode, latitude, longitude))
  await announceChange(db)
  return { seller: id, warehouse: id }
}

/** Reference data includes the whole policy; other databases get the two rows that tests need. */
async function ensureGuestPolicy(db: Database): Promise<void> {
  await db.execute(sql`insert into buying_policy (product_class, business_type_id, requirement, valid_from)
    select c, 0, r, '2020-01-01' from (values ('GEN', 'allow'), ('DEV_C', 'needs_kyc')) as v(c, r)
    where not exists (select 1 from buying_policy p where p.product_class = v.c and p.business_type_id = 0)`)
}
