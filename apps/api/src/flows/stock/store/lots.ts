import { NO_BATCH } from '@upchar/kernel/batches'
import { and, sql, type SQL } from '../../../platform/db/sql.ts'
import { mrpText, ownOfferText } from '../../../modules/catalogue/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { countLimit, rowsOf, type Page } from '../../../platform/db/paging.ts'

export type Article = {
  offerId: number
  groupId: number
  variantId: number
  sku: string
  title: string
  optionLabel: string
  sellerId: number
  seller: string
  hsn: string
  productClass: string
  mrpPaise: number | null
  pricePaise: number
  warehouses: { id: number; name: string }[]
}

const article = sql`select o.id as "offerId", g.id as "groupId", v.id as "variantId", o.seller_sku as sku, g.title, v.option_label as "optionLabel",
  s.id as "sellerId", s.trade_name as seller, v.hsn, g.product_class as "productClass", ${sql.raw(mrpText)} as "mrpPaise",
  o.price_paise as "pricePaise", (select coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) order by w.id), '[]')
    from warehouse w where w.seller_id = s.id) as warehouses
  from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id join seller s on s.id = o.seller_id`

const soldBy = (sellerId: number | undefined): SQL | undefined =>
  sellerId === undefined ? undefined : sql`o.seller_id = ${sellerId}`

/** Articles by SKU in lower case. `sellerId`: of this seller only. */
export async function selectArticles(
  handle: Handle,
  skus: readonly string[],
  sellerId?: number,
): Promise<Map<string, Article>> {
  const isOne = sql`lower(o.seller_sku) = any(${sql.param(skus.map((sku) => sku.toLowerCase()))}::text[])`
  const { rows } = await handle.execute<Article>(
    sql`${article} where ${and(isOne, soldBy(sellerId))}`,
  )
  return new Map(rows.map((row) => [row.sku.toLowerCase(), row]))
}

/** The article of a SKU, else of a bar code in any of its lengths. `sellerId`: of this seller only. */
export async function findArticle(
  handle: Handle,
  code: string,
  sellerId?: number,
): Promise<Article | undefined> {
  const bySku = (await selectArticles(handle, [code], sellerId)).get(code.toLowerCase())
  if (bySku !== undefined || !/^\d{8,14}$/.test(code)) return bySku
  const short = code.replace(/^0+/, '')
  const lengths = sql.param([8, 12, 13, 14].map((length) => short.padStart(length, '0')))
  const isOne = sql`(v.gtin = any(${lengths}::text[]) or v.more_gtins && ${lengths}::text[])`
  const { rows } = await handle.execute<Article>(
    sql`${article} where ${and(isOne, soldBy(sellerId))} order by v.id, o.id limit 1`,
  )
  return rows[0]
}

export type LotRow = {
  id: number
  offerId: number
  groupId: number
  sku: string
  title: string
  sellerId: number
  warehouseId: number
  warehouse: string
  batchNo: string
  expiresOn: string | null
  onHand: number
  held: number
  /** Sold, and lying in the warehouse until their parcels are packed. */
  toPack: number
}

const held = (
  at: Date,
) => sql`(select coalesce(sum(quantity), 0)::int from stock_hold h where h.lot_id = l.id
  and h.state = 'held' and h.expires_at > ${at.toISOString()}::timestamptz)`
/** By batch, what of it is sold and not packed: read once for a page. */
const lots = (
  at: Date,
) => sql`with to_pack as materialized (select t.lot_id, sum(t.quantity)::int as pieces from shipment h
    join order_line_lot t on t.shipment_id = h.id where h.state in ('placed', 'confirmed') group by t.lot_id)
  select l.id, o.id as "offerId", g.id as "groupId", o.seller_sku as sku, g.title, o.seller_id as "sellerId", w.id as "warehouseId", w.name as warehouse,
  l.batch_no as "batchNo", l.expires_on::text as "expiresOn", l.on_hand as "onHand", ${held(at)} as held,
  coalesce((select pieces from to_pack where lot_id = l.id), 0) as "toPack"`
const lotTables = sql`from lot l join offer o on o.id = l.offer_id join variant v on v.id = o.variant_id
  join product_group g on g.id = v.group_id join warehouse w on w.id = l.warehouse_id`

type LotQuery = Page & {
  q: string
  from: string | undefined
  before: string | undefined
  /** Of one seller; absent: of all. */
  sellerId?: number
  warehouseId?: number | undefined
}

