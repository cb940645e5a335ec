import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { OrderState } from '../model.ts'
import { choosePage } from './desk-choice.ts'
import { unbooked } from './desk-narrowings.ts'
import type { ListQuery } from './desk-page.ts'

export type ListedOrder = {
  id: string
  number: string
  /** Milliseconds since 1970. */
  placedAt: number
  isGuest: boolean
  name: string
  businessName: string
  city: string
  phone: string
  email: string
  paymentOption: number
  totalPaise: number
  walletPaise: number
  lines: number
  title: string
  states: OrderState[]
  unbooked: boolean
}

/** A page of orders by keyset, newest first; with `before` the page that ends there (OPS-01): two statements, however many filters. */
export async function selectOrders(handle: Handle, query: ListQuery): Promise<ListedOrder[]> {
  const { rows } = await handle.execute<ListedOrder>(rowsOf(await choosePage(handle, query)))
  return rows
}

const rowsOf = (page: SQL): SQL => sql`
  with page as materialized (${page})
  select o.id, o.number, (extract(epoch from o.placed_at) * 1000)::bigint as "placedAt", o.guest_id is not null as "isGuest",
    o.form->>'fullName' as name, coalesce(o.form->>'businessName', '') as "businessName", o.form->>'city' as city,
    o.form->>'phone' as phone, o.form->>'email' as email, o.payment_option as "paymentOption",
    o.total_paise as "totalPaise", o.wallet_paise as "walletPaise", goods.lines, goods.title, parts.states, parts.unbooked
  from page join "order" o on o.id = page.id,
    lateral (select count(*)::int as lines, coalesce(min(l.title), '') as title
      from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = page.id) goods,
    lateral (select coalesce(json_agg(s.state order by s.id), '[]') as states,
      coalesce(bool_or(exists (select 1 from shipment h where h.sub_order_id = s.id and ${unbooked})), false) as unbooked
      from sub_order s where s.order_id = page.id and s.seller_id is not null) parts
  order by page.at desc, page.id desc`
