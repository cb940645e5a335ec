import type { FigureUnit } from '@upchar/kernel/figure-reports'
import type { Context } from '../../../../platform/context.ts'
import { sql, type SQL } from '../../../../platform/db/sql.ts'
import type { Period } from '../../period.ts'

type Column = {
  key: string
  name: string
  unit: FigureUnit
  /** The figure of any set of facts: an aggregate over the columns of `facts`; of rupees in paise. */
  of: SQL
  drawn?: true
}

/** A kind of parts that the facts fall into: `key`, a text column of `facts`. */
type Split = { name: string; key: SQL; nameOf: (key: string) => string }

export type List = { name: string; rows: { text: string; times: number }[] }
export type Now = { name: string; unit: FigureUnit; value: number | null }

/** A report of the dashboard. */
export type FigureSource = {
  columns: readonly Column[]
  splits: readonly Split[]
  /** A query for what happened in a period, with its moment as `at`. */
  facts: (context: Context, period: Period) => SQL
  lists?: (context: Context, period: Period) => Promise<List[]>
  now?: (context: Context) => Promise<Now[]>
}

/** `part` of `whole` in percent, rounded down so that only all of it is 100; null of nothing. */
export const percent = (part: SQL, whole: SQL): SQL =>
  sql`floor(100.0 * (${part}) / nullif(${whole}, 0))`
