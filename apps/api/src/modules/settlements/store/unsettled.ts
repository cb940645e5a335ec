import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Page } from './pages.ts'

export type Unsettled = {
  id: string
  kind: 'payment' | 'refund'
  orderNumber: string | null
  amountPaise: number
  since: string
}

/** By the indexes of what matched in no settlement; a line that differs has named it, too. */
const unsettledStatement = {
  name: 'settlement-unsettled',
  text: `with awaited as (
      select p.id, 'payment' as kind, p.amount_paise as paise, p.created_at as at, p.payment_order_id as of from payment p
        join payment_order q on q.id = p.payment_order_id
        where p.settled_in is null and p.state in ('captured', 'refunded') and starts_with(p.id, 'pay_')
          and q.provider not in ('bank', 'credit') and (p.state = 'captured' or p.settled_as is not null) and p.created_at <= $1::timestamptz and not exists (select from settlement_line l where l.entity_id = p.id)
      union all
      select r.provider_refund_id, 'refund', r.amount_paise, r.updated_at, p.payment_order_id from refund r
        join payment p on p.id = r.payment_id join payment_order q on q.id = p.payment_order_id
        where r.settled_in is null and r.state = 'processed' and starts_with(r.provider_refund_id, 'rfnd_')
          and q.provider not in ('bank', 'credit') and r.updated_at <= $1::timestamptz and not exists (select from settlement_line l where l.entity_id = r.provider_refund_id)),
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
