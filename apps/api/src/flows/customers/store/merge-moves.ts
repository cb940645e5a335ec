import { sql } from '../../../platform/db/sql.ts'
import type { Transaction } from '../../../platform/db/database.ts'

/** `from` ends, `into` has everything afterwards. */
export type Merge = { from: string; into: string; at: Date }

type Move = (tx: Transaction, merge: Merge) => Promise<unknown>
/** `otherwise`: by a module's own function, or a trigger. */
type Fate = { moves: Move } | { stays: string } | { otherwise: string }

const passes =
  (table: string, column = 'customer_id'): Move =>
  (tx, { from, into }) =>
    tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${into} where ${sql.identifier(column)} = ${from}`,
    )

/** The defaults refer to addresses of the same customer: the book goes first, and comes back after the addresses. */
const moveAddresses: Move = async (tx, merge) => {
  const { rows } = await tx.execute<{
    shipping: string | null
    billing: string | null
    at: string
  }>(sql`delete from address_book where customer_id = ${merge.from}
    returning default_shipping_id as shipping, default_billing_id as billing, updated_at::text as at`)
  await passes('address')(tx, merge)
  for (const { shipping, billing, at } of rows)
    await tx.execute(sql`
      insert into address_book as b (customer_id, default_shipping_id, default_billing_id, updated_at)
      values (${merge.into}, ${shipping}, ${billing}, ${at}::timestamptz)
      on conflict (customer_id) do update set
        default_shipping_id = coalesce(b.default_shipping_id, excluded.default_shipping_id),
        default_billing_id = coalesce(b.default_billing_id, excluded.default_billing_id)`)
}

/** Of two approvals of a step the surviving account's stays. */
const moveApplications: Move = async (tx, merge) => {
  const { from, into, at } = merge
  await tx.execute(sql`
    with ended as (update kyc_application a set state = 'replaced', version = version + 1
      where a.customer_id = ${from} and a.state = 'approved' and exists (select from kyc_application b
        where b.customer_id = ${into} and b.stage = a.stage and b.state = 'approved') returning a.id)
    insert into kyc_event (application_id, from_state, to_state, by_kind, note, at)
    select id, 'approved', 'replaced', 'system', 'Merged with an account that has this step approved',
      ${at.toISOString()}::timestamptz from ended`)
  await passes('kyc_application')(tx, merge)
}

/** Names stay different: of two with the same name, the one that came has a part of its id behind it. */
const moveLists: Move = (tx, { from, into }) =>
  tx.execute(sql`update order_list l set customer_id = ${into}, name = case when exists (select from order_list o
      where o.customer_id = ${into} and lower(o.name) = lower(l.name))
      then left(l.name, 40) || ' (' || right(l.id::text, 6) || ')' else l.name end
    where l.customer_id = ${from}`)

/** Where a customer has one row at most, the surviving account's stays. */
const movesOne =
  (table: string): Move =>
  async (tx, merge) => {
    await tx.execute(sql`delete from ${sql.identifier(table)} where customer_id = ${merge.from}
      and exists (select from ${sql.identifier(table)} where customer_id = ${merge.into})`)
    await passes(table)(tx, merge)
  }

/**
 * What a merge (OPS-10) does with every column that names a customer. A test fails on a column that isn't here, and on one that
 * still names the account that ended.
 */
export const fates: Readonly<Record<string, Fate>> = {
  'cart.customer_id': { otherwise: 'mergeCart joins the lines as at sign-in' },
  'wishlist_item.customer_id': { otherwise: 'joinWished: no SKU stands twice' },
  'compare_item.customer_id': { otherwise: 'joinCompared: no product stands twice' },
  'ledger_account.customer_id': { otherwise: 'the trigger of customer.merged_into' },
  'ledger_journal.customer_id': { otherwise: 'the trigger of customer.merged_into' },
  'customer.merged_into': { moves: passes('customer', 'merged_into') },
  'address_book.customer_id': { moves: moveAddresses },
  'address.customer_id': { otherwise: 'with the address book' },
  'order.customer_id': { moves: passes('order') },
  'checkout.customer_id': { moves: passes('checkout') },
  'voucher_use.customer_id': { moves: passes('voucher_use') },
  'wallet_change.customer_id': { moves: passes('wallet_change') },
  'credit_account.customer_id': { moves: passes('credit_account') },
  'credit_file.customer_id': { moves: passes('credit_file') },
  'kyc_application.customer_id': { moves: moveApplications },
  'kyc_log.customer_id': { moves: passes('kyc_log') },
  'sez_claim.customer_id': { moves: passes('sez_claim') },
  'stored_file.owner_id': {
    moves: (tx, { from, into }) =>
      tx.execute(
        sql`update stored_file set owner_id = ${into} where owner_kind = 'customer' and owner_id = ${from}`,
      ),
  },
  'order_list.customer_id': { moves: moveLists },
  'push_subscription.customer_id': { moves: passes('push_subscription') },
  'quotation.customer_id': { moves: passes('quotation') },
  'referral_code.customer_id': { moves: movesOne('referral_code') },
  'referral.referrer_id': { moves: passes('referral', 'referrer_id') },
  'referral.referee_id': { moves: passes('referral', 'referee_id') },
  'complaint.customer_id': { moves: passes('complaint') },
  'nomination.customer_id': { moves: movesOne('nomination') },
  'consent_record.customer_id': { moves: passes('consent_record') },
  'customer_note.customer_id': { moves: passes('customer_note') },
  'customer_session.customer_id': { stays: 'ended: nobody is signed in to it any more' },
  'phone_proof.customer_id': { stays: 'counts for a day only' },
}

/** Moves everything whose owner is a column. Safe to repeat. */
export async function moveBelongings(tx: Transaction, merge: Merge): Promise<void> {
  for (const fate of Object.values(fates)) if ('moves' in fate) await fate.moves(tx, merge)
}
