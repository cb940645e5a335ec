import type { ReportStep } from '@upchar/kernel/report-periods'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Period } from '../period.ts'

/** Whether a moment lies in a period. */
export const during = (moment: SQL, { begins, ends }: Pick<Period, 'begins' | 'ends'>): SQL =>
  sql`${moment} >= ${begins.toISOString()}::timestamptz and ${moment} < ${ends.toISOString()}::timestamptz`

/** The first day of the day, week or month in India that a moment lies in; as `barsOf`. Weeks begin on Monday. */
export function firstDay(moment: SQL, step: ReportStep): SQL {
  const inIndia = sql`(${moment} at time zone 'Asia/Kolkata')`
  if (step === 'day') return sql`${inIndia}::date::text`
  return sql`date_trunc(${sql.raw(step === 'week' ? `'week'` : `'month'`)}, ${inIndia})::date::text`
}
