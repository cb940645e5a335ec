import { and, asc, between, eq, gte, lt, or, sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { seller, sellerLicence, warehouse } from '../tables.ts'

/** The facts about a seller that buyers must see (E-Commerce Rules 2020, rule 5(3)). */
export type SellerFacts = typeof seller.$inferSelect
export type SellerLicence = typeof sellerLicence.$inferSelect
export type WarehouseRow = typeof warehouse.$inferSelect

/** Every seller by id; dozens at most. */
export async function sellersById(handle: Handle): Promise<ReadonlyMap<number, SellerFacts>> {
  return new Map((await selectSellers(handle)).map((row) => [row.id, row]))
}

export const selectSellers = (handle: Handle): Promise<SellerFacts[]> =>
  handle.select().from(seller).orderBy(asc(seller.id))

export const selectLicences = (handle: Handle): Promise<SellerLicence[]> =>
  handle.select().from(sellerLicence).orderBy(asc(sellerLicence.form), asc(sellerLicence.number))

export const selectAllWarehouses = (handle: Handle): Promise<WarehouseRow[]> =>
  handle.select().from(warehouse).orderBy(asc(warehouse.id))

export type SellerWithWarehouses = {
  id: number
  name: string
  warehouses: { id: number; name: string; city: string }[]
}

/** Names of sellers and their warehouses, by name; dozens at most. */
export async function sellersWithWarehouses(handle: Handle): Promise<SellerWithWarehouses[]> {
  const { rows } = await handle.execute<SellerWithWarehouses>(
    sql`select s.id, s.trade_name as name, coalesce(
      (select json_agg(json_build_object('id', w.id, 'name', w.name, 'city', w.city) order by w.name, w.id)
        from warehouse w where w.seller_id = s.id), '[]') as warehouses
      from seller s order by s.trade_name, s.id`,
  )
  return rows
}

/** A seller's warehouses, by name. */
export const warehousesOf = (
  handle: Handle,
  sellerId: number,
): Promise<{ id: number; name: string }[]> =>
  handle
    .select({ id: warehouse.id, name: warehouse.name })
    .from(warehouse)
    .where(eq(warehouse.sellerId, sellerId))
    .orderBy(asc(warehouse.name), asc(warehouse.id))

/** Serialises changes of sellers, licences and warehouses: ids and invoice prefixes are given out under it. */
export const lockSellers = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sellers'))`)
}

export async function insertSeller(
  tx: Transaction,
  row: Omit<typeof seller.$inferInsert, 'id'>,
): Promise<SellerFacts> {
  const [inserted] = await tx
    .insert(seller)
    .values({ ...row, id: sql`(select coalesce(max(id), 0) + 1 from seller)` })
    .returning()
  if (inserted === undefined) throw new Error('a seller was not written')
  return inserted
}

export async function updateSeller(
  tx: Transaction,
  id: number,
  change: Partial<typeof seller.$inferInsert>,
): Promise<void> {
  await tx.update(seller).set(change).where(eq(seller.id, id))
}

/** Adds a licence, or changes validity, premises and person of the one of this form and number. */
export async function upsertLicence(
  tx: Transaction,
  row: Omit<SellerLicence, 'id'>,
): Promise<SellerLicence> {
  const [written] = await tx
    .insert(sellerLicence)
    .values(row)
    .onConflictDoUpdate({
      target: [sellerLicence.sellerId, sellerLicence.form, sellerLicence.number],
      set: {
        validFrom: row.validFrom,
        validUntil: row.validUntil,
        warehouseId: row.warehouseId,
        personInCharge: row.personInCharge,
        personRegistration: row.personRegistration,
      },
    })
    .returning()
  if (written === undefined) throw new Error('a licence was not written')
  return written
}

export async function deleteLicence(
  tx: Transaction,
  id: number,
): Promise<SellerLicence | undefined> {
  return (await tx.delete(sellerLicence).where(eq(sellerLicence.id, id)).returning())[0]
}

export async function insertWarehouse(
  tx: Transaction,
  row: Omit<typeof warehouse.$inferInsert, 'id'>,
): Promise<WarehouseRow> {
  const [inserted] = await tx
    .insert(warehouse)
    .values({ ...row, id: sql`(select coalesce(max(id), 0) + 1 from warehouse)` })
    .returning()
  if (inserted === undefined) throw new Error('a warehouse was not written')
  return inserted
}

export async function updateWarehouse(
  tx: Transaction,
  id: number,
  change: Partial<typeof warehouse.$inferInsert>,
): Promise<void> {
  await tx.update(warehouse).set(change).where(eq(warehouse.id, id))
}

/** Sellers with a licence that began or ended within the last days: their goods came on sale or went off it. */
export async function selectSellersToRefresh(
  handle: Handle,
  { since, today }: { since: string; today: string },
): Promise<number[]> {
  const rows = await handle
    .selectDistinct({ id: sellerLicence.sellerId })
    .from(sellerLicence)
    .where(
      or(
        between(sellerLicence.validFrom, since, today),
        and(gte(sellerLicence.validUntil, since), lt(sellerLicence.validUntil, today)),
      ),
    )
  return rows.map(({ id }) => id)
}
