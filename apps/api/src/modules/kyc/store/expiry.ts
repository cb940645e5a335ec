import { sql } from '../../../platform/db/sql.ts'
import type { KycStage } from '@upchar/kernel/kyc-states'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import type { Licence } from '../model.ts'

/** Approved applications whose last day has passed. */
export async function selectEnded(
  handle: Handle,
  today: string,
  limit: number,
): Promise<{ id: string; customerId: string }[]> {
  const { rows } = await handle.execute<{ id: string; customerId: string }>(sql`
    select id, customer_id as "customerId" from kyc_application where state = 'approved' and valid_until < ${today}::date order by valid_until, id limit ${limit}`)
  return rows
}

export type Ending = {
  applicationId: string
  stage: KycStage
  email: string
  endsOn: string
  left: number
  licences: Licence[]
}

/**
 * Licences of approved applications ending between `back` days ago and `ahead` days from now, one row for
 * each application and day. Skips buyers with a new application under review.
 */
export async function selectEndings(
  handle: Handle,
  today: string,
  back: number,
  ahead: number,
): Promise<Ending[]> {
  const { rows } = await handle.execute<Ending>(sql`
    select a.id as "applicationId", a.stage, c.email, to_char(l.valid_until, 'YYYY-MM-DD') as "endsOn", l.valid_until - ${today}::date as left,
      json_agg(json_build_object('kind', l.kind, 'number', l.number, 'scope', l.scope, 'validUntil', to_char(l.valid_until, 'YYYY-MM-DD')) order by l.kind) as licences
    from kyc_licence l join kyc_application a on a.id = l.application_id and a.state = 'approved' join customer c on c.id = a.customer_id and c.email is not null
    where l.valid_until between ${today}::date - ${back}::int and ${today}::date + ${ahead}::int
      and not exists (select 1 from kyc_application n where n.customer_id = a.customer_id and n.stage = a.stage and n.state = 'submitted')
    group by a.id, c.email, l.valid_until order by l.valid_until, a.id`)
  return rows
}

/** Records a warning; false when it was sent before. */
export async function noteWarning(
  tx: Transaction,
  row: { applicationId: string; endsOn: string; days: number; at: Date },
): Promise<boolean> {
  const { rowCount } =
    await tx.execute(sql`insert into kyc_warning (application_id, ends_on, days, at)
    values (${row.applicationId}, ${row.endsOn}::date, ${row.days}, ${row.at.toISOString()}::timestamptz) on conflict do nothing`)
  return (rowCount ?? 0) > 0
}
