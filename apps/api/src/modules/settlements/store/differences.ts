import type { SettlementKind, SettlementOutcome } from '@upchar/kernel/settlement'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { countOf, type Page } from './pages.ts'

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
    order: 'order by l.cleared_at desc nulls last, s.nth, l.line',
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
