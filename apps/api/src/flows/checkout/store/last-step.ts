import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import { forEachOwner, type Shopper } from '../../../platform/identity/shopper.ts'

export type LastStep = {
  id: string
  state: 'open' | 'awaiting_payment'
  titles: string[]
  /** Classes of its items. */
  classes: string[]
  totalPaise: number
  createdAt: Date
}

// Only the newest checkout counts (CHECKOUT-10): after a later purchase or attempt nobody resumes an older one. A
// form whose items have left the cart can't be resumed either.
const newest = forEachOwner((column, kind): PreparedStatement => ({
  name: `checkout-last-step-${kind}`,
  text: `select c.id, c.state, c.total_paise as "totalPaise", c.created_at as "createdAt",
      array(select i.value ->> 'title' from jsonb_array_elements(c.items)
        with ordinality i(value, place) order by i.place) as titles,
      array(select distinct g.product_class from jsonb_array_elements(c.items) i(value)
        join offer o on o.seller_sku = i.value ->> 'sku_id' join variant v on v.id = o.variant_id join product_group g on g.id = v.group_id) as classes
    from (select * from checkout where ${column} = $1 order by created_at desc limit 1) c
    where c.created_at > $2
      and not exists (select from "order" o where o.purchase_id = c.purchase_id) and (
      (c.state = 'awaiting_payment' and c.expires_at > $3)
      or (c.state = 'open' and exists (
        select 1 from cart k join cart_line l on l.cart_id = k.id join offer o on o.id = l.offer_id
        where k.${column} = $1 and o.seller_sku in (select i.value ->> 'sku_id'
          from jsonb_array_elements(c.items) i(value)))))`,
}))

/** The shopper's newest checkout, if it was begun after `since` and can be resumed. */
export const selectLastStep = async (
  handle: Handle,
  shopper: Shopper,
  since: Date,
  now: Date,
): Promise<LastStep | undefined> =>
  (await queryPrepared<LastStep>(handle, newest[shopper.kind], [shopper.id, since, now]))[0]
