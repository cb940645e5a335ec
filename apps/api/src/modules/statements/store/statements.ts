import type { IstDate } from '@upchar/kernel/dates'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { Entry, Supply, TaxRow, Totals } from '../model.ts'
import type { PayoutState } from '../payout/model.ts'
import { sellerStatement, sellerStatementEntry, sellerStatementTax } from '../tables.ts'

export type Statement = Totals & {
  id: string
  sellerId: number
  sellerName: string
  legalName: string
  gstin: string
  email: string
  nth: number
  fromDay: IstDate
  untilDay: IstDate
  documents: number
  closedBy: string | null
  closedAt: Date
  disputeNote: string
  disputedBy: string | null
  disputedAt: Date | null
  payoutState: PayoutState | 'none'
}

const statementText = `select t.id, t.seller_id as "sellerId", s.trade_name as "sellerName", s.legal_name as "legalName", s.gstin, s.email, t.nth,
    t.from_day::text as "fromDay", t.until_day::text as "untilDay", t.documents, t.gross_paise as "grossPaise", t.commission_paise as "commissionPaise",
    t.closing_paise as "closingPaise", t.service_gst_paise as "serviceGstPaise", t.gateway_paise as "gatewayPaise", t.tcs_paise as "tcsPaise",
    t.tds_paise as "tdsPaise", t.net_paise as "netPaise", t.carried_paise as "carriedPaise", t.payout_paise as "payoutPaise", t.split_paise as "splitPaise",
    t.closed_by as "closedBy", t.closed_at as "closedAt", t.dispute_note as "disputeNote", t.disputed_by as "disputedBy", t.disputed_at as "disputedAt",
    coalesce((select p.state from seller_payout p where p.statement_id = t.id), 'none') as "payoutState"
  from seller_statement t join seller s on s.id = t.seller_id`

const lastStatement = {
  name: 'statement-last',
  text: `${statementText} where t.seller_id = $1 order by t.nth desc limit 1`,
}

/** A seller's newest statement. */
export const findLast = async (handle: Handle, sellerId: number): Promise<Statement | undefined> =>
  (await queryPrepared<Statement>(handle, lastStatement, [sellerId]))[0]

const oneStatement = { name: 'statement-one', text: `${statementText} where t.id = $1::uuid` }

export const findStatement = async (handle: Handle, id: string): Promise<Statement | undefined> =>
  (await queryPrepared<Statement>(handle, oneStatement, [id]))[0]

export const lockStatement = async (tx: Transaction, id: string): Promise<Statement | undefined> =>
  (
    await queryPrepared<Statement>(
      tx,
      { name: 'statement-lock', text: `${oneStatement.text} for no key update of t` },
      [id],
    )
  )[0]

export type StatementFilter = {
  seller: number | undefined
  state: 'all' | 'disputed' | 'to_pay'
}
const filter = `($1::int is null or t.seller_id = $1::int) and case $2 when 'disputed' then t.disputed_at is not null
    when 'to_pay' then t.payout_paise > 0 and not exists (select from seller_payout p where p.statement_id = t.id and p.state = 'paid') else true end`

export const selectStatements = (
  handle: Handle,
  { seller, state, limit, offset }: StatementFilter & { limit: number; offset: number },
): Promise<Statement[]> =>
  queryPrepared(
    handle,
    {
      name: 'statement-list',
      text: `${statementText} where ${filter} order by t.closed_at desc, t.id limit $3 offset $4`,
    },
    [seller ?? null, state, limit, offset],
  )

export const countStatements = async (
  handle: Handle,
  { seller, state }: StatementFilter,
): Promise<number> =>
  (
    await queryPrepared<{ n: number }>(
      handle,
      {
        name: 'statement-count',
        text: `select count(*)::int as n from (select 1 from seller_statement t where ${filter} limit ${countLimit}) t`,
      },
      [seller ?? null, state],
    )
  )[0]?.n ?? 0

