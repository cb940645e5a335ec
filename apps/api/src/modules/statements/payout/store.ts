import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import { sellerPayout } from '../tables.ts'
import type { SellerPayout } from './model.ts'

const text = `select p.statement_id as "statementId", p.state, p.pay_to as "payTo", p.linked_account as "linkedAccount", p.asked_by as "askedBy", p.asked_at as "askedAt",
    p.decided_by as "decidedBy", p.decided_at as "decidedAt", p.reason, p.bank_reference as "bankReference", p.split_reference as "splitReference",
    p.paid_by as "paidBy", p.paid_at as "paidAt", t.payout_paise as "payoutPaise", t.split_paise as "splitPaise"
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

/** What is approved and still to be transferred by bank. */
export const selectBankLines = (handle: Handle): Promise<BankLine[]> =>
  queryPrepared(
    handle,
    {
      name: 'seller-payout-bank',
      text: `select p.statement_id as "statementId", t.seller_id as "sellerId", t.nth, s.legal_name as "legalName", p.pay_to as "payTo",
          (t.payout_paise - t.split_paise) as "bankPaise"
        from seller_payout p join seller_statement t on t.id = p.statement_id join seller s on s.id = t.seller_id
        where p.state = 'approved' and t.payout_paise > t.split_paise and t.disputed_at is null order by p.decided_at, p.statement_id`,
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
