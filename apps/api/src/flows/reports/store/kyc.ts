import type { Handle } from '../../../platform/db/database.ts'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Period } from '../period.ts'
import { during } from './during.ts'

/**
 * The answers to KYC forms in a period, each with the hours since the form was sent, the last time before it. By the history of the
 * forms: an approval that is revoked or ends later was still given then.
 */
export const kycAnswers = (period: Period): SQL => sql`
  select e.at, e.to_state as state, a.business_type_id,
    extract(epoch from e.at - (select max(s.at) from kyc_event s
      where s.application_id = e.application_id and s.id < e.id and s.to_state = 'submitted')) / 3600.0 as hours
  from kyc_event e join kyc_application a on a.id = e.application_id
  where e.from_state = 'submitted' and e.to_state in ('approved', 'rejected', 'changes_asked') and ${during(sql`e.at`, period)}`

/** Of such an answer, whether it ended the form. */
export const kycDecided = sql`state <> 'changes_asked'`

/** How many KYC forms were approved or refused, and the median of the hours that it took. */
export async function selectKycTime(
  handle: Handle,
  period: Period,
): Promise<{ decided: number; hours: number | null }> {
  const { rows } = await handle.execute<{ decided: number; hours: number | null }>(sql`
    select count(*)::int as decided, percentile_cont(0.5) within group (order by hours) as hours
    from (${kycAnswers(period)}) f where ${kycDecided}`)
  return rows[0] ?? { decided: 0, hours: null }
}
