import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { newId } from '../../../platform/ids.ts'
import type { AccountKind, JournalKind } from '../model.ts'

/** `customerId` null: an account of the shop. */
export type Posting = {
  kind: AccountKind
  customerId: string | null
  expiresAt: Date | null
  amountPaise: number
}

export type Journal = {
  key: string | null
  kind: JournalKind
  /** Null: a movement of the gateway's money. */
  customerId: string | null
  checkoutId: string | null
  reason: string
  at: Date
  postings: readonly Posting[]
}

const openStatement = {
  name: 'ledger-open-accounts',
  text: `insert into ledger_account (id, kind, customer_id, expires_at, balance_paise)
    select p.id, p.kind, p."customerId", p."expiresAt", case when p."customerId" is not null then 0 end
    from jsonb_to_recordset($1::jsonb) as p(id uuid, kind text, "customerId" text, "expiresAt" timestamptz)
    on conflict do nothing`,
}

const postStatement = {
  name: 'ledger-post',
  text: `with written as (
      insert into ledger_journal (id, key, kind, customer_id, checkout_id, reason, at)
      values ($1::uuid, $2, $3, $4, $5::uuid, $6, $7::timestamptz) on conflict (key) do nothing returning id)
    insert into ledger_posting (journal_id, account_id, amount_paise)
    select w.id, a.id, p."amountPaise" from written w,
      jsonb_to_recordset($8::jsonb) as p(kind text, "customerId" text, "expiresAt" timestamptz, "amountPaise" bigint)
      join ledger_account a on a.kind = p.kind and a.customer_id is not distinct from p."customerId"
        and a.expires_at is not distinct from p."expiresAt"
    returning journal_id`,
}

/**
 * Writes a journal with its postings, and opens accounts that don't exist yet. False when one with this key was written
 * before. The database refuses postings that don't add up to nothing, or take what isn't there.
 */
export async function postJournal(tx: Transaction, journal: Journal): Promise<boolean> {
  const { key, kind, customerId, checkoutId, reason, at, postings } = journal
  await queryPrepared(tx, openStatement, [
    JSON.stringify(postings.map((posting) => ({ ...posting, id: newId() }))),
  ])
  const values = [newId(), key, kind, customerId, checkoutId, reason, at, JSON.stringify(postings)]
  return (await queryPrepared(tx, postStatement, values)).length > 0
}
