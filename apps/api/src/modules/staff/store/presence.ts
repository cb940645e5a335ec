import { and, eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { staffPresence } from '../tables.ts'

export type Tab = Pick<typeof staffPresence.$inferSelect, 'kind' | 'subjectId' | 'staffId' | 'tab'>
export type Colleague = { id: string; name: string; email: string; since: Date }

// A tab that was not heard of for too long has left in between.
const openTab: PreparedStatement = {
  name: 'staff_presence_open',
  text: `with own as (
      update staff_presence set seen_at = $5::timestamptz,
        since = case when seen_at <= $6::timestamptz then $5::timestamptz else since end
      where kind = $1 and subject_id = $2 and staff_id = $3 and tab = $4::uuid returning 1),
    others as (
      select m.id, m.name, m.email, min(p.since) as since
      from staff_presence p join staff_member m on m.id = p.staff_id
      where p.kind = $1 and p.subject_id = $2 and p.staff_id <> $3 and p.seen_at > $6::timestamptz
        and m.disabled_at is null
      group by m.id)
    select exists (select 1 from own) as "isKnown", coalesce((select json_agg(json_build_object(
      'id', id, 'name', name, 'email', email, 'since', since) order by since, id) from others), '[]') as others`,
}

/**
 * Records that a tab is still open; returns whether it was on record, and the colleagues of whom something was heard after `staleAt`.
 * One statement, because every open page runs it again and again.
 */
export async function touchTab(
  handle: Handle,
  tab: Tab,
  { at, staleAt }: { at: Date; staleAt: Date },
): Promise<{ isKnown: boolean; others: Colleague[] }> {
  const [row] = await queryPrepared<{
    isKnown: boolean
    others: (Omit<Colleague, 'since'> & { since: string })[]
  }>(handle, openTab, [
    tab.kind,
    tab.subjectId,
    tab.staffId,
    tab.tab,
    at.toISOString(),
    staleAt.toISOString(),
  ])
  return {
    isKnown: row?.isKnown ?? false,
    others: (row?.others ?? []).map((one) => ({ ...one, since: new Date(one.since) })),
  }
}

/** Records a tab; does nothing if a call beside this one has. */
export async function insertTab(handle: Handle, tab: Tab, at: Date): Promise<void> {
  await handle
    .insert(staffPresence)
    .values({ ...tab, since: at, seenAt: at })
    .onConflictDoNothing()
}

export async function deleteTab(handle: Handle, tab: Tab): Promise<void> {
  await handle
    .delete(staffPresence)
    .where(
      and(
        eq(staffPresence.kind, tab.kind),
        eq(staffPresence.subjectId, tab.subjectId),
        eq(staffPresence.staffId, tab.staffId),
        eq(staffPresence.tab, tab.tab),
      ),
    )
}
