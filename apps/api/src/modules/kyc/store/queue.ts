import { and, asc, count, eq, ne, sql, type SQL } from '../../../platform/db/sql.ts'
import type { KycStage, KycState } from '@upchar/kernel/kyc-states'
import type { Handle } from '../../../platform/db/database.ts'
import { customer } from '../../accounts/tables.ts'
import { kycApplication as a, kycEvent } from '../tables.ts'

export type QueueSort = 'waiting' | 'newest' | 'business_name' | 'valid_until'
export type QueueFilter = {
  words: readonly string[]
  state: KycState | undefined
  stage: KycStage | undefined
  businessTypeId: number | undefined
}

// Matches the indexes, so that a page is read from one of them.
const orders: Record<QueueSort, SQL[]> = {
  waiting: [asc(a.submittedAt), asc(a.id)],
  newest: [sql`${a.savedAt} desc nulls last`, asc(a.id)],
  business_name: [sql`lower(${a.businessName})`, asc(a.id)],
  valid_until: [asc(a.validUntil), asc(a.id)],
}

/** Words are letters and digits only, so none of them can be query syntax. */
const prefixes = (words: readonly string[]): string =>
  words.map((word) => `'${word}':*`).join(' & ')

/** Staff see submitted applications only; drafts belong to the buyer. */
const matching = ({ words, state, stage, businessTypeId }: QueueFilter) =>
  and(
    ne(a.state, 'draft'),
    state === undefined ? undefined : eq(a.state, state),
    stage === undefined ? undefined : eq(a.stage, stage),
    businessTypeId === undefined ? undefined : sql`${a.businessTypeId} = ${businessTypeId}`,
    words.length === 0 ? undefined : sql`${a.search} @@ ${prefixes(words)}::tsquery`,
  )

const columns = {
  id: a.id,
  state: a.state,
  stage: a.stage,
  customerId: a.customerId,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  businessName: a.businessName,
  businessTypeId: a.businessTypeId,
  createdAt: a.createdAt,
  savedAt: a.savedAt,
  submittedAt: a.submittedAt,
  decidedAt: a.decidedAt,
  validUntil: a.validUntil,
  timesSubmitted: a.timesSubmitted,
  decidedBy: sql<string | null>`(
    select e.staff_id from ${kycEvent} e
    where e.application_id = ${a.id} and e.staff_id is not null
    order by e.id desc limit 1)`,
}

/** A page of the queue. */
export async function selectQueue(
  handle: Handle,
  filter: QueueFilter,
  sort: QueueSort,
  page: { limit: number; offset: number },
) {
  return handle
    .select(columns)
    .from(a)
    .innerJoin(customer, eq(customer.id, a.customerId))
    .where(matching(filter))
    .orderBy(...orders[sort])
    .limit(page.limit)
    .offset(page.offset)
}
export type QueueRow = Awaited<ReturnType<typeof selectQueue>>[number]

/** The count, up to one more than `most`. */
export async function countQueue(
  handle: Handle,
  filter: QueueFilter,
  most: number,
): Promise<number> {
  const some = handle
    .select({ id: a.id })
    .from(a)
    .where(matching(filter))
    .limit(most + 1)
    .as('some')
  const [row] = await handle.select({ found: count() }).from(some)
  return row?.found ?? 0
}

export async function countStates(handle: Handle): Promise<ReadonlyMap<KycState, number>> {
  const rows = await handle.select({ state: a.state, found: count() }).from(a).groupBy(a.state)
  return new Map(rows.map((row) => [row.state, row.found]))
}

/** The application waiting longest, except `not`. */
export async function selectNextWaiting(handle: Handle, not: string): Promise<string | null> {
  const [row] = await handle
    .select({ id: a.id })
    .from(a)
    .where(and(eq(a.state, 'submitted'), ne(a.id, not)))
    .orderBy(asc(a.submittedAt), asc(a.id))
    .limit(1)
  return row?.id ?? null
}
