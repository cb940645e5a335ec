import { sumPaise } from '@upchar/kernel/money'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { MatchedLine } from '../match-lines.ts'

const lockStatement = {
  name: 'settlement-lock-all',
  text: `select pg_advisory_xact_lock(hashtextextended('settlement', 0))`,
}

/** One settlement is recorded at a time: two with the same payment must not both find it unsettled. */
export async function lockSettlements(tx: Transaction): Promise<void> {
  await queryPrepared(tx, lockStatement, [])
}

const recordedStatement = {
  name: 'settlement-recorded',
  text: `select 1 from settlement where id = $1`,
}

export const isRecorded = async (handle: Handle, id: string): Promise<boolean> =>
  (await queryPrepared(handle, recordedStatement, [id])).length > 0

const insertStatement = {
  name: 'settlement-insert',
  text: `insert into settlement (id, amount_paise, utr, settled_at, file_name, recorded_by, recorded_at,
      lines, paid_paise, refunded_paise, fee_paise, tax_paise, other_paise)
    values ($1, $2, $3, $4::timestamptz, $5, $6, $7::timestamptz, $8, $9, $10, $11, $12, $13)`,
}
const insertLinesStatement = {
  name: 'settlement-lines-insert',
  text: `insert into settlement_line (settlement_id, line, entity_id, kind, payment_id, refund_id, dispute_id,
      amount_paise, fee_paise, tax_paise, net_paise, outcome)
    select $1, l.* from jsonb_to_recordset($2::jsonb) as l(line int, entity text, kind text, payment text, refund uuid, dispute text,
      amount bigint, fee bigint, tax bigint, net bigint, outcome text)`,
}

export type NewSettlement = {
  id: string
  amountPaise: number
  utr: string
  at: Date
  /** Null: the gateway's report was fetched. */
  file: { name: string; by: string } | null
  recordedAt: Date
}

/** What a settlement's lines add up to, in paise. */
function totalsOf(lines: readonly MatchedLine[]) {
  const sum = (of: (line: MatchedLine) => number) => sumPaise(lines.map((line) => of(line)))
  return {
    paid: sum(({ kind, amountPaise }) => (kind === 'payment' ? amountPaise : 0)),
    refunded: sum(({ kind, amountPaise }) => (kind === 'refund' ? amountPaise : 0)),
    fees: sum(({ feePaise }) => feePaise),
    gst: sum(({ taxPaise }) => taxPaise),
    other: sum(({ kind, netPaise, feePaise }) =>
      kind === 'payment' || kind === 'refund' ? 0 : netPaise + feePaise,
    ),
  }
}

/** Keeps a settlement with its lines. */
export async function insertSettlement(
  tx: Transaction,
  { id, amountPaise, utr, at, file, recordedAt }: NewSettlement,
  lines: readonly MatchedLine[],
): Promise<void> {
  const source = [file?.name ?? null, file?.by ?? null]
  const { paid, refunded, fees, gst, other } = totalsOf(lines)
  const totals = [lines.length, paid, refunded, fees, gst, other]
  const values = [id, amountPaise, utr, at, ...source, recordedAt, ...totals]
  await queryPrepared(tx, insertStatement, values)
  const rows = lines.map((one) => ({
    line: one.line,
    entity: one.entityId,
    kind: one.kind,
    payment: one.paymentId,
    refund: one.refundId,
    dispute: one.disputeId,
    amount: one.amountPaise,
    fee: one.feePaise,
    tax: one.taxPaise,
    net: one.netPaise,
    outcome: one.outcome,
  }))
  await queryPrepared(tx, insertLinesStatement, [id, JSON.stringify(rows)])
}
