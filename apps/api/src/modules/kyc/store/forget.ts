import { sql } from '../../../platform/db/sql.ts'
import type { Handle, Transaction } from '../../../platform/db/database.ts'

/** Abandoned drafts and closed applications, last saved or moved before. */
export async function selectForgettable(
  handle: Handle,
  before: Date,
  limit: number,
): Promise<{ id: string; customerId: string; isDraft: boolean }[]> {
  const { rows } = await handle.execute<{ id: string; customerId: string; isDraft: boolean }>(sql`
    select a.id, a.customer_id as "customerId", a.state = 'draft' as "isDraft" from kyc_application a
    where (a.state = 'draft' and a.saved_at < ${before.toISOString()}::timestamptz)
      or (a.state in ('rejected', 'expired', 'replaced') and a.fields <> '{}'::jsonb
        and not exists (select 1 from kyc_event e where e.application_id = a.id and e.at >= ${before.toISOString()}::timestamptz))
    order by a.saved_at limit ${limit}`)
  return rows
}

export async function deleteApplication(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`delete from kyc_application where id = ${id}`)
}

/** Erases personal data; keeps the application's history and its licences. */
export async function emptyApplication(tx: Transaction, id: string): Promise<void> {
  await tx.execute(
    sql`update kyc_application set fields = '{}', choices = '{}', business_name = '', search_text = '', reason = '', version = version + 1 where id = ${id}`,
  )
  await tx.execute(sql`update kyc_event set note = '' where application_id = ${id}`)
}

export async function deleteLogsOf(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(sql`delete from kyc_log where customer_id = ${customerId}`)
}

export async function deleteOldLogs(handle: Handle, before: Date, limit: number): Promise<number> {
  const { rowCount } = await handle.execute(
    sql`delete from kyc_log where id in (select id from kyc_log where at < ${before.toISOString()}::timestamptz limit ${limit})`,
  )
  return rowCount ?? 0
}
