import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** A first order by a referral. */
export type ReferralRow = {
  checkoutId: string
  code: string
  referrerId: string
  refereeId: string
  discountPaise: number
  at: Date
  cancelledAt: Date | null
  blockedAt: Date | null
  blockedBy: string | null
  blockedReason: string | null
}

const columns = `checkout_id as "checkoutId", code, referrer_id as "referrerId", referee_id as "refereeId", discount_paise as "discountPaise",
  at, cancelled_at as "cancelledAt", blocked_at as "blockedAt", blocked_by as "blockedBy", blocked_reason as "blockedReason"`

const lockStatement = {
  name: 'referral-of-lock',
  text: `select ${columns} from referral where checkout_id = $1::uuid and held_until is null for update`,
}

/** The referral by which the order of a checkout was placed, locked until the transaction ends. */
export const lockReferralOf = async (
  tx: Transaction,
  checkoutId: string,
): Promise<ReferralRow | undefined> =>
  (await queryPrepared<ReferralRow>(tx, lockStatement, [checkoutId]))[0]

type Of = { referrerId: string } | { code: string }
const where = `held_until is null and ($1::text is null or referrer_id = $1) and ($2::text is null or code = $2)`
const valuesOf = (of: Of) =>
  'referrerId' in of ? [of.referrerId, null] : [null, of.code === '' ? null : of.code]

const listStatement = {
  name: 'referral-list',
  text: `select ${columns} from referral where ${where} order by at desc, checkout_id limit $3 offset $4`,
}

/** First orders by a customer's code, or by any, newest first; an empty code: all. */
export const selectReferrals = (
  handle: Handle,
  of: Of,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReferralRow[]> =>
  queryPrepared<ReferralRow>(handle, listStatement, [...valuesOf(of), limit, offset])

const countStatement = {
  name: 'referral-count',
  text: `select count(*)::int as count from referral where ${where}`,
}

export const countReferrals = async (handle: Handle, of: Of): Promise<number> =>
  (await queryPrepared<{ count: number }>(handle, countStatement, valuesOf(of)))[0]?.count ?? 0

const blockStatement = {
  name: 'referral-block',
  text: `update referral set blocked_at = $2::timestamptz, blocked_by = $3, blocked_reason = $4 where checkout_id = $1::uuid`,
}

/** The referral earns nothing from now on. */
export async function blockReferral(
  tx: Transaction,
  checkoutId: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await queryPrepared(tx, blockStatement, [checkoutId, at, by, reason])
}
