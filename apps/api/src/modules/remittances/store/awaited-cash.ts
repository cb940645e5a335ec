import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { collectedStates } from '../match-lines.ts'

export type AwaitedCash = {
  id: string
  orderNumber: string
  courier: string
  awb: string
  deliveredAt: Date
  duePaise: number
}

const awaitedStatement = {
  name: 'remittance-awaited',
  text: `with awaited as (select h.id, h.sub_order_id, h.courier, h.awb, h.cash_paise, d.at
      from shipment h cross join lateral (select max(c.scanned_at) as at from shipment_scan c
        where c.shipment_id = h.id and c.status_id = 7) d
      where h.cash_paise > 0 and h.cash_listed_at is null
        and h.state = any($4::text[]) and d.at <= $1::timestamptz),
    page as (select * from awaited order by at, id limit $2 offset $3)
    select n.n, n.due::bigint as due, coalesce(p.rows, '[]') as rows
    from (select count(*)::int as n, coalesce(sum(cash_paise), 0) as due from awaited) n
    cross join (select json_agg(json_build_object('id', p.id, 'orderNumber', o.number, 'courier', p.courier, 'awb', p.awb,
        'deliveredAt', p.at, 'duePaise', p.cash_paise) order by p.at, p.id) as rows
      from page p join sub_order s on s.id = p.sub_order_id join "order" o on o.id = s.order_id) p`,
}

/** Cash that no list has named, of parcels delivered until `before`. */
export async function selectAwaitedCash(
  handle: Handle,
  before: Date,
  page: { limit: number; offset: number },
): Promise<{ parcels: AwaitedCash[]; n: number; duePaise: number }> {
  type Row = {
    n: number
    due: number
    rows: (Omit<AwaitedCash, 'deliveredAt'> & { deliveredAt: string })[]
  }
  const [row] = await queryPrepared<Row>(handle, awaitedStatement, [
    before,
    page.limit,
    page.offset,
    collectedStates,
  ])
  return {
    parcels: (row?.rows ?? []).map((one) => ({ ...one, deliveredAt: new Date(one.deliveredAt) })),
    n: row?.n ?? 0,
    duePaise: row?.due ?? 0,
  }
}
