import type { Transaction } from '../../../platform/db/database.ts'
import { queryPrepared, type PreparedStatement } from '../../../platform/db/prepared.ts'
import type { OwnerColumns } from '../../../platform/identity/shopper.ts'

const lockStatement: PreparedStatement = {
  name: 'voucher-lock',
  text: 'select 1 from voucher where code = $1 and (max_uses is not null or max_uses_per_buyer is not null) for no key update',
}

/**
 * Serialises the buyers of a limited voucher until the transaction ends, so that the uses counted
 * under the lock are complete. Called before any stock is locked. False: no limit, and nobody
 * waits.
 */
export const lockVoucher = async (tx: Transaction, code: string): Promise<boolean> =>
  (await queryPrepared(tx, lockStatement, [code])).length > 0

export type VoucherUse = OwnerColumns & {
  checkoutId: string
  code: string
  phoneHash: string
  discountPaise: number
  heldUntil: Date | null
  redeemedAt: Date | null
}

const writeStatement: PreparedStatement = {
  name: 'voucher-use',
  text: `insert into voucher_use (checkout_id, voucher_id, guest_id, customer_id, phone_hash,
    discount_paise, held_until, redeemed_at)
    select $1::uuid, v.id, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz from voucher v where v.code = $2
    on conflict (checkout_id) do update set voucher_id = excluded.voucher_id,
      guest_id = excluded.guest_id, customer_id = excluded.customer_id, phone_hash = excluded.phone_hash,
      discount_paise = excluded.discount_paise,
      held_until = excluded.held_until, redeemed_at = excluded.redeemed_at
    returning checkout_id`,
}

/** Records a use, replacing the checkout's earlier one. */
export async function writeUse(tx: Transaction, use: VoucherUse): Promise<void> {
  const written = await queryPrepared(tx, writeStatement, [
    use.checkoutId,
    use.code,
    use.guestId,
    use.customerId,
    use.phoneHash,
    use.discountPaise,
    use.heldUntil,
    use.redeemedAt,
  ])
  if (written.length === 0)
    throw new Error(`voucher ${use.code} of checkout ${use.checkoutId} is not there`)
}

const freeStatement: PreparedStatement = {
  name: 'voucher-free',
  text: 'delete from voucher_use where checkout_id = any($1::uuid[]) and redeemed_at is null',
}

const takeBackStatement: PreparedStatement = {
  name: 'voucher-take-back',
  text: 'delete from voucher_use where checkout_id = $1::uuid',
}

/** The order of a checkout is cancelled as a whole: its voucher counts as not used. */
export async function takeBackUse(tx: Transaction, checkoutId: string): Promise<void> {
  await queryPrepared(tx, takeBackStatement, [checkoutId])
}

const adoptStatement: PreparedStatement = {
  name: 'voucher-adopt',
  text: 'update voucher_use set customer_id = $2, guest_id = null where checkout_id = any($1::uuid[])',
}

/**
 * Uses of a guest's checkouts pass to the customer who takes them over; runs no statement without
 * checkouts.
 */
export async function adoptUses(
  tx: Transaction,
  checkoutIds: readonly string[],
  customerId: string,
): Promise<void> {
  if (checkoutIds.length > 0) await queryPrepared(tx, adoptStatement, [checkoutIds, customerId])
}

/** Frees the reservations of checkouts; runs no statement without checkouts. */
export async function freeUses(tx: Transaction, checkoutIds: readonly string[]): Promise<void> {
  if (checkoutIds.length > 0) await queryPrepared(tx, freeStatement, [checkoutIds])
}
