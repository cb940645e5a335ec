import type { SettlementKind, SettlementOutcome } from '@upchar/kernel/settlement'
import type { Handle, Transaction } from '../../platform/db/database.ts'
import { countLimit } from '../../platform/db/paging.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import type { GatewaySettlementLine } from '../../platform/payments/index.ts'
import type { Known, MatchedLine } from './match-lines.ts'

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

const settled = (id: string) =>
  `exists (select from settlement_line l where l.entity_id = ${id}) as settled`
const known = {
  payments: {
    name: 'settlement-payments',
    text: `select p.id, p.id as key, p.amount_paise::bigint as "amountPaise", p.state, ${settled('p.id')}
      from payment p where p.id = any($1::text[])`,
  },
  refunds: {
    name: 'settlement-refunds',
    text: `select r.id, r.provider_refund_id as key, r.amount_paise::bigint as "amountPaise", r.state, ${settled('r.provider_refund_id')}
      from refund r where r.provider_refund_id = any($1::text[])`,
  },
  disputes: {
    name: 'settlement-disputes',
    text: `select d.id, d.id as key, d.amount_paise::bigint as "amountPaise", d.deducted_paise::bigint as "deductedPaise", d.state,
        (select coalesce(sum(l.net_paise), 0)::bigint from settlement_line l where l.dispute_id = d.id and l.outcome = 'matched') as "movedPaise"
      from dispute d where d.id = any($1::text[])`,
  },
  others: {
    name: 'settlement-others',
    text: `select distinct entity_id as key from settlement_line where entity_id = any($1::text[])`,
  },
} as const

/** What the shop knows of the lines of a report. */
export async function selectKnown(
  handle: Handle,
  lines: readonly GatewaySettlementLine[],
): Promise<Known> {
  const byKey = async <R extends { key: string }>(
    statement: { name: string; text: string },
    ids: readonly string[],
  ): Promise<Map<string, R>> =>
    new Map(
      (await queryPrepared<R>(handle, statement, [[...new Set(ids)]])).map((row) => [row.key, row]),
    )
  const ofKind = (kind: GatewaySettlementLine['kind']) =>
    lines.filter((line) => line.kind === kind).map(({ entityId }) => entityId)
  type Of<K extends 'payments' | 'refunds' | 'disputes'> =
    Known[K] extends ReadonlyMap<string, infer R> ? R & { key: string } : never
  const payments = await byKey<Of<'payments'>>(known.payments, ofKind('payment'))
  const refunds = await byKey<Of<'refunds'>>(known.refunds, ofKind('refund'))
  const disputes = await byKey<Of<'disputes'>>(
    known.disputes,
    lines.flatMap(({ disputeId }) => (disputeId === null ? [] : [disputeId])),
  )
  const others = await byKey<{ key: string }>(known.others, [
    ...ofKind('adjustment'),
    ...ofKind('transfer'),
  ])
  return { payments, refunds, disputes, others: new Set(others.keys()) }
}

