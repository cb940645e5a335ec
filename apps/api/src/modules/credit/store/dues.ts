import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

export type ToTell = { customerId: string; email: string }

const toTellStatement = {
  name: 'credit-dues-to-tell',
  text: `select distinct a.customer_id as "customerId", c.email from credit_draw d join credit_account a on a.id = d.account_id
      join customer c on c.id = a.customer_id
    where d.due_on between $1::date and $3::date and c.email is not null and a.customer_id > $4
      and case when d.due_on < $2::date then d.overdue_told_at is null else d.reminded_at is null end
    order by a.customer_id limit $5`,
}

/** Customers with draw-downs of these days that they weren't told of, by id. */
export const selectToTell = (
  handle: Handle,
  { from, today, until }: { from: string; today: string; until: string },
  { after, limit }: { after: string; limit: number },
): Promise<ToTell[]> =>
  queryPrepared<ToTell>(handle, toTellStatement, [from, today, until, after, limit])

const noteStatement = (kind: 'soon' | 'overdue') => {
  const column = kind === 'soon' ? 'reminded_at' : 'overdue_told_at'
  return {
    name: `credit-note-${kind}`,
    text: `update credit_draw set ${column} = $3::timestamptz where account_id = $1::uuid and due_on = $2::date and ${column} is null returning 1`,
  }
}

/** Notes that the customer is told of what is due on a day; false when it was told before. */
export const noteTold = async (
  tx: Transaction,
  told: { accountId: string; dueOn: string; kind: 'soon' | 'overdue'; at: Date },
): Promise<boolean> =>
  (await queryPrepared(tx, noteStatement(told.kind), [told.accountId, told.dueOn, told.at]))
    .length > 0
