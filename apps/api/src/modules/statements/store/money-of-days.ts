import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

export type StatementMoney = {
  /** Closed in the time, and what of them is paid out. */
  closed: number
  closedPaise: number
  /** Paid out in the time. */
  paid: number
  paidPaise: number
  /** Still to be paid out, whenever they were closed. */
  open: number
  openPaise: number
}

const statement = {
  name: 'statement-money-of-days',
  text: `select c.*, p.*, w.* from (select count(*)::int as closed, coalesce(sum(payout_paise), 0)::bigint as "closedPaise"
        from seller_statement where closed_at >= $1::timestamptz and closed_at < $2::timestamptz) c,
      (select count(*)::int as paid, coalesce(sum(t.payout_paise), 0)::bigint as "paidPaise" from seller_payout p
        join seller_statement t on t.id = p.statement_id where p.paid_at >= $1::timestamptz and p.paid_at < $2::timestamptz) p,
      (select count(*)::int as open, coalesce(sum(t.payout_paise), 0)::bigint as "openPaise" from seller_statement t where t.payout_paise > 0
        and not exists (select from seller_payout p where p.statement_id = t.id and p.state = 'paid')) w`,
}

/** What became of statements between two moments, and what is still to be paid now. */
export async function statementMoney(
  handle: Handle,
  { begins, ends }: { begins: Date; ends: Date },
): Promise<StatementMoney> {
  const [row] = await queryPrepared<StatementMoney>(handle, statement, [begins, ends])
  if (row === undefined) throw new Error('a count has no row')
  return row
}
