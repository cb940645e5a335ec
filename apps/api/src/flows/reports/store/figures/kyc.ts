import { businessType } from '@upchar/kernel/business-types'
import type { Handle } from '../../../../platform/db/database.ts'
import { sql, type SQL } from '../../../../platform/db/sql.ts'
import type { Context } from '../../../../platform/context.ts'
import { during } from '../during.ts'
import { kycAnswers, kycDecided } from '../kyc.ts'
import type { Period } from '../../period.ts'
import type { FigureSource, List, Now } from './model.ts'

const many = (state: string): SQL => sql`count(*) filter (where state = ${sql.raw(`'${state}'`)})`
const hoursOfPart = (part: string): SQL =>
  sql`round((percentile_cont(${sql.raw(part)}) within group (order by hours) filter (where ${kycDecided}))::numeric, 1)`

/** Reasons are written to one buyer: those given to several are no data of one. */
const fewestBuyers = 2
const mostReasons = 20

async function selectReasons(
  handle: Handle,
  period: Period,
  state: 'rejected' | 'changes_asked',
): Promise<List['rows']> {
  const { rows } = await handle.execute<List['rows'][number]>(sql`
    select (array_agg(trim(e.note) order by e.id))[1] as text, count(*)::int as times from kyc_event e join kyc_application a on a.id = e.application_id
    where e.from_state = 'submitted' and e.to_state = ${state} and trim(e.note) <> '' and ${during(sql`e.at`, period)}
    group by lower(trim(e.note)) having count(distinct a.customer_id) >= ${fewestBuyers} order by times desc, 1 limit ${mostReasons}`)
  return rows
}

async function waiting({ db, clock }: Context): Promise<Now[]> {
  const { rows } = await db.execute<{ waiting: number; hours: number | null }>(sql`
    select count(*)::int as waiting,
      round((extract(epoch from ${clock.now().toISOString()}::timestamptz - min(submitted_at)) / 3600)::numeric, 1)::float8 as hours
    from kyc_application where state = 'submitted'`)
  return [
    { name: 'Forms that wait for an answer', unit: 'count', value: rows[0]?.waiting ?? 0 },
    { name: 'The longest of them for', unit: 'hours', value: rows[0]?.hours ?? null },
  ]
}

/** How long buyers wait for KYC, and how it ends (KYC-04). */
export const kycFigures: FigureSource = {
  columns: [
    {
      key: 'decided',
      name: 'Decided',
      unit: 'count',
      of: sql`count(*) filter (where ${kycDecided})`,
    },
    { key: 'approved', name: 'Approved', unit: 'count', of: many('approved') },
    { key: 'refused', name: 'Refused', unit: 'count', of: many('rejected') },
    { key: 'sent_back', name: 'Sent back', unit: 'count', of: many('changes_asked') },
    { key: 'half', name: 'Half within', unit: 'hours', of: hoursOfPart('0.5'), drawn: true },
    { key: 'most', name: '90% within', unit: 'hours', of: hoursOfPart('0.9'), drawn: true },
  ],
  splits: [
    {
      name: 'Business type',
      key: sql`business_type_id::text`,
      nameOf: (key) => businessType(Number(key))?.name ?? key,
    },
  ],
  facts: (_, period) => kycAnswers(period),
  lists: async ({ db }, period) => [
    {
      name: 'Refused, with these words to several buyers',
      rows: await selectReasons(db, period, 'rejected'),
    },
    {
      name: 'Sent back, with these words to several buyers',
      rows: await selectReasons(db, period, 'changes_asked'),
    },
  ],
  now: waiting,
}