const entryText = `select document_id as "documentId", invoice_id as "invoiceId", kind, number, order_id as "orderId", issued_on::text as "issuedOn",
    is_inter as "isInter", channel, gross_paise as "grossPaise", taxed_paise as "taxedPaise", commission, commission_paise as "commissionPaise",
    closing_paise as "closingPaise", gateway_paise as "gatewayPaise", gateway_gst_paise as "gatewayGstPaise", service_gst_bp as "serviceGstBp"
  from seller_statement_entry`

/** What statements have of these invoices. */
export const selectEntriesOf = (handle: Handle, invoiceIds: readonly string[]): Promise<Entry[]> =>
  queryPrepared(
    handle,
    {
      name: 'statement-entries-of',
      text: `${entryText} where invoice_id = any($1::uuid[]) order by kind desc, document_id`,
    },
    [[...new Set(invoiceIds)]],
  )

export const selectEntries = (handle: Handle, statementId: string): Promise<Entry[]> =>
  queryPrepared(
    handle,
    {
      name: 'statement-entries',
      text: `${entryText} where statement_id = $1::uuid order by issued_on, number, document_id`,
    },
    [statementId],
  )

/** What earlier statements of a seller have, summed up by day. */
export const selectSupplies = (handle: Handle, sellerId: number): Promise<Supply[]> =>
  queryPrepared(
    handle,
    {
      name: 'statement-supplies',
      text: `select e.issued_on::text as "issuedOn", e.is_inter as "isInter", sum(e.gross_paise)::bigint as "grossPaise", sum(e.taxed_paise)::bigint as "taxedPaise"
        from seller_statement_entry e join seller_statement t on t.id = e.statement_id where t.seller_id = $1 group by 1, 2`,
    },
    [sellerId],
  )

export const selectTaxes = (handle: Handle, statementId: string): Promise<TaxRow[]> =>
  queryPrepared(
    handle,
    {
      name: 'statement-taxes',
      text: `select kind, period, is_inter as "isInter", section, base_paise as "basePaise", cgst_paise as "cgstPaise", sgst_paise as "sgstPaise",
          igst_paise as "igstPaise", tds_paise as "tdsPaise"
        from seller_statement_tax where statement_id = $1::uuid order by kind, period, is_inter`,
    },
    [statementId],
  )

const keptStatement = {
  name: 'statement-kept-tcs',
  text: `select s.gstin, sum(x.cgst_paise + x.sgst_paise + x.igst_paise)::bigint as paise from seller_statement_tax x
      join seller_statement t on t.id = x.statement_id join seller s on s.id = t.seller_id
    where x.kind = 'tcs' and x.period = $1 group by s.gstin`,
}

/** The tax of a month that statements have kept from sellers, by GSTIN, in paise (CGST Act s.52). */
export async function keptTcs(handle: Handle, month: string): Promise<ReadonlyMap<string, number>> {
  const rows = await queryPrepared<{ gstin: string; paise: number }>(handle, keptStatement, [month])
  return new Map(rows.map(({ gstin, paise }) => [gstin, paise]))
}

/** One statement of a seller is closed at a time: two must not both take a document. */
export const lockStatements = async (tx: Transaction, sellerId: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('statement', ${sellerId}))`)
}

export async function insertStatement(
  tx: Transaction,
  statement: typeof sellerStatement.$inferInsert,
  entries: readonly Entry[],
  taxes: readonly TaxRow[],
): Promise<void> {
  const { id: statementId } = statement
  await tx.insert(sellerStatement).values(statement)
  for (let first = 0; first < entries.length; first += 500)
    await tx
      .insert(sellerStatementEntry)
      .values(entries.slice(first, first + 500).map((entry) => ({ ...entry, statementId })))
  if (taxes.length > 0)
    await tx.insert(sellerStatementTax).values(taxes.map((row) => ({ ...row, statementId })))
}

export async function setDisputed(
  tx: Transaction,
  id: string,
  { note, by, at }: { note: string; by: string | null; at: Date | null },
): Promise<void> {
  await tx
    .update(sellerStatement)
    .set({ disputeNote: note, disputedBy: by, disputedAt: at })
    .where(sql`${sellerStatement.id} = ${id}::uuid`)
}
