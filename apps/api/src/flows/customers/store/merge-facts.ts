import type { Answer } from '@upchar/contract/schema/endpoints'
import { sql, type SQL } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import type { Merge } from './merge-moves.ts'

type Pair = Pick<Merge, 'from' | 'into'>
export type Moved = Answer<'staffPreviewMerge'>['moves'][number]['what']
export type Conflict =
  | 'blocked'
  | 'gstin'
  | 'business_type'
  | 'pan'
  | 'kyc_open'
  | 'credit'
  | 'sez'
  | 'referral'

/** How much of each kind the account that ends has; of wallet and points in paise. */
const countsOf = ({ from }: Pair): Record<Moved, SQL> => ({
  orders: sql`select count(*) from "order" where customer_id = ${from}`,
  payments_under_way: sql`select count(*) from checkout where customer_id = ${from} and state <> 'placed'`,
  cart_lines: sql`select count(*) from cart_line l join cart c on c.id = l.cart_id where c.customer_id = ${from}`,
  addresses: sql`select count(*) from address where customer_id = ${from}`,
  wishlist: sql`select count(*) from wishlist_item where customer_id = ${from}`,
  order_lists: sql`select count(*) from order_list where customer_id = ${from}`,
  kyc_applications: sql`select count(*) from kyc_application where customer_id = ${from} and state <> 'draft'`,
  sez_claims: sql`select count(*) from sez_claim where customer_id = ${from}`,
  vouchers_used: sql`select count(*) from voucher_use where customer_id = ${from}`,
  referrals: sql`select count(*) from referral where ${from} in (referrer_id, referee_id)`,
  credit_lines: sql`select count(*) from credit_account where customer_id = ${from}`,
  wallet: sql`select coalesce(sum(balance_paise), 0) from ledger_account where customer_id = ${from} and kind in ('wallet', 'held')`,
  points: sql`select coalesce(sum(balance_paise), 0) from ledger_account where customer_id = ${from} and kind in ('points', 'points_held')`,
  notes: sql`select count(*) from customer_note where customer_id = ${from}`,
})

const inCredit = (
  id: string,
): SQL => sql`(exists (select from credit_account where customer_id = ${id}
    and state in ('sending', 'in_review', 'active', 'blocked'))
  or exists (select from ledger_account where customer_id = ${id} and balance_paise > 0
    and kind in ('credit', 'credit_held', 'credit_owed')))`
const referred = (id: string): SQL =>
  sql`exists (select from referral where referee_id = ${id} and cancelled_at is null)`
const bought = (id: string): SQL =>
  sql`(exists (select from "order" where customer_id = ${id}) or ${referred(id)})`

/** What the two accounts say differently, so that one of them can't say it for both. */
const conflictsOf = ({ from, into }: Pair): Record<Conflict, SQL> => ({
  blocked: sql`exists (select from customer where id in (${from}, ${into}) and blocked_at is not null)`,
  gstin: sql`exists (select from customer a, customer b where a.id = ${from} and b.id = ${into} and a.gstin <> b.gstin)`,
  business_type: sql`exists (select from customer a, customer b where a.id = ${from} and b.id = ${into}
      and a.business_type_id <> b.business_type_id
      and exists (select from kyc_application where customer_id in (a.id, b.id) and state in ('submitted', 'changes_asked', 'approved')))`,
  pan: sql`exists (select from kyc_application a, kyc_application b where a.customer_id = ${from} and b.customer_id = ${into}
      and a.state <> 'draft' and b.state <> 'draft' and a.fields->>'pan' <> b.fields->>'pan')`,
  kyc_open: sql`exists (select from kyc_application a join kyc_application b on b.stage = a.stage
      where a.customer_id = ${from} and b.customer_id = ${into}
      and a.state in ('submitted', 'changes_asked') and b.state in ('submitted', 'changes_asked'))`,
  credit: sql`${inCredit(from)} and ${inCredit(into)}`,
  sez: sql`exists (select from sez_claim a join sez_claim b on b.gstin = a.gstin where a.customer_id = ${from}
      and b.customer_id = ${into} and a.state in ('claimed', 'confirmed') and b.state in ('claimed', 'confirmed'))`,
  // Its discount was for a first order of somebody else.
  referral: sql`exists (select from referral where (referrer_id, referee_id) in ((${from}, ${into}), (${into}, ${from})))
      or ${referred(from)} and ${bought(into)} or ${referred(into)} and ${bought(from)}`,
})

/** What would move, and what stands against it. One statement. */
export async function selectMergeFacts(
  handle: Handle,
  pair: Pair,
): Promise<{ counts: Record<Moved, number>; conflicts: Conflict[] }> {
  const object = (parts: Record<string, SQL>) =>
    sql`jsonb_build_object(${sql.join(
      Object.entries(parts).map(([key, value]) => sql`${key}::text, (${value})`),
      sql`, `,
    )})`
  const { rows } = await handle.execute<{
    counts: Record<Moved, number>
    conflicts: Record<Conflict, boolean>
  }>(sql`select ${object(countsOf(pair))} as counts, ${object(conflictsOf(pair))} as conflicts`)
  const [row] = rows
  if (row === undefined) throw new Error('a select without a table gives a row')
  const isConflict = (key: string): key is Conflict => key in row.conflicts
  return {
    counts: row.counts,
    conflicts: Object.keys(conflictsOf(pair))
      .filter(isConflict)
      .filter((key) => row.conflicts[key]),
  }
}
