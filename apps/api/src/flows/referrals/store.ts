import type { Handle } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'

const unsettledStatement = {
  name: 'referral-unsettled',
  text: `select o.id from referral r join "order" o on o.checkout_id = r.checkout_id
    where r.held_until is null and r.cancelled_at is null and r.blocked_at is null and ($1 = '' or o.id > nullif($1, '')::uuid)
      and not exists (select 1 from ledger_journal j where j.checkout_id = r.checkout_id and j.customer_id = r.referrer_id)
      and exists (select 1 from sub_order s where s.order_id = o.id and s.state = 'delivered')
    order by o.id limit $2`,
}

/** Delivered orders by a referral that has earned nothing so far, by id. */
export const selectUnsettled = async (
  handle: Handle,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> =>
  (await queryPrepared<{ id: string }>(handle, unsettledStatement, [after, limit])).map(
    ({ id }) => id,
  )

const rewardedStatement = {
  name: 'referral-rewarded',
  text: `select j.checkout_id as "checkoutId", (-sum(p.amount_paise))::bigint as paise from ledger_journal j
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'points_given'
    join referral r on r.checkout_id = j.checkout_id and r.referrer_id = j.customer_id
    where j.checkout_id = any($1::uuid[]) group by 1`,
}

/** What first orders have earned their referrers so far, by checkout, in paise. */
export const rewardsOf = async (
  handle: Handle,
  checkoutIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await queryPrepared<{ checkoutId: string; paise: number }>(handle, rewardedStatement, [
        checkoutIds,
      ])
    ).map(({ checkoutId, paise }) => [checkoutId, paise]),
  )

const earnedStatement = {
  name: 'referral-earned',
  text: `select coalesce(-sum(p.amount_paise), 0)::bigint as paise from referral r
    join ledger_journal j on j.checkout_id = r.checkout_id and j.customer_id = r.referrer_id
    join ledger_posting p on p.journal_id = j.id join ledger_account a on a.id = p.account_id and a.kind = 'points_given'
    where r.referrer_id = $1`,
}

/** What a customer's referrals have earned, less what was taken back, in paise. */
export const earnedBy = async (handle: Handle, customerId: string): Promise<number> =>
  (await queryPrepared<{ paise: number }>(handle, earnedStatement, [customerId]))[0]?.paise ?? 0
