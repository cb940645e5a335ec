import { and, asc, count, desc, eq, sql } from '../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { orderList, orderListLine } from './tables.ts'

export type ListLine = {
  text: string
  sku: string | null
  quantity: number
  shelfLifeMonths: number | null
}
export type ListRow = { id: string; name: string; updatedAt: Date; lines: number }

const head = {
  id: orderList.id,
  name: orderList.name,
  updatedAt: orderList.updatedAt,
  lines: sql<number>`(select count(*)::int from order_list_line l where l.list_id = ${orderList.id})`,
}

/** The customer's lists, the latest first. */
export const selectLists = (handle: Handle, customerId: string): Promise<ListRow[]> =>
  handle
    .select(head)
    .from(orderList)
    .where(eq(orderList.customerId, customerId))
    .orderBy(desc(orderList.updatedAt), asc(orderList.name))

const isOwn = (customerId: string, id: string) =>
  and(eq(orderList.id, id), eq(orderList.customerId, customerId))

export async function findList(
  handle: Handle,
  customerId: string,
  id: string,
): Promise<ListRow | undefined> {
  const [row] = await handle.select(head).from(orderList).where(isOwn(customerId, id))
  return row
}

export const selectLines = (handle: Handle, listId: string): Promise<ListLine[]> =>
  handle
    .select({
      text: orderListLine.text,
      sku: orderListLine.sku,
      quantity: orderListLine.quantity,
      shelfLifeMonths: orderListLine.shelfLifeMonths,
    })
    .from(orderListLine)
    .where(eq(orderListLine.listId, listId))
    .orderBy(asc(orderListLine.place))

/** Locks the customer's lists until the transaction ends, so that there are never too many. */
export async function lockLists(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order-lists ${customerId}`}, 0))`,
  )
}

export async function countLists(tx: Transaction, customerId: string): Promise<number> {
  const [row] = await tx
    .select({ lists: count() })
    .from(orderList)
    .where(eq(orderList.customerId, customerId))
  return row?.lists ?? 0
}

export async function findByName(
  tx: Transaction,
  customerId: string,
  name: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: orderList.id })
    .from(orderList)
    .where(
      and(
        eq(orderList.customerId, customerId),
        sql`lower(${orderList.name}) = ${name.toLowerCase()}`,
      ),
    )
  return row?.id
}

/** Writes a list with its lines; those that an earlier one of the id had are gone. */
export async function writeList(
  tx: Transaction,
  list: { id: string | undefined; customerId: string; name: string; at: Date },
  lines: readonly ListLine[],
): Promise<string> {
  const { id = newId(), customerId, name, at } = list
  await tx
    .insert(orderList)
    .values({ id, customerId, name, updatedAt: at })
    .onConflictDoUpdate({ target: orderList.id, set: { name, updatedAt: at } })
  await tx.delete(orderListLine).where(eq(orderListLine.listId, id))
  await tx
    .insert(orderListLine)
    .values(lines.map((line, place) => ({ listId: id, place: place + 1, ...line })))
  return id
}

/** Deletes a list; says whether there was one. */
export async function deleteList(handle: Handle, customerId: string, id: string): Promise<boolean> {
  const { rowCount } = await handle.delete(orderList).where(isOwn(customerId, id))
  return (rowCount ?? 0) > 0
}

/** Deletes all lists of a customer. */
export async function deleteLists(handle: Handle, customerId: string): Promise<void> {
  await handle.delete(orderList).where(eq(orderList.customerId, customerId))
}
