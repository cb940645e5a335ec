import { sql, type SQL } from 'drizzle-orm'
import type { BusinessTypeId } from '@upchar/kernel/business-types'
import type { KycStage, KycState } from '@upchar/kernel/kyc-states'
import type { Handle } from '../../../platform/db.ts'

export type QueueRow = {
  id: string; state: KycState; stage: KycStage; customerId: string; firstName: string; lastName: string; email: string | null
  businessName: string; businessTypeId: BusinessTypeId; createdAt: Date; savedAt: Date; submittedAt: Date | null; decidedAt: Date | null
  validUntil: string | null; timesSubmitted: number
}
export type QueueSort = 'waiting' | 'newest' | 'business_name' | 'valid_until'
export type QueueFilter = { words: readonly string[]; state: KycState | undefined; stage: KycStage | undefined; businessTypeId: number | undefined }

const orders: Record<QueueSort, SQL> = {
  waiting: sql`a.submitted_at, a.id`,
  newest: sql`a.saved_at desc nulls last, a.id`,
  business_name: sql`lower(a.business_name), a.id`,
  valid_until: sql`a.valid_until, a.id`,
}

/** Words are letters and digits only, so they can stand in a query for beginnings of words. */
const prefixes = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ')

/** A draft is the buyer's own: staff see an application once it was sent. */
const matching = ({ words, state, stage, businessTypeId }: QueueFilter): SQL => sql.join([
  state === undefined ? sql`a.state <> 'draft'` : sql`a.state = ${state} and a.state <> 'draft'`,
  ...(stage === undefined ? [] : [sql`a.stage = ${stage}`]),
  ...(businessTypeId === undefined ? [] : [sql`a.business_type_id = ${businessTypeId}`]),
  ...(words.length === 0 ? [] : [sql`a.search @@ ${prefixes(words)}::tsquery`]),
], sql` and `)

/** A page of the queue. */
export async function selectQueue(handle: Handle, filter: QueueFilter, sort: QueueSort, page: { limit: number; offset: number }): Promise<QueueRow[]> {
  const { rows } = await handle.execute<QueueRow>(sql`
    select a.id, a.state, a.stage, a.customer_id as "customerId", c.first_name as "firstName", c.last_name as "lastName", c.email, a.business_name as "businessName",
      a.business_type_id as "businessTypeId", a.created_at as "createdAt", a.saved_at as "savedAt", a.submitted_at as "submittedAt", a.decided_at as "decidedAt",
      to_char(a.valid_until, 'YYYY-MM-DD') as "validUntil", a.times_submitted as "timesSubmitted"
    from kyc_application a join customer c on c.id = a.customer_id
    where ${matching(filter)} order by ${orders[sort]} limit ${page.limit} offset ${page.offset}`)
  return rows
}

/** How many there are, counted up to one more than `most`. */
export async function countQueue(handle: Handle, filter: QueueFilter, most: number): Promise<number> {
  const { rows } = await handle.execute<{ found: number }>(sql`select count(*) as found from (select 1 from kyc_application a where ${matching(filter)} limit ${most + 1}) as counted`)
  return rows[0]?.found ?? 0
}

export async function countStates(handle: Handle): Promise<ReadonlyMap<KycState, number>> {
  const { rows } = await handle.execute<{ state: KycState; found: number }>(sql`select state, count(*) as found from kyc_application group by state`)
  return new Map(rows.map((row) => [row.state, row.found]))
}

/** The one that has waited longest, `not` left out. */
export async function selectNextWaiting(handle: Handle, not: string): Promise<string | null> {
  const { rows } = await handle.execute<{ id: string }>(sql`select id from kyc_application where state = 'submitted' and id <> ${not} order by submitted_at, id limit 1`)
  return rows[0]?.id ?? null
}
