import { businessType } from '@upchar/kernel/business-types'
import { STATES } from '@upchar/kernel/states'
import { sql, type SQL } from '../../../../platform/db/sql.ts'
import { during } from '../during.ts'
import { percent, type FigureSource } from './model.ts'

const buyers = sql`count(distinct buyer)`
const again = sql`count(distinct buyer) filter (where not is_first)`
const GUEST = 'guest'

/** Whether not all of an order was cancelled. */
const isKept = (order: SQL): SQL =>
  sql`exists (select from order_line l where l.order_id = ${order}.id and l.cancelled < l.quantity)`
/** Whether none of the same owner's kept orders is older. */
const isFirst = (
  owner: SQL,
): SQL => sql`not exists (select from "order" e where e.${owner} = o.${owner}
  and (e.placed_at, e.id) < (o.placed_at, o.id) and ${isKept(sql`e`)})`

/** How many buy for the first time and again, by business type and state; nothing of a person. */
export const buyerFigures: FigureSource = {
  columns: [
    { key: 'buyers', name: 'Buyers', unit: 'count', of: buyers, drawn: true },
    {
      key: 'new',
      name: 'New',
      unit: 'count',
      of: sql`count(*) filter (where is_first)`,
      drawn: true,
    },
    { key: 'again', name: 'Ordered again', unit: 'count', of: again },
    { key: 'again_share', name: 'Ordered again', unit: 'percent', of: percent(again, buyers) },
    { key: 'orders', name: 'Orders', unit: 'count', of: sql`count(*)` },
  ],
  splits: [
    {
      name: 'Business type',
      key: sql`type`,
      nameOf: (key) =>
        key === GUEST ? 'Guest' : (businessType(Number(key))?.name ?? 'Not chosen'),
    },
    {
      name: 'State',
      key: sql`state`,
      nameOf: (key) => STATES.find(({ code }) => code === key)?.name ?? key,
    },
  ],
  facts: (_, period) => sql`
    select o.placed_at as at, coalesce(o.customer_id, o.guest_id) as buyer, o.form->>'stateCode' as state,
      case when o.customer_id is null then ${GUEST}::text else coalesce(c.business_type_id::text, '') end as type,
      case when o.customer_id is null then ${isFirst(sql`guest_id`)} else ${isFirst(sql`customer_id`)} end as is_first
    from "order" o left join customer c on c.id = o.customer_id where ${during(sql`o.placed_at`, period)} and ${isKept(sql`o`)}`,
}
