import {
  and,
  eq,
  isNotNull,
  isNull,
  sql,
  type AnyColumn,
  type SQL,
} from '../../../platform/db/sql.ts'
import type { Query } from '@upchar/contract/schema/endpoints'
import { inTransaction, type Database, type Handle } from '../../../platform/db/database.ts'
import { countLimit, rowsOf } from '../../../platform/db/paging.ts'
import { tsqueryOf, type SearchWord } from '../../../platform/text/search-words.ts'
import { customer, customerNames } from '../tables.ts'
import type { CustomerRow } from './customers.ts'

export type ListQuery = Omit<Query<'staffListCustomers'>, 'q'> & {
  words: readonly SearchWord[]
  /** A number of four digits or more: any part of a phone. */
  number: string | undefined
}

const columns = {
  id: customer.id,
  email: customer.email,
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone,
  businessTypeId: customer.businessTypeId,
  businessName: customer.businessName,
  gstin: customer.gstin,
  createdAt: customer.createdAt,
  lastSignedInAt: customer.lastSignedInAt,
  deactivatedAt: customer.deactivatedAt,
  blockedAt: customer.blockedAt,
}
export type ListedCustomer = Pick<CustomerRow, keyof typeof columns>

type Sortable = Record<'id' | 'email' | 'businessName' | 'createdAt' | 'lastSignedInAt', AnyColumn>

// Each matches an index; ties are broken by id.
const orders: Readonly<Record<ListQuery['sort'], (columns: Sortable) => SQL>> = {
  newest: (c) => sql`${c.createdAt} desc, ${c.id} desc`,
  oldest: (c) => sql`${c.createdAt}, ${c.id}`,
  last_sign_in: (c) => sql`${c.lastSignedInAt} desc nulls last, ${c.id}`,
  email: (c) => sql`${c.email}, ${c.id}`,
  business_name: (c) => sql`nullif(lower(${c.businessName}), ''), ${c.id}`,
}

const inState: Readonly<Record<NonNullable<ListQuery['state']>, SQL>> = {
  open: isNull(customer.deactivatedAt),
  blocked: isNotNull(customer.blockedAt),
  closed: isNotNull(customer.deactivatedAt),
}

const narrowed = ({ state, business_type }: Pick<ListQuery, 'state' | 'business_type'>) =>
  and(
    state && inState[state],
    business_type === undefined ? undefined : eq(customer.businessTypeId, business_type),
  )

function found({ words, number }: ListQuery): SQL | undefined {
  if (words.length === 0) return undefined
  const byWords = sql`${customer.search} @@ ${tsqueryOf(words)}::tsquery`
  return number === undefined
    ? byWords
    : sql`(${byWords} or ${customer.phone} like ${`%${number}%`})`
}

const conditions = (query: ListQuery): SQL | undefined => and(found(query), narrowed(query))

export const countStatement = (handle: Handle, query: ListQuery): SQL =>
  sql`select count(*) as count from ${handle
    .select({ one: sql`1` })
    .from(customer)
    .where(conditions(query))
    .limit(countLimit)
    .as('found')}`

/**
 * The rows of a page. A small result is found by words and then sorted; for a large one the sort order's
 * index is read. The planner can't estimate the rarity of a prefix, so the count decides.
 */
export function rowsStatement(handle: Handle, query: ListQuery, count: number) {
  const { offset, limit } = rowsOf(query)
  const order = orders[query.sort]
  const chosen = handle.select(columns).from(customer).where(conditions(query))
  if (query.words.length === 0 || count >= countLimit)
    return chosen.orderBy(order(columns)).limit(limit).offset(offset)
  const found = chosen.limit(countLimit).as('found')
  return handle.select().from(found).orderBy(order(found)).limit(limit).offset(offset)
}

/** A page of customers, with their number up to the limit. */
export async function selectCustomers(
  handle: Handle,
  query: ListQuery,
): Promise<{ rows: ListedCustomer[]; count: number }> {
  const count =
    (await handle.execute<{ count: number }>(countStatement(handle, query))).rows[0]?.count ?? 0
  return { rows: count === 0 ? [] : await rowsStatement(handle, query, count), count }
}

/** How alike a typed word and one of the names must be: a letter too many, missing, wrong or swapped in a word of five. */
const alike = '0.4'
/** The most that are ranked: who has typed so little types on. */
const mostAlike = 200

export function alikeStatement(handle: Handle, query: ListQuery) {
  const words = query.words.map(({ text }) => text)
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(${word}, ${customerNames})`),
    sql` + `,
  )
  return handle
    .select(columns)
    .from(customer)
    .where(and(narrowed(query), ...words.map((word) => sql`${word} <% ${customerNames}`)))
    .orderBy(sql`${likeness} desc, ${customer.id}`)
    .limit(mostAlike)
}

/**
 * Customers with names like the typed ones, the likest first (OPS-10): for a search that finds nobody as it stands. Two
 * statements.
 */
export async function selectAlike(
  handle: Database,
  query: ListQuery,
): Promise<{ rows: ListedCustomer[]; count: number }> {
  const { offset, limit } = rowsOf(query)
  const rows = await inTransaction(handle, async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${alike}, true)`)
    return alikeStatement(tx, query)
  })
  return { rows: rows.slice(offset, offset + limit), count: rows.length }
}

/** A customer, even a closed one. */
export async function selectAnyCustomer(
  handle: Handle,
  id: string,
): Promise<CustomerRow | undefined> {
  return (await handle.select().from(customer).where(eq(customer.id, id)))[0]
}
