import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Wanted } from '../desk/order-query.ts'
import { byLine, byOrder, type Key, type Narrowing, type Rows } from './desk-narrowings.ts'

const inOrder = (where: SQL): Narrowing => {
  const { rows, holds } = byOrder(where)
  return { holds, walk: rows }
}

/** Orders of a whole email address or GSTIN, if the text is one: an index has them in the list's order. */
export function exactSearch({ email, gstin }: Wanted): Narrowing | undefined {
  if (email !== undefined) return inOrder(sql`lower(o.form->>'email') = ${email}`)
  return gstin === undefined
    ? undefined
    : inOrder(sql`upper(o.form->>'gstin') = ${gstin} and o.form->>'gstin' <> ''`)
}

const bySku = ({ sku }: Wanted) => byLine(sql`upper(l.sku) = ${sku}`)
export const skuRows = (wanted: Wanted): Rows => bySku(wanted).walk

// Not as an operator alone: the planner would read the words' index to its end for one page.
const hasWords = ({ words }: Wanted): SQL => sql`(o.words @@ ${words}::tsquery) is true`

/** Orders with the words, by the list's own order: nothing else is read. */
export const wordsWalked = (wanted: Wanted): Rows => byOrder(hasWords(wanted)).rows

/** Orders with the words, read off the index of words. */
export const wordsCollected = (wanted: Wanted): SQL => sql`
  select o.id, o.placed_at as at from (select id, placed_at, words from "order"
    where words @@ ${wanted.rareWords}::tsquery offset 0) o where ${hasWords(wanted)}`

const numbered = ({ sku, number }: Wanted): SQL => sql`
  (select id as order_id from "order" where number = ${sku} union all select order_id from shipment where awb = ${number} union all select order_id from invoice where number = ${number}
    union all select order_id from credit_note where number = ${number})`

/** Orders with the text as their number, an AWB, an invoice or a credit note number. */
export const numberedRows = (wanted: Wanted): SQL =>
  sql`select o.id, o.placed_at as at from ${numbered(wanted)} found join "order" o on o.id = found.order_id`

/** Whether there are lines of a SKU like the text: hardly any text is one. */
export const isSku = (wanted: Wanted): SQL => {
  const { from, where } = skuRows(wanted)
  return sql`exists (select from ${from} where ${where})`
}

/** Whether the text finds an order; `withSku`: by its lines too. */
export function searchHolds(wanted: Wanted, key: Key, withSku: boolean): SQL {
  const sku = withSku ? sql` or ${bySku(wanted).holds(key)}` : sql``
  return sql`(${key.id} in ${numbered(wanted)} or ${byOrder(hasWords(wanted)).holds(key)}${sku})`
}