const insertStatement = {
  name: 'settlement-insert',
  text: `insert into settlement (id, amount_paise, utr, settled_at, file_name, recorded_by, recorded_at)
    values ($1, $2, $3, $4::timestamptz, $5, $6, $7::timestamptz)`,
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

/** Keeps a settlement with its lines. */
export async function insertSettlement(
  tx: Transaction,
  { id, amountPaise, utr, at, file, recordedAt }: NewSettlement,
  lines: readonly MatchedLine[],
): Promise<void> {
  const source = [file?.name ?? null, file?.by ?? null]
  await queryPrepared(tx, insertStatement, [id, amountPaise, utr, at, ...source, recordedAt])
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

export type Settlement = {
  id: string
  amountPaise: number
  utr: string
  settledAt: Date
  fileName: string | null
  recordedBy: string | null
  recordedAt: Date
  bankPaise: number | null
  /** ISO date. */
  bankOn: string | null
  bankReason: string | null
  bankBy: string | null
  bankAt: Date | null
  lines: number
  feePaise: number
  taxPaise: number
  open: number
}

const settlementText = `select s.id, s.amount_paise::bigint as "amountPaise", s.utr, s.settled_at as "settledAt", s.file_name as "fileName",
    s.recorded_by as "recordedBy", s.recorded_at as "recordedAt", s.bank_paise::bigint as "bankPaise", s.bank_on::text as "bankOn",
    s.bank_reason as "bankReason", s.bank_by as "bankBy", s.bank_at as "bankAt", n.lines, n.fee::bigint as "feePaise",
    n.tax::bigint as "taxPaise", n.open
  from settlement s cross join lateral (select count(*)::int as lines, coalesce(sum(l.fee_paise), 0) as fee,
    coalesce(sum(l.tax_paise), 0) as tax, count(*) filter (where l.outcome <> 'matched' and l.cleared_at is null)::int as open
    from settlement_line l where l.settlement_id = s.id) n`

const narrowed = {
  all: { where: '', order: 'order by s.settled_at desc, s.nth desc' },
  bank: { where: 'where s.bank_at is null', order: 'order by s.settled_at, s.nth' },
}
type Page = { limit: number; offset: number }

const countOf = async (handle: Handle, name: string, from: string): Promise<number> =>
  (
    await queryPrepared<{ n: number }>(
      handle,
      { name, text: `select count(*)::int as n from (select 1 ${from} limit ${countLimit}) x` },
      [],
    )
  )[0]?.n ?? 0

export async function selectSettlements(
  handle: Handle,
  state: keyof typeof narrowed,
  page: Page,
): Promise<{ rows: Settlement[]; n: number }> {
  const { where, order } = narrowed[state]
  const statement = {
    name: `settlement-list-${state}`,
    text: `${settlementText} ${where} ${order} limit $1 offset $2`,
  }
  const rows = await queryPrepared<Settlement>(handle, statement, [page.limit, page.offset])
  return {
    rows,
    n: await countOf(handle, `settlement-count-${state}`, `from settlement s ${where}`),
  }
}

const findStatement = { name: 'settlement-find', text: `${settlementText} where s.id = $1` }
const lockOneStatement = {
  name: 'settlement-lock',
  text: `${settlementText} where s.id = $1 for no key update of s`,
}

export const findSettlement = async (handle: Handle, id: string): Promise<Settlement | undefined> =>
  (await queryPrepared<Settlement>(handle, findStatement, [id]))[0]

export const lockSettlement = async (
  tx: Transaction,
  id: string,
): Promise<Settlement | undefined> =>
  (await queryPrepared<Settlement>(tx, lockOneStatement, [id]))[0]

const bankStatement = {
  name: 'settlement-bank',
  text: `update settlement set bank_paise = $2, bank_on = $3::date, bank_reason = $4, bank_by = $5, bank_at = $6::timestamptz where id = $1`,
}

type Bank = {
  bankPaise: number
  bankOn: string
  bankReason: string | null
  bankBy: string
  bankAt: Date
}

export async function setBank(tx: Transaction, id: string, bank: Bank): Promise<void> {
  const { bankPaise, bankOn, bankReason, bankBy, bankAt } = bank
  await queryPrepared(tx, bankStatement, [id, bankPaise, bankOn, bankReason, bankBy, bankAt])
}

export type Difference = {
  settlementId: string
  line: number
  entityId: string
  kind: SettlementKind
  outcome: SettlementOutcome
  amountPaise: number
  feePaise: number
  taxPaise: number
  netPaise: number
  orderNumber: string | null
  /** What the shop knows of the payment, refund or dispute. */
  knownPaise: number | null
  settledAt: Date
  clearedBy: string | null
  clearedAt: Date | null
  clearedReason: string | null
}

const differenceText = `select l.settlement_id as "settlementId", l.line, l.entity_id as "entityId", l.kind, l.outcome,
    l.amount_paise::bigint as "amountPaise", l.fee_paise::bigint as "feePaise", l.tax_paise::bigint as "taxPaise",
    l.net_paise::bigint as "netPaise", x.number as "orderNumber",
    coalesce(r.amount_paise, d.amount_paise, p.amount_paise)::bigint as "knownPaise", s.settled_at as "settledAt",
    l.cleared_by as "clearedBy", l.cleared_at as "clearedAt", l.cleared_reason as "clearedReason"
  from settlement_line l join settlement s on s.id = l.settlement_id left join refund r on r.id = l.refund_id
    left join dispute d on d.id = l.dispute_id left join payment p on p.id = coalesce(l.payment_id, r.payment_id, d.payment_id)
    left join payment_order q on q.id = p.payment_order_id left join "order" x on x.checkout_id = q.checkout_id
  where l.outcome <> 'matched'`

const inState = {
  open: { where: 'and l.cleared_at is null', order: 'order by s.settled_at, s.nth, l.line' },
  cleared: {
    where: 'and l.cleared_at is not null',
    order: 'order by l.cleared_at desc, s.nth, l.line',
  },
}

export async function selectDifferences(
  handle: Handle,
  state: keyof typeof inState,
  page: Page,
): Promise<{ rows: Difference[]; n: number }> {
  const { where, order } = inState[state]
  const statement = {
    name: `settlement-differences-${state}`,
    text: `${differenceText} ${where} ${order} limit $1 offset $2`,
  }
  return {
    rows: await queryPrepared<Difference>(handle, statement, [page.limit, page.offset]),
    n: await countOf(
      handle,
      `settlement-differences-count-${state}`,
      `from settlement_line l where l.outcome <> 'matched' ${where}`,
    ),
  }
}

const oneStatement = {
  name: 'settlement-difference',
  text: `${differenceText} and l.settlement_id = $1 and l.line = $2 for no key update of l`,
}

export const lockDifference = async (
  tx: Transaction,
  id: string,
  line: number,
): Promise<Difference | undefined> =>
  (await queryPrepared<Difference>(tx, oneStatement, [id, line]))[0]

const clearStatement = {
  name: 'settlement-clear',
  text: `update settlement_line set cleared_by = $3, cleared_at = $4::timestamptz, cleared_reason = $5
    where settlement_id = $1 and line = $2`,
}

export async function setCleared(
  tx: Transaction,
  { id, line }: { id: string; line: number },
  { by, at, reason }: { by: string; at: Date; reason: string },
): Promise<void> {
  await queryPrepared(tx, clearStatement, [id, line, by, at, reason])
}

type Month = {
  /** Such as 2026-11. */
  month: string
  settledPaise: number
  paidPaise: number
  refundedPaise: number
  feePaise: number
  taxPaise: number
  otherPaise: number
}

const monthsStatement = {
  name: 'settlement-months',
  text: `select to_char(s.settled_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(l.net_paise)::bigint as "settledPaise",
      coalesce(sum(l.amount_paise) filter (where l.kind = 'payment'), 0)::bigint as "paidPaise",
      coalesce(sum(l.amount_paise) filter (where l.kind = 'refund'), 0)::bigint as "refundedPaise",
      sum(l.fee_paise)::bigint as "feePaise", sum(l.tax_paise)::bigint as "taxPaise",
      coalesce(sum(l.net_paise + l.fee_paise) filter (where l.kind not in ('payment', 'refund')), 0)::bigint as "otherPaise"
    from settlement s join settlement_line l on l.settlement_id = s.id group by 1 order by 1 desc limit 12`,
}

/** What the last twelve months with settlements brought and cost. */
export const selectMonths = (handle: Handle): Promise<Month[]> =>
  queryPrepared<Month>(handle, monthsStatement, [])

export type Unsettled = {
  id: string
  kind: 'payment' | 'refund'
  orderNumber: string | null
  amountPaise: number
  since: string
}

const unsettledStatement = {
  name: 'settlement-unsettled',
  text: `with awaited as (
      select p.id, 'payment' as kind, p.amount_paise as paise, p.created_at as at, p.payment_order_id as of from payment p
        join payment_order q on q.id = p.payment_order_id
        where q.provider not in ('bank', 'credit') and (p.state = 'captured' or p.state = 'refunded' and p.settled_as is not null)
          and p.created_at <= $1::timestamptz and not exists (select from settlement_line l where l.entity_id = p.id)
      union all
      select r.provider_refund_id, 'refund', r.amount_paise, r.updated_at, p.payment_order_id from refund r
        join payment p on p.id = r.payment_id join payment_order q on q.id = p.payment_order_id
        where q.provider not in ('bank', 'credit') and r.state = 'processed' and r.provider_refund_id like 'rfnd\\_%'
          and r.updated_at <= $1::timestamptz and not exists (select from settlement_line l where l.entity_id = r.provider_refund_id)),
    page as (select * from awaited order by at, id limit $2 offset $3)
    select n.n, n.paid::bigint as "paidPaise", n.refunded::bigint as "refundedPaise", coalesce(p.rows, '[]') as rows
    from (select count(*)::int as n, coalesce(sum(paise) filter (where kind = 'payment'), 0) as paid,
        coalesce(sum(paise) filter (where kind = 'refund'), 0) as refunded from awaited) n
    cross join (select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amountPaise', p.paise, 'since', p.at,
        'orderNumber', x.number) order by p.at, p.id) as rows
      from page p join payment_order q on q.id = p.of left join "order" x on x.checkout_id = q.checkout_id) p`,
}

/** Money of the gateway from until `before` that no settlement has. */
export async function selectUnsettled(
  handle: Handle,
  before: Date,
  page: Page,
): Promise<{ rows: Unsettled[]; n: number; paidPaise: number; refundedPaise: number }> {
  type Row = { n: number; paidPaise: number; refundedPaise: number; rows: Unsettled[] }
  const values = [before, page.limit, page.offset]
  const [row] = await queryPrepared<Row>(handle, unsettledStatement, values)
  return row ?? { rows: [], n: 0, paidPaise: 0, refundedPaise: 0 }
}
