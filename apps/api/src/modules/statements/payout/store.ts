import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sql } from '../../../platform/db/sql.ts'
import { sellerPayout } from '../tables.ts'
import type { SellerPayout } from './model.ts'

const text = `select p.statement_id as "statementId", p.state, p.pay_to as "payTo", p.linked_account as "linkedAccount", p.asked_by as "askedBy", p.asked_at as "askedAt",
    p.decided_by as "decidedBy", p.decided_at as "decidedAt", p.reason, p.bank_reference as "bankReference", p.split_reference as "splitReference",
    p.bank_file_by as "bankFileBy", p.bank_file_at as "bankFileAt", p.paid_by as "paidBy", p.paid_at as "paidAt", t.payout_paise as "payoutPaise", t.split_paise as "splitPaise"
  from seller_payout p join seller_statement t on t.id = p.statement_id`

export const findPayout = async (
  handle: Handle,
  statementId: string,
): Promise<SellerPayout | undefined> =>
  (
    await queryPrepared<SellerPayout>(
      handle,
      { name: 'seller-payout', text: `${text} where p.statement_id = $1::uuid` },
      [statementId],
    )
  )[0]

/** Where the seller's last payout went, to be offered for the next one. */
export const findLastPayout = async (
  handle: Handle,
  sellerId: number,
): Promise<SellerPayout | undefined> =>
  (
    await queryPrepared<SellerPayout>(
      handle,
      {
        name: 'seller-payout-last',
        text: `${text} where t.seller_id = $1 and p.state in ('approved', 'paid') order by t.nth desc limit 1`,
      },
      [sellerId],
    )
  )[0]

export type BankLine = {
  statementId: string
  sellerId: number
  nth: number
  legalName: string
  payTo: string
  bankPaise: number
}

const openAtBank = `p.state = 'approved' and t.payout_paise > t.split_paise and t.disputed_at is null`

/** What of a file for the bank isn't recorded as paid. */
export const selectBankLines = (handle: Handle, at: Date): Promise<BankLine[]> =>
  queryPrepared(
    handle,
    {
      name: 'seller-payout-bank',
      text: `select p.statement_id as "statementId", t.seller_id as "sellerId", t.nth, s.legal_name as "legalName", p.pay_to as "payTo",
          (t.payout_paise - t.split_paise) as "bankPaise"
        from seller_payout p join seller_statement t on t.id = p.statement_id join seller s on s.id = t.seller_id
        where ${openAtBank} and p.bank_file_at = $1::timestamptz order by p.decided_at, p.statement_id`,
    },
    [at.toISOString()],
  )

/** Puts what is approved and in no file yet into one; two at once share nothing. */
export async function takeForBank(
  tx: Transaction,
  { by, at }: { by: string; at: Date },
): Promise<{ sellerId: number; nth: number }[]> {
  const { rows } = await tx.execute<{ sellerId: number; nth: number }>(
    sql`update seller_payout p set bank_file_at = ${at.toISOString()}::timestamptz, bank_file_by = ${by} from seller_statement t
      where t.id = p.statement_id and ${sql.raw(openAtBank)} and p.bank_file_at is null returning t.seller_id as "sellerId", t.nth`,
  )
  return rows
}

export type BankFile = { at: Date | null; by: string | null; payouts: number; bankPaise: number }

/** What is still to be transferred by bank, by the file that it is in; null: in none yet. */
export const selectBankFiles = (handle: Handle): Promise<BankFile[]> =>
  queryPrepared(
    handle,
    {
      name: 'seller-payout-files',
      text: `select p.bank_file_at as at, p.bank_file_by as by, count(*)::int as payouts, sum(t.payout_paise - t.split_paise)::bigint as "bankPaise"
        from seller_payout p join seller_statement t on t.id = p.statement_id where ${openAtBank} group by 1, 2 order by 1`,
    },
    [],
  )

type Row = typeof sellerPayout.$inferInsert

/** Asks for a payout, anew where one was refused. */
export async function upsertPayout(tx: Transaction, row: Row): Promise<void> {
  await tx
    .insert(sellerPayout)
    .values(row)
    .onConflictDoUpdate({ target: sellerPayout.statementId, set: row })
}
