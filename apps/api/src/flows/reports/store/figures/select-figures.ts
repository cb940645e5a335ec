import type { ReportStep } from '@upchar/kernel/report-periods'
import type { Context } from '../../../../platform/context.ts'
import { sql, type SQL } from '../../../../platform/db/sql.ts'
import type { FigureSource } from './model.ts'
import type { Period } from '../../period.ts'
import { firstDay } from '../during.ts'

export type FigureValues = (number | null)[]
export type FigureRow = {
  /** What the figures are of: all, a time, or a part of so manieth split. */
  kind: 'all' | 'time' | number
  key: string
  values: FigureValues
}

/** The figures of a report in a period: in all, by time and by part, in one statement. */
export async function selectFigures(
  context: Context,
  { columns, splits, facts }: FigureSource,
  period: Period,
  step: ReportStep,
): Promise<FigureRow[]> {
  const time = firstDay(sql`f.at`, step)
  const keys = splits.map(({ key }) => key)
  const names = ['t', ...keys.map((_, i) => `s${i}`)].map((name) => sql.identifier(name))
  const list = (parts: readonly SQL[] | typeof names) => sql.join([...parts], sql`, `)
  const kinds = names.map(
    (name, i) => sql`when grouping(${name}) = 0 then ${sql.raw(String(i - 1))}`,
  )
  const { rows } = await context.db.execute<{
    kind: number
    key: string
    values: FigureValues
  }>(sql`
    with fact as materialized (${facts(context, period)}),
    placed as (select *, ${list([time, ...keys].map((key, i) => sql`${key} as ${names[i]}`))} from fact f)
    select case ${sql.join(kinds, sql` `)} else -2 end as kind, coalesce(${list(names)}, '') as key,
      json_build_array(${list(columns.map(({ of }) => of))}) as values
    from placed group by grouping sets ((), ${list(names.map((name) => sql`(${name})`))}) order by 1, 2`)
  return rows.map(({ kind, ...row }) => ({
    ...row,
    kind: kind === -2 ? 'all' : kind === -1 ? 'time' : kind,
  }))
}
