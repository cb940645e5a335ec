import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Period } from '../period.ts'

/** Whether a moment lies in a period. */
export const during = (moment: SQL, { begins, ends }: Pick<Period, 'begins' | 'ends'>): SQL =>
  sql`${moment} >= ${begins.toISOString()}::timestamptz and ${moment} < ${ends.toISOString()}::timestamptz`
