import type { Handle } from '../../../../platform/db/database.ts'
import { countLimit, rowsOf, type Page } from '../../../../platform/db/paging.ts'
import { sql } from '../../../../platform/db/sql.ts'
import { bookedBy, goodsOf, type Kept, type RowOutcome } from '../../../catalogue-file/index.ts'
import type { Limits } from '../price-limits.ts'
import type { StockNow, StockUndo } from '../rules.ts'
import { ownOfferText } from '../../../../modules/catalogue/index.ts'

export type UndoResult = 'off_sale' | 'restored' | 'left'
/** What an undo did with a row. */
export type Undone = {
  result: UndoResult
  why: 'changed_since' | 'not_kept' | 'below_floor' | 'above_ceiling' | null
} & Pick<StockUndo, 'stock' | 'batchStays'>

/** A row that an import made or changed. `why`: it may not be undone. */
export type UndoRow = Pick<RowOutcome, 'line' | 'sku' | 'title' | 'changes'> &
  Pick<Undone, 'result' | 'why'> & {
    kept: Kept | null
    undone: Undone | null
    now: StockNow | null
  }

/** How the stock ledger names an undo. */
export const undoneBy = (uploadId: string): string => `undo of ${bookedBy(uploadId)}`

/** Rows of a file with what an undo does, or has done. */
const judged = (uploadId: string, limits: Limits) => sql`
  select r.line, coalesce(r.undone->>'result', case when r.kept is null or n.mark is distinct from r.kept->>'mark' or limited.why is not null
      then 'left' when r.outcome = 'made' then 'off_sale' else 'restored' end) as result,
    case when r.undone is not null then r.undone->>'why' when r.kept is null then 'not_kept'
      when n.mark is distinct from r.kept->>'mark' then 'changed_since' else limited.why end as why, r.undone is not null as done
  from catalogue_row r cross join lateral (select ${JSON.stringify(Object.fromEntries(limits))}::jsonb->>r.line::text as why) limited
    left join lateral (${goodsOf(sql`v.id = (r.kept->>'variant')::bigint and r.undone is null`)}) n on true
  where r.upload_id::text = ${uploadId} and r.outcome in ('made', 'changed')`

export type Counts = { results: Partial<Record<UndoResult, number>>; done: number }

export async function countResults(
  handle: Handle,
  uploadId: string,
  limits: Limits,
): Promise<Counts> {
  const { rows } = await handle.execute<{ result: UndoResult; many: number; done: number }>(sql`
    select result, count(*)::int as many, (count(*) filter (where done))::int as done
    from (${judged(uploadId, limits)}) j group by result`)
  return {
    results: Object.fromEntries(rows.map(({ result, many }) => [result, many])),
    done: rows.reduce((all, { done }) => all + done, 0),
  }
}

/** The lines of a page, and how many there are. */
export async function selectLines(
  handle: Handle,
  uploadId: string,
  limits: Limits,
  query: Page & { result?: UndoResult | undefined },
): Promise<{ lines: number[]; count: number }> {
  const from = sql`(${judged(uploadId, limits)}) j where result = coalesce(${query.result ?? null}::text, result)`
  const { offset, limit } = rowsOf(query)
  const { rows } = await handle.execute<{ line: number }>(
    sql`select line from ${from} order by line offset ${offset} limit ${limit}`,
  )
  const { rows: counts } = await handle.execute<{ count: number }>(
    sql`select count(*)::int as count from (select from ${from} limit ${countLimit}) counted`,
  )
  return { lines: rows.map(({ line }) => line), count: counts[0]?.count ?? 0 }
}

/** The last rows that nobody has undone yet, held until the transaction ends. */
export async function takeLines(
  tx: Handle,
  uploadId: string,
  limit: number,
): Promise<{ line: number; sku: string }[]> {
  const { rows } = await tx.execute<{ line: number; sku: string }>(sql`
    select line, sku from catalogue_row where upload_id = ${uploadId}::uuid and outcome in ('made', 'changed')
      and undone is null order by line desc limit ${limit} for update`)
  return rows
}

/** Bookings of other files that were undone cancel each other out: nobody has looked at the stock. */
const counted = sql`exists (select from stock_movement m join lot x on x.id = m.lot_id
  where x.offer_id = o.id and m.id > (r.kept->>'movement')::bigint and m.reason in ('adjustment', 'recall')
    and not exists (select from catalogue_upload u, catalogue_row c where u.undone_at is not null
      and m.reference in (${bookedBy('')}::text || u.id, ${undoneBy('')}::text || u.id)
      and c.upload_id = u.id and (c.kept->>'variant')::bigint = o.variant_id and c.undone->'stock'->>'left' = '0'))`

/** Rows by line with their stock as it is. */
export async function selectUndoRows(
  handle: Handle,
  uploadId: string,
  { lines, limits }: { lines: readonly number[]; limits: Limits },
  at: Date,
): Promise<UndoRow[]> {
  const { rows } = await handle.execute<UndoRow>(sql`
    select r.line, r.sku, r.title, r.changes, r.kept, r.undone, j.result, j.why,
      (select jsonb_build_object('counted', ${counted}, 'lots', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', l.id, 'batch', l.batch_no, 'expires', l.expires_on, 'onHand', l.on_hand,
          'held', (select coalesce(sum(quantity), 0) from stock_hold h where h.lot_id = l.id and h.state = 'held'
            and h.expires_at > ${at.toISOString()}::timestamptz),
          'moved', exists (select from stock_movement m where m.lot_id = l.id and m.id > (r.kept->>'movement')::bigint))), '[]')
        from jsonb_array_elements(r.kept->'lots') k join lot l on l.id = (k->>'id')::bigint))
        from offer o join variant v on v.id = o.variant_id and ${sql.raw(ownOfferText)} where v.id = (r.kept->>'variant')::bigint) as now
    from catalogue_row r join (${judged(uploadId, limits)} and r.line = any(${sql.param([...lines])}::int[])) j on j.line = r.line
    where r.upload_id::text = ${uploadId} order by r.line`)
  return rows
}

export async function recordUndone(
  tx: Handle,
  uploadId: string,
  rows: readonly { line: number; undone: Undone }[],
): Promise<void> {
  await tx.execute(sql`
    update catalogue_row c set undone = r.undone
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, undone jsonb)
    where c.upload_id = ${uploadId}::uuid and c.line = r.line`)
}

/** Counts as undone from now on; the job goes through its rows. */
export async function beginUndo(
  tx: Handle,
  uploadId: string,
  { by, at }: { by: string | null; at: Date },
): Promise<void> {
  await tx.execute(sql`update catalogue_upload set state = 'undoing', undone_by = ${by},
    undone_at = ${at.toISOString()}::timestamptz where id = ${uploadId}::uuid`)
}

export async function endUndo(handle: Handle, uploadId: string): Promise<void> {
  await handle.execute(
    sql`update catalogue_upload set state = 'undone' where id = ${uploadId}::uuid and state = 'undoing'`,
  )
}
