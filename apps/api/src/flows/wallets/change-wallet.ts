import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import {
  changedAlone,
  giveValue,
  findWalletChange,
  insertWalletChange,
  needsSecond,
  takeValue,
  termsOf,
  walletLimitPaise,
  type WalletChange,
} from '../../modules/ledger/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { changedMeanwhile, customerUnknown } from './errors.ts'
import { walletMail } from './mails.ts'
import { showChange } from './show-wallets.ts'
import { lockBuyer } from './store.ts'

/** A change as the audit log has it. */
export const auditView = ({ id, book, amountPaise, expiresAt, reason, state }: WalletChange) => ({
  change: id,
  ...(book === 'points' && { book }),
  amount: paiseToRupees(amountPaise),
  expires_at: expiresAt?.toISOString() ?? null,
  reason,
  state,
})

/** Moves the value of a change, once, and tells the customer. */
export async function carryOut(
  { config }: Context,
  tx: Transaction,
  { id, customerId, book, amountPaise, expiresAt, reason }: WalletChange,
  { email, at }: { email: string | null; at: Date },
) {
  const journal = {
    book,
    customerId,
    at,
    key: `staff:${id}`,
    amountPaise: Math.abs(amountPaise),
    reason,
  }
  const moved =
    amountPaise > 0
      ? ok(await giveValue(tx, { ...journal, expiresAt }))
      : await takeValue(tx, journal)
  if (!moved.ok) return moved
  if (!moved.value) throw new Error(`the wallet change ${id} was carried out before`)
  if (email !== null)
    await recordMail(
      tx,
      walletMail(config, { email }, { book, amountPaise, expiresAt, reason }),
      at,
    )
  return ok(undefined)
}

/**
 * Gives a customer promotional value or takes it back (CART-15, domain reference 3.6). What exceeds the limit, together with
 * what was changed without approval within a day, waits for a second member.
 */
export async function changeWallet(
  context: Context,
  { staffId }: StaffCaller,
  customerId: string,
  body: Body<'staffChangeWallet'>,
): Promise<HandlerResult<'staffChangeWallet'>> {
  const at = context.clock.now()
  const terms = termsOf({ ...body, lastDay: body.last_day }, at)
  if (!terms.ok) return terms
  const { id, reason, book } = body
  const done = await decideInTransaction(context.db, async (tx) => {
    // The lock makes a second press wait for the first, and the day's sum count every change.
    const customer = await lockBuyer(tx, customerId)
    if (customer === undefined) return customerUnknown()
    const known = await findWalletChange(tx, id)
    if (known !== undefined)
      return known.customerId === customerId
        ? ok(undefined)
        : changedMeanwhile('This form was used for somebody else. Open it again.')
    const { amountPaise } = terms.value
    const waits = needsSecond(
      amountPaise,
      await changedAlone(tx, customerId, at),
      await walletLimitPaise(tx),
    )
    const change: WalletChange = {
      id,
      customerId,
      book,
      ...terms.value,
      reason,
      state: waits ? 'waiting' : 'done',
      askedBy: staffId,
      askedAt: at,
      decidedBy: null,
      decidedAt: null,
    }
    await insertWalletChange(tx, change)
    if (!waits) {
      const moved = await carryOut(context, tx, change, { email: customer.email, at })
      if (!moved.ok) return moved
    }
    await recordAudit(tx, {
      by: staffId,
      action: waits ? 'wallet.ask' : 'wallet.change',
      subject: { kind: 'customer', id: customerId },
      after: auditView(change),
      at,
    })
    return ok(undefined)
  })
  return done.ok ? showChange(context, id) : done
}
