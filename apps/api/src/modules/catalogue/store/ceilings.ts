import type { DatedCeiling } from '@upchar/kernel/price-ceilings'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { eq, sql } from '../../../platform/db/sql.ts'
import { formulationGoods, priceCeiling, priceFormulation } from '../tables.ts'

export type StoredCeiling = DatedCeiling & { madeBy: string; madeAt: string }
export type Formulation = {
  id: number
  name: string
  unit: string
  ceilings: StoredCeiling[]
  /** The variants that it covers by SKU, with the thousandths of a unit in a pack. */
  goods: Record<string, number>
  /** The same for every seller’s offer on them. */
  offers: Record<string, number>
}

const formulations = {
  name: 'price-formulations',
  text: `select f.id, f.name, f.unit,
      coalesce((select json_agg(json_build_object('id', c.id, 'unitPaise', c.unit_paise, 'validFrom', c.valid_from, 'source', c.source,
        'madeBy', c.made_by, 'madeAt', c.made_at) order by c.id) from price_ceiling c where c.formulation_id = f.id), '[]') as ceilings,
      coalesce((select json_object_agg(v.sku, g.thousandths order by v.sku) from formulation_goods g join variant v on v.id = g.variant_id
        where g.formulation_id = f.id), '{}') as goods,
      coalesce((select json_object_agg(o.seller_sku, g.thousandths order by o.seller_sku) from formulation_goods g join offer o on o.variant_id = g.variant_id
        where g.formulation_id = f.id), '{}') as offers
    from price_formulation f order by lower(f.name), f.id`,
}

/** Every formulation with its ceilings, in the order in which they were made. */
export const selectFormulations = (handle: Handle): Promise<Formulation[]> =>
  queryPrepared<Formulation>(handle, formulations, [])

/** Until the transaction ends, nobody else changes ceilings. */
export const lockCeilings = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('price-ceilings'))`)
}

export async function insertFormulation(tx: Transaction, name: string, unit: string) {
  const [row] = await tx
    .insert(priceFormulation)
    .values({ name, unit })
    .returning({ id: priceFormulation.id })
  if (row === undefined) throw new Error('a formulation was not inserted')
  return row.id
}

export async function renameFormulation(tx: Transaction, id: number, name: string) {
  await tx.update(priceFormulation).set({ name }).where(eq(priceFormulation.id, id))
}

export async function insertCeiling(
  tx: Transaction,
  row: Omit<typeof priceCeiling.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(priceCeiling).values(row)
}

export async function replaceGoods(
  tx: Transaction,
  formulationId: number,
  goods: readonly { variantId: number; thousandths: number }[],
): Promise<void> {
  await tx.delete(formulationGoods).where(eq(formulationGoods.formulationId, formulationId))
  if (goods.length > 0)
    await tx.insert(formulationGoods).values(goods.map((one) => ({ ...one, formulationId })))
}

/** Groups of goods whose ceiling began after a day and until another. */
export async function selectGroupIdsOfCeilings(
  handle: Handle,
  after: string,
  today: string,
): Promise<number[]> {
  const { rows } = await handle.execute<{ id: number }>(sql`
    select distinct v.group_id as id from price_ceiling c
      join formulation_goods g on g.formulation_id = c.formulation_id join variant v on v.id = g.variant_id
    where c.valid_from > ${after} and c.valid_from <= ${today} order by 1`)
  return rows.map(({ id }) => Number(id))
}
