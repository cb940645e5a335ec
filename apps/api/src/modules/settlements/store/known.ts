import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { GatewaySettlementLine } from '../../../platform/payments/index.ts'
import type { Known } from '../match-lines.ts'

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