/** A page of batches in stock, the earliest expiry first, and how many there are. */
export async function selectLots(
  handle: Handle,
  { q, from, before, sellerId, warehouseId, ...page }: LotQuery,
  at: Date,
): Promise<{ rows: LotRow[]; count: number }> {
  const words = q.split(/\s+/).filter(Boolean)
  const where: SQL | undefined = and(
    sql`l.on_hand > 0`,
    soldBy(sellerId),
    warehouseId === undefined ? undefined : sql`l.warehouse_id = ${warehouseId}`,
    from === undefined ? undefined : sql`l.expires_on >= ${from}::date`,
    before === undefined ? undefined : sql`l.expires_on < ${before}::date`,
    ...words.map(
      (
        word,
      ) => sql`(lower(o.seller_sku) = ${word.toLowerCase()} or lower(l.batch_no) = ${word.toLowerCase()}
        or ' ' || g.title ilike ${`% ${likeLiteral(word)}%`})`,
    ),
  )
  const { offset, limit } = rowsOf(page)
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<LotRow>(
      sql`${lots(at)} ${lotTables} where ${where} order by l.expires_on nulls last, l.id offset ${offset} limit ${limit}`,
    ),
    handle.execute<{ count: number }>(
      sql`select count(*)::int as count from (select ${lotTables} where ${where} limit ${countLimit}) counted`,
    ),
  ])
  return { rows, count: counts[0]?.count ?? 0 }
}

/** A batch, locked against sales where somebody changes it. `sellerId`: of this seller only. */
export async function findLot(
  handle: Handle,
  id: number,
  at: Date,
  { lock = false, sellerId }: { lock?: boolean; sellerId?: number | undefined } = {},
): Promise<LotRow | undefined> {
  const where = and(sql`l.id = ${id}`, soldBy(sellerId))
  if (lock)
    await handle.execute(
      sql`select from lot l join offer o on o.id = l.offer_id where ${where} for no key update of l`,
    )
  const { rows } = await handle.execute<LotRow>(sql`${lots(at)} ${lotTables} where ${where}`)
  return rows[0]
}

/** Sets a batch to what was counted. */
export async function correctLot(
  tx: Handle,
  { id, by, reference, at }: { id: number; by: number; reference: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    with moved as (update lot set on_hand = on_hand + ${by} where id = ${id} returning id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select id, ${by}, 'adjustment', ${reference}, ${at.toISOString()}::timestamptz from moved`)
}

export type Incoming = {
  offerId: number
  warehouseId: number
  batchNo: string
  expiresOn: string | null
  quantity: number
}

/** The expiry under which a batch lies in stock; undefined: no batch of this number does. */
export async function knownExpiry(
  tx: Handle,
  { offerId, batchNo }: Pick<Incoming, 'offerId' | 'batchNo'>,
): Promise<string | null | undefined> {
  if (batchNo === NO_BATCH) return undefined
  const { rows } = await tx.execute<{ expiresOn: string | null }>(sql`
    select expires_on::text as "expiresOn" from lot where offer_id = ${offerId} and batch_no = ${batchNo} order by id limit 1`)
  return rows[0]?.expiresOn
}

/** The pieces of offers in all their batches. The caller has locked the offers. */
export async function piecesOf(
  tx: Handle,
  offerIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ offerId: number; pieces: number }>(sql`
    select offer_id as "offerId", sum(on_hand)::bigint as pieces from lot
    where offer_id = any(${sql.param([...offerIds])}::bigint[]) group by offer_id`)
  return new Map(rows.map(({ offerId, pieces }) => [Number(offerId), Number(pieces)]))
}

/** Adds pieces to their batch in a warehouse, which is made where it is new. The caller has locked the offer. */
export async function addToLot(
  tx: Handle,
  { offerId, warehouseId, batchNo, expiresOn, quantity }: Incoming,
  reference: string,
  at: Date,
  reason: 'receipt' | 'move' = 'receipt',
): Promise<void> {
  await tx.execute(sql`
    insert into lot (offer_id, warehouse_id, batch_no, expires_on, on_hand)
    select ${offerId}, ${warehouseId}, ${batchNo}, ${expiresOn}::date, 0 where not exists (select from lot
      where offer_id = ${offerId} and warehouse_id = ${warehouseId} and batch_no = ${batchNo}
        and expires_on is not distinct from ${expiresOn}::date)`)
  await tx.execute(sql`
    with grown as (update lot set on_hand = on_hand + ${quantity} where id = (select id from lot
      where offer_id = ${offerId} and warehouse_id = ${warehouseId} and batch_no = ${batchNo}
        and expires_on is not distinct from ${expiresOn}::date order by id limit 1) returning id)
    insert into stock_movement (lot_id, quantity, reason, reference, at)
    select id, ${quantity}, ${reason}, ${reference}, ${at.toISOString()}::timestamptz from grown`)
}

/** Locks offers, so that two receipts make one batch, and keep one MRP. */
export async function lockOffers(tx: Handle, ids: readonly number[]): Promise<void> {
  await tx.execute(
    sql`select from offer where id = any(${sql.param([...ids])}::bigint[]) order by id for no key update`,
  )
}

/** The MRP on the packs of an article: the variant's, or only that of another seller's offer. */
export async function lowerMrp(
  tx: Handle,
  { offerId, variantId }: Pick<Article, 'offerId' | 'variantId'>,
  mrpPaise: number,
): Promise<void> {
  await tx.execute(sql`
    with others as (update offer o set mrp_paise = ${mrpPaise} from variant v
      where o.id = ${offerId} and v.id = o.variant_id and not ${sql.raw(ownOfferText)} returning o.id)
    update variant set mrp_paise = ${mrpPaise} where id = ${variantId} and not exists (select from others)`)
}
