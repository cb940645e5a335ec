import { startOfIstDate } from '@upchar/kernel/dates'
import { nextMonth } from '@upchar/kernel/months'
import type { TaxReturnForm } from '@upchar/kernel/tax-return-rules'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import { sql } from '../../platform/db/sql.ts'
import type { FiledFigures } from './filed.ts'
import type { IssuedSeries } from './documents-issued.ts'
import type { ReturnDocument } from './model.ts'

/** The first moment of a month in India, and that of the next. */
export const boundsOf = (month: string): [string, string] => [
  new Date(startOfIstDate(`${month}-01`)).toISOString(),
  new Date(startOfIstDate(`${nextMonth(month)}-01`)).toISOString(),
]

/** Documents are a few kilobytes each: a month of a large seller is read in pages. */
const pageSize = 1000

/** An invoice whose number was cancelled at the portal is void, and so is the note that undoes it; the rest of `e_invoice` waits or stands. */
const standing = (alias: string): string =>
  `case ${alias}.state when 'void' then 'void' when 'cancelled' then 'void' when 'waiting' then 'waiting' else 'stands' end`

const columns = `d.id, d.issued_at::text as at, d.series, d.sequence, d.document`
const pages = (alias: string): string => `($1 = '' or ${alias}.gstin = $1)
    and ${alias}.issued_at >= $2::timestamptz and ${alias}.issued_at < $3::timestamptz
    and ($4::timestamptz is null or (${alias}.issued_at, ${alias}.id) > ($4::timestamptz, $5::uuid))
    order by ${alias}.issued_at, ${alias}.id limit ${pageSize}`

const statements = [
  {
    name: 'return-invoices',
    text: `select 'invoice' as kind, ${columns}, ${standing('e')} as standing from invoice d
      left join e_invoice e on e.invoice_id = d.id where ${pages('d')}`,
  },
  {
    name: 'return-credit-notes',
    text: `select 'credit_note' as kind, ${columns}, ${standing('e')} as standing,
        json_build_object('totalPaise', i.document->'totals'->'totalPaise', 'lines', i.document->'lines') as invoiced
      from credit_note d join invoice i on i.id = d.invoice_id
      left join e_invoice e on e.credit_note_id = d.id where ${pages('d')}`,
  },
  {
    name: 'return-challans',
    text: `select 'challan' as kind, d.id, d.issued_at::text as at, d.series, d.sequence, json_build_object('number', d.number) as document,
        case when d.cancelled_at is null then 'stands' else 'void' end as standing
      from delivery_challan d where ${pages('d')}`,
  },
] as const

/** The documents that a GSTIN issued in a month in India; without one, those of all. */
export async function* documentsOfMonth(
  handle: Handle,
  { gstin, month }: { gstin: string; month: string },
): AsyncGenerator<ReturnDocument> {
  const [from, to] = boundsOf(month)
  for (const statement of statements) {
    let last: { at: string; id: string } | undefined
    do {
      const rows: (ReturnDocument & { at: string; id: string })[] = await queryPrepared(
        handle,
        statement,
        [gstin, from, to, last?.at ?? null, last?.id ?? null],
      )
      yield* rows
      last = rows.length < pageSize ? undefined : rows.at(-1)
    } while (last !== undefined)
  }
}

const lastBefore = (table: string): string =>
  `(select max(d.sequence) from ${table} d where d.gstin = $1 and d.financial_year = $2 and d.series = r.series and d.sequence < r.first)`
const predecessorsStatement = {
  name: 'return-predecessors',
  text: `select coalesce(case r.nature when 1 then ${lastBefore('invoice')} when 5 then ${lastBefore('credit_note')}
      else ${lastBefore('delivery_challan')} end, 0) as before
    from unnest($3::int[], $4::text[], $5::int[]) with ordinality as r(nature, series, first, nth) order by r.nth`,
}
/** For each run of numbers the last number before it that a document of the financial year has; 0: none. */
export const selectPredecessors = async (
  handle: Handle,
  { gstin, year }: { gstin: string; year: string },
  runs: readonly IssuedSeries[],
): Promise<number[]> =>
  (
    await queryPrepared<{ before: number }>(handle, predecessorsStatement, [
      gstin,
      year,
      runs.map(({ nature }) => nature),
      runs.map(({ series }) => series),
      runs.map(({ first }) => first),
    ])
  ).map(({ before }) => before)

export type MonthOfGstin = {
  gstin: string
  name: string
  documents: number
  waiting: number
  taxablePaise: number
  taxPaise: number
}

const monthStatement = {
  name: 'returns-of-month',
  text: `select d.gstin, max(d.document->'seller'->>'legalName') as name, count(*) filter (where standing <> 'void')::int as documents,
      count(*) filter (where standing = 'waiting')::int as waiting,
      coalesce(sum(sign * (d.document->'totals'->>'taxablePaise')::bigint) filter (where standing <> 'void'), 0)::float8 as "taxablePaise",
      coalesce(sum(sign * ((d.document->'totals'->>'igstPaise')::bigint + (d.document->'totals'->>'cgstPaise')::bigint
        + (d.document->'totals'->>'sgstPaise')::bigint)) filter (where standing <> 'void'), 0)::float8 as "taxPaise"
    from (select i.gstin, i.document, 1 as sign, ${standing('e')} as standing
        from invoice i left join e_invoice e on e.invoice_id = i.id
        where i.issued_at >= $1::timestamptz and i.issued_at < $2::timestamptz
      union all select c.gstin, c.document, -1, ${standing('e')}
        from credit_note c left join e_invoice e on e.credit_note_id = c.id
        where c.issued_at >= $1::timestamptz and c.issued_at < $2::timestamptz) d
    group by d.gstin order by d.gstin`,
}

/** What each GSTIN issued in a month, credit notes taken off. */
export const selectMonth = (handle: Handle, month: string): Promise<MonthOfGstin[]> =>
  queryPrepared<MonthOfGstin>(handle, monthStatement, boundsOf(month))

export type FiledReturn = {
  gstin: string
  form: TaxReturnForm
  month: string
  arn: string
  filedOn: string
  figures: FiledFigures
  recordedBy: string
}

const filedStatement = {
  name: 'returns-filed',
  text: `select gstin, form, month, arn, filed_on::text as "filedOn", figures, recorded_by as "recordedBy" from tax_return where month = $1`,
}

/** The returns of a month that are recorded as filed. */
export const selectFiled = (handle: Handle, month: string): Promise<FiledReturn[]> =>
  queryPrepared<FiledReturn>(handle, filedStatement, [month])

/** Records a filed return; of one that is recorded, only its number and day change, and the figures of then stay. Whether it changed. */
export async function upsertFiled(
  tx: Transaction,
  row: Omit<FiledReturn, 'recordedBy'> & { recordedBy: string; at: Date },
): Promise<boolean> {
  const { rows } =
    await tx.execute(sql`insert into tax_return (gstin, form, month, arn, filed_on, figures, recorded_by, recorded_at)
    values (${row.gstin}, ${row.form}, ${row.month}, ${row.arn}, ${row.filedOn}::date, ${JSON.stringify(row.figures)}::jsonb,
      ${row.recordedBy}, ${row.at.toISOString()}::timestamptz)
    on conflict (gstin, form, month) do update set arn = excluded.arn, filed_on = excluded.filed_on,
      recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at
      where (tax_return.arn, tax_return.filed_on) is distinct from (excluded.arn, excluded.filed_on) returning 1`)
  return rows.length > 0
}
