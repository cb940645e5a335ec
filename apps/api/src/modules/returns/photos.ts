import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../platform/identity/shopper.ts'
import { overText } from './store.ts'

const insertStatement = {
  name: 'return-photos-insert',
  text: `insert into order_return_photo (return_id, file_id) select $1::uuid, unnest($2::text[])`,
}
/** Adds photos to a return; of one request for goods of several sellers each return has them all. */
export const insertPhotos = (tx: Transaction, returnId: string, fileIds: readonly string[]) =>
  queryPrepared(tx, insertStatement, [returnId, [...fileIds]])

const findStatement = {
  name: 'return-of-photo',
  text: `select r.order_id as "orderId" from order_return_photo p join order_return r on r.id = p.return_id where p.file_id = $1 limit 1`,
}
/** The order whose return shows a photo; undefined: no return does. */
export const findOrderOfPhoto = async (
  handle: Handle,
  fileId: string,
): Promise<string | undefined> =>
  (await queryPrepared<{ orderId: string }>(handle, findStatement, [fileId]))[0]?.orderId

const over = `bool_and(${overText})`

const oldStatement = {
  name: 'return-photos-old',
  text: `select p.file_id as id from order_return_photo p join order_return r on r.id = p.return_id group by p.file_id
    having ${over} and max(coalesce(r.paid_at, r.settled_at, r.decided_at)) < $1::timestamptz order by p.file_id limit $2::int`,
}
const ofShopperStatements = forEachOwner((column, kind) => ({
  name: `return-photos-of-${kind}`,
  text: `select p.file_id as id from order_return_photo p join order_return r on r.id = p.return_id join "order" o on o.id = r.order_id
    where o.${column} = $1 group by p.file_id having ${over} order by p.file_id`,
}))
const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Photos of returns that were over before a moment; at most `limit`. */
export const selectOldPhotos = async (
  handle: Handle,
  before: Date,
  limit: number,
): Promise<string[]> => idsOf(await queryPrepared(handle, oldStatement, [before, limit]))

/** Photos of a shopper's returns that are over. */
export const selectPhotosOf = async (handle: Handle, { kind, id }: Shopper): Promise<string[]> =>
  idsOf(await queryPrepared(handle, ofShopperStatements[kind], [id]))

const deleteStatement = {
  name: 'return-photo-delete',
  text: `delete from order_return_photo where file_id = $1`,
}
export const deletePhoto = (tx: Transaction, fileId: string) =>
  queryPrepared(tx, deleteStatement, [fileId])
