import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { buyerText, lotsText, rowsText, waitsText, type RecalledScope } from './found.ts'

/** An order of a buyer who is told, the latest first. */
export type ToldOrder = {
  id: string
  number: string
  /** Recalled pieces that the buyer has or gets. */
  pieces: number
  email: string
  name: string
}
export type ToldBuyer = { id: string; isNew: boolean; orders: ToldOrder[] }

/** Which notices to write: of one recall, so many at a time. $4 recall, $5 most, $6 now. */
type Batch = { recallId: number; most: number; at: Date }

/** SQL: pieces of orders that the buyer has or gets, `gone`. What goes back to the seller undelivered isn't the buyer's. */
const goneText = `gone as (select order_id, sum(pieces - back)::int as pieces from rows
    where not (${waitsText}) and state <> 'rto' and pieces > back group by 1)`
const hashText = `encode(sha256(convert_to(${buyerText}, 'UTF8')), 'hex')`
const orderText = (pieces: string) =>
  `json_agg(json_build_object('id', o.id, 'number', o.number, 'pieces', ${pieces}, 'email', coalesce(o.form->>'email', ''),
      'name', coalesce(o.form->>'fullName', '')) order by o.placed_at desc, o.id) as orders`

const tellStatement = {
  name: 'recall-tell',
  text: `with ${lotsText}, ${rowsText}, ${goneText},
      untold as (select o.id, o.number, o.form, o.placed_at, n.pieces, ${hashText} as buyer from gone n join "order" o on o.id = n.order_id
        where not exists (select from recall_notice_order x where x.recall_id = $4::int and x.order_id = o.id)),
      chosen as (select distinct buyer from untold order by 1 limit $5::int),
      fresh as (insert into recall_notice (id, recall_id, buyer, told_at, mailed_at)
        select gen_random_uuid(), $4::int, buyer, $6::timestamptz, $6::timestamptz from chosen on conflict (recall_id, buyer) do nothing returning id, buyer),
      every as (select id, buyer, true as "isNew" from fresh union all
        select n.id, n.buyer, false from recall_notice n join chosen using (buyer) where n.recall_id = $4::int),
      linked as (insert into recall_notice_order (recall_id, order_id, notice_id) select $4::int, u.id, e.id from untold u join every e using (buyer))
    select e.id, e."isNew", ${orderText('o.pieces')} from untold o join every e using (buyer) group by 1, 2`,
}

/**
 * Writes notices for buyers who aren't told of a recall yet. A later order of a buyer who is told joins that notice: nobody is told
 * twice. The caller has locked the recall.
 */
export const insertNotices = (
  tx: Transaction,
  { offerIds, batch, serials }: RecalledScope,
  { recallId, most, at }: Batch,
): Promise<ToldBuyer[]> =>
  queryPrepared<ToldBuyer>(tx, tellStatement, [offerIds, batch, serials, recallId, most, at])

const remindStatement = {
  name: 'recall-remind',
  text: `with ${lotsText}, ${rowsText}, ${goneText},
      due as (select n.id from recall_notice n left join mail_message m on m.id = n.mail_id
        where n.recall_id = $4::int and n.acknowledged_at is null and n.mail_id is not null and n.lost_because = ''
          and coalesce(m.refused_because, '') = '' and n.reminders < $7::int and n.mailed_at <= $8::timestamptz
          and exists (select from recall_notice_order x join gone g on g.order_id = x.order_id where x.notice_id = n.id)
        order by n.id limit $5::int),
      done as (update recall_notice n set reminders = n.reminders + 1, mailed_at = $6::timestamptz from due where n.id = due.id returning n.id)
    select d.id, false as "isNew", ${orderText('g.pieces')} from done d join recall_notice_order x on x.notice_id = d.id
      join gone g on g.order_id = x.order_id join "order" o on o.id = x.order_id group by 1`,
}

/** Counts a reminder for buyers who have the goods, haven't acknowledged and were written to last before `before`. */
export const updateReminded = (
  tx: Transaction,
  { offerIds, batch, serials }: RecalledScope,
  { recallId, most, at, reminders, before }: Batch & { reminders: number; before: Date },
): Promise<ToldBuyer[]> =>
  queryPrepared<ToldBuyer>(tx, remindStatement, [
    offerIds,
    batch,
    serials,
    recallId,
    most,
    at,
    reminders,
    before,
  ])

const revokeStatement = {
  name: 'recall-revoke',
  text: `with done as (update recall_notice set withdrawn_told_at = $3::timestamptz where id in (select id from recall_notice
        where recall_id = $1::int and withdrawn_told_at is null order by id limit $2::int) returning id)
    select d.id, false as "isNew", ${orderText('0')} from done d join recall_notice_order x on x.notice_id = d.id
      join "order" o on o.id = x.order_id group by 1`,
}

/** Marks buyers who were told of a withdrawn recall as told that it was a mistake. */
export const updateRevoked = (
  tx: Transaction,
  { recallId, most, at }: Batch,
): Promise<ToldBuyer[]> => queryPrepared<ToldBuyer>(tx, revokeStatement, [recallId, most, at])

const mailsStatement = {
  name: 'recall-mails',
  text: `update recall_notice n set mail_id = m.mail from unnest($1::uuid[], $2::uuid[]) as m(notice, mail) where n.id = m.notice`,
}

/** Notes which mail went to whom. */
export async function setMails(
  tx: Transaction,
  mails: readonly { notice: string; mail: string }[],
): Promise<void> {
  if (mails.length === 0) return
  await queryPrepared(tx, mailsStatement, [
    mails.map(({ notice }) => notice),
    mails.map(({ mail }) => mail),
  ])
}
