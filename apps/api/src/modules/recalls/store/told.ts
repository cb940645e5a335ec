import type { RecallNoticeState } from '@upchar/kernel/recalls'
import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** SQL: what has become of a notice; `m` its mail. Without a mail server, mails stay in the mailbox: they count as sent. */
export const stateText = (
  smtp: string,
) => `case when n.acknowledged_at is not null then 'acknowledged'
    when n.lost_because <> '' or n.mail_id is null or m.refused_because <> '' then 'not_reached'
    when not m.sent and ${smtp}::boolean then 'queued' else 'told' end`

export type NoticeRow = {
  id: string
  state: RecallNoticeState
  /** Why the buyer isn't reached. */
  because: string
  buyer: string
  email: string
  phone: string
  orders: { id: string; number: string }[]
  toldAt: Date
  /** Null: no mail could be written. */
  mailedAt: Date | null
  reminders: number
  acknowledgedAt: Date | null
  acknowledgedBy: { id: string; name: string; email: string } | null
  /** Whether staff noted something. */
  noted: boolean
  total: number
}

const listStatement = {
  name: 'recall-notices',
  text: `with every as (select n.*, ${stateText('$2')} as state, coalesce(nullif(n.lost_because, ''), m.refused_because, '') as because
      from recall_notice n left join mail_message m on m.id = n.mail_id where n.recall_id = $1::int),
    chosen as (select *, (count(*) over ())::int as total from every where $3 = '' or state = $3 order by told_at, id limit $4::int offset $5::int)
    select c.id, c.state, c.because, coalesce(nullif(l.form->>'businessName', ''), l.form->>'fullName') as buyer,
      coalesce(l.form->>'email', '') as email, coalesce(l.form->>'phone', '') as phone, l.orders, c.told_at as "toldAt", case when c.mail_id is not null then c.mailed_at end as "mailedAt",
      c.reminders, c.acknowledged_at as "acknowledgedAt", c.total,
      c.acknowledged_by is not null or (c.lost_because <> '' and c.acknowledged_at is null) as noted,
      (select json_build_object('id', s.id, 'name', s.name, 'email', s.email) from staff_member s where s.id = c.acknowledged_by) as "acknowledgedBy"
    from chosen c cross join lateral (select (array_agg(o.form order by o.placed_at desc, o.id))[1] as form,
        json_agg(json_build_object('id', o.id, 'number', o.number) order by o.placed_at desc, o.id) as orders
      from recall_notice_order x join "order" o on o.id = x.order_id where x.notice_id = c.id) l order by c.told_at, c.id`,
}

/** Buyers who were told of a recall; `state` undefined: all. */
export const selectNotices = (
  handle: Handle,
  recallId: number,
  {
    smtp,
    state,
    limit,
    offset,
  }: { smtp: boolean; state: RecallNoticeState | undefined; limit: number; offset: number },
): Promise<NoticeRow[]> =>
  queryPrepared<NoticeRow>(handle, listStatement, [recallId, smtp, state ?? '', limit, offset])

const countStatement = {
  name: 'recall-notice-counts',
  text: `select ${stateText('$2')} as state, count(*)::int as count from recall_notice n left join mail_message m on m.id = n.mail_id
    where n.recall_id = $1::int group by 1`,
}
/** How many buyers of a recall are in each state. */
export async function countNotices(
  handle: Handle,
  recallId: number,
  smtp: boolean,
): Promise<ReadonlyMap<RecallNoticeState, number>> {
  const rows = await queryPrepared<{ state: RecallNoticeState; count: number }>(
    handle,
    countStatement,
    [recallId, smtp],
  )
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export type RecallOfOrder = {
  id: number
  title: string
  batch: string
  serials: string[]
  reason: string
  advice: string
  toldAt: Date
  acknowledgedAt: Date | null
  withdrawnAt: Date | null
}
const ofOrderStatement = {
  name: 'recalls-of-order',
  text: `select r.id, r.title, r.batch, r.serials, r.reason, r.advice, n.told_at as "toldAt", n.acknowledged_at as "acknowledgedAt",
      r.withdrawn_at as "withdrawnAt" from recall_notice_order x join recall_notice n on n.id = x.notice_id join recall r on r.id = x.recall_id
    where x.order_id = $1::uuid order by r.id`,
}
/** Recalls that the buyer of an order is told of. */
export const selectRecallsOfOrder = (handle: Handle, orderId: string): Promise<RecallOfOrder[]> =>
  queryPrepared<RecallOfOrder>(handle, ofOrderStatement, [orderId])

const acknowledgeStatement = {
  name: 'recall-acknowledge',
  text: `update recall_notice n set acknowledged_at = coalesce(n.acknowledged_at, $3::timestamptz)
    from recall_notice_order x where x.recall_id = $1::int and x.order_id = $2::uuid and n.id = x.notice_id returning n.id`,
}
/** The buyer of an order has read of a recall; false: they aren't told of it. The first time counts. */
export const acknowledgeNotice = async (
  handle: Handle,
  of: { recallId: number; orderId: string; at: Date },
): Promise<boolean> =>
  (await queryPrepared(handle, acknowledgeStatement, [of.recallId, of.orderId, of.at])).length > 0

const openStatement = {
  name: 'recalls-to-follow',
  text: `select r.id from recall r where r.withdrawn_at is null and not exists (select from recall_report c where c.recall_id = r.id)
      or exists (select from recall_notice n where n.recall_id = r.id and n.withdrawn_told_at is null) order by 1`,
}
/** Recalls of which somebody may still have to be told something; of one that is closed nobody has. */
export const selectRecallsToFollow = async (handle: Handle): Promise<number[]> =>
  (await queryPrepared<{ id: number }>(handle, openStatement, [])).map(({ id }) => id)
