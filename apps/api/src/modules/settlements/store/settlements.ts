import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { countOf, type Page } from './pages.ts'

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
    s.bank_reason as "bankReason", s.bank_by as "bankBy", s.bank_at as "bankAt", s.lines, s.fee_paise::bigint as "feePaise",
    s.tax_paise::bigint as "taxPaise", n.open
  from settlement s cross join lateral (select count(*)::int as open
    from settlement_line l where l.settlement_id = s.id and l.outcome <> 'matched' and l.cleared_at is null) n`

const narrowed = {
  all: { where: '', order: 'order by s.settled_at desc, s.nth desc' },
  bank: { where: 'where s.bank_at is null', order: 'order by s.settled_at, s.nth' },
}

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

/** Read from the settlements' own totals: their lines are as many as the payments. */
const monthsStatement = {
  name: 'settlement-months',
  text: `select to_char(s.settled_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, sum(s.amount_paise)::bigint as "settledPaise",
      sum(s.paid_paise)::bigint as "paidPaise", sum(s.refunded_paise)::bigint as "refundedPaise",
      sum(s.fee_paise)::bigint as "feePaise", sum(s.tax_paise)::bigint as "taxPaise", sum(s.other_paise)::bigint as "otherPaise"
    from settlement s where s.settled_at >= (date_trunc('month', (select max(settled_at) from settlement) at time zone 'Asia/Kolkata')
      - interval '11 months') at time zone 'Asia/Kolkata' group by 1 order by 1 desc`,
}

/** What the twelve months until the last settlement brought and cost. */
export const selectMonths = (handle: Handle): Promise<Month[]> =>
  queryPrepared<Month>(handle, monthsStatement, [])
