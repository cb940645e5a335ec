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
import type { Handle } from '../../../platform/db/database.ts'
import { countLimit, rowsOf } from '../../../platform/db/paging.ts'
import { tsqueryOf, type SearchWord } from '../../../platform/text/search-words.ts'
import { customer } from '../tables.ts'
import type { CustomerRow } from './customers.ts'

export type ListQuery = Omit<Query<'staffListCustomers'>, 'q'> & { words: readonly SearchWord[] }

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

const conditions = ({ words, state, business_type }: ListQuery): SQL | undefined =>
  and(
    words.length === 0 ? undefined : sql`${customer.search} @@ ${tsqueryOf(words)}::tsquery`,
    state && inState[state],
    business_type === undefined ? undefined : eq(customer.businessTypeId, business_type),
  )

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

/** A customer, even a closed one. */
export async function selectAnyCustomer(
  handle: Handle,
  id: string,
): Promise<CustomerRow | undefined> {
  return (await handle.select().from(customer).where(eq(customer.id, id)))[0]
}
