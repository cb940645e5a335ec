import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'

const lockStatement: PreparedStatement = {
  name: 'referral-lock',
  text: `select pg_advisory_xact_lock(hashtext('referrals'))`,
}

/**
 * Serialises the first orders by referrals until the transaction ends, so that what is counted under the lock is complete. One lock for all: a ring
 * goes through codes and buyers that no single order names. Called before any stock is locked.
 */
export async function lockReferrals(tx: Transaction): Promise<void> {
  await queryPrepared(tx, lockStatement, [])
}

const writeStatement: PreparedStatement = {
  name: 'referral-use',
  text: `with kept as (
      update referral set discount_paise = $4, held_until = $5::timestamptz, at = $6::timestamptz
      where checkout_id = $1::uuid and code = $2 returning checkout_id
    ), made as (
      insert into referral (checkout_id, code, referrer_id, referee_id, discount_paise, held_until, at)
      select $1::uuid, c.code, c.customer_id, $3, $4, $5::timestamptz, $6::timestamptz from referral_code c
      where c.code = $2 and not exists (select 1 from kept) returning checkout_id
    ) select checkout_id from kept union all select checkout_id from made`,
}

export type ReferralUse = {
  checkoutId: string
  code: string
  refereeId: string
  discountPaise: number
  /** null: ordered. */
  heldUntil: Date | null
  at: Date
}

/** Records a referral of a checkout. One that an open payment has stays, also when its code's owner has left. */
export async function writeReferral(tx: Transaction, use: ReferralUse): Promise<void> {
  const { checkoutId, code, refereeId, discountPaise, heldUntil, at } = use
  const values = [checkoutId, code, refereeId, discountPaise, heldUntil, at]
  if ((await queryPrepared(tx, writeStatement, values)).length === 0)
    throw new Error(`referral code ${code} of checkout ${checkoutId} is not there`)
}

const writableStatement: PreparedStatement = {
  name: 'referral-writable',
  text: `select exists (select 1 from referral where checkout_id = $1::uuid and code = $2)
    or exists (select 1 from referral_code where code = $2) as writable`,
}

/** Whether a checkout can have its referral: its open payment holds it, or the code's owner hasn't left. */
export const isWritable = async (
  tx: Transaction,
  checkoutId: string,
  code: string,
): Promise<boolean> =>
  (await queryPrepared<{ writable: boolean }>(tx, writableStatement, [checkoutId, code]))[0]
    ?.writable === true

const freeStatement: PreparedStatement = {
  name: 'referral-free',
  text: 'delete from referral where checkout_id = any($1::uuid[]) and held_until is not null',
}

/** Frees what open payments of checkouts have; runs no statement without checkouts. */
export async function freeReferrals(
  tx: Transaction,
  checkoutIds: readonly string[],
): Promise<void> {
  if (checkoutIds.length > 0) await queryPrepared(tx, freeStatement, [checkoutIds])
}

const cancelStatement: PreparedStatement = {
  name: 'referral-cancel',
  text: 'update referral set cancelled_at = $2::timestamptz where checkout_id = $1::uuid and cancelled_at is null',
}

/** The order of a checkout is cancelled as a whole. */
export async function cancelReferral(tx: Transaction, checkoutId: string, at: Date): Promise<void> {
  await queryPrepared(tx, cancelStatement, [checkoutId, at])
}
