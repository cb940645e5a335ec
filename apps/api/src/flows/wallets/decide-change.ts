import type { Body } from '@upchar/contract/schema/endpoints'
import { paiseToRupees, parseRupees, wireToPaise } from '@upchar/kernel/money'
import { err, ok } from '@upchar/kernel/result'
import {
  findWalletChange,
  insertWalletLimit,
  lockWalletChange,
  lockWalletLimit,
  settleWalletChange,
  walletLimitPaise,
} from '../../modules/ledger/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { auditView, carryOut } from './change-wallet.ts'
import { changedMeanwhile, changeMissing, customerUnknown, secondPersonNeeded } from './errors.ts'
import { showChange } from './show-wallets.ts'
import { lockBuyer } from './store.ts'

const invalid = (message: string, field: 'last_day' | 'limit') =>
  err({ code: 'wallet_change_invalid' as const, message, field })

/** Approves or refuses a change that another member asked for; who asked may only take it back. */
export async function decideWalletChange(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { approve }: Body<'staffDecideWalletChange'>,
): Promise<HandlerResult<'staffDecideWalletChange'>> {
  const at = context.clock.now()
  const done = await decideInTransaction(context.db, async (tx) => {
    const asked = await findWalletChange(tx, id)
    if (asked === undefined) return changeMissing()
    // In the order of a new change: the customer first.
    const customer = await lockBuyer(tx, asked.customerId)
    const change = await lockWalletChange(tx, id)
    if (change?.state !== 'waiting')
      return changedMeanwhile('Somebody else has already decided this change.')
    const own = change.askedBy === staffId
    if (approve) {
      if (own) return secondPersonNeeded()
      if (customer === undefined) return customerUnknown()
      if (change.expiresAt !== null && change.expiresAt <= at)
        return invalid('Its last day is over. Refuse it, and ask anew.', 'last_day')
      const moved = await carryOut(context, tx, change, { email: customer.email, at })
      if (!moved.ok) return moved
    }
    const state = approve ? ('done' as const) : ('refused' as const)
    await settleWalletChange(tx, id, { state, decidedBy: own ? null : staffId, decidedAt: at })
    await recordAudit(tx, {
      by: staffId,
      action: approve ? 'wallet.change' : 'wallet.refuse',
      subject: { kind: 'customer', id: change.customerId },
      before: auditView(change),
      after: auditView({ ...change, state }),
      at,
    })
    return ok(undefined)
  })
  return done.ok ? showChange(context, id) : done
}

/** Sets the amount up to which one member changes a wallet alone. What waits keeps waiting. */
export async function setWalletLimit(
  context: Context,
  { staffId }: StaffCaller,
  { limit, seen_limit: seen }: Body<'staffSetWalletLimit'>,
): Promise<HandlerResult<'staffSetWalletLimit'>> {
  const at = context.clock.now()
  const typed = parseRupees(limit)
  if (!typed.ok) return invalid('Enter an amount in rupees, such as 1000', 'limit')
  return decideInTransaction(context.db, async (tx) => {
    await lockWalletLimit(tx)
    const before = await walletLimitPaise(tx)
    if (before !== wireToPaise(seen))
      return changedMeanwhile('Somebody else has changed the limit. Look at it again, then decide.')
    if (before !== typed.value) {
      await insertWalletLimit(tx, { limitPaise: typed.value, setBy: staffId, setAt: at })
      await recordAudit(tx, {
        by: staffId,
        action: 'wallet.limit',
        subject: { kind: 'wallet_limit', id: 'wallet_limit' },
        before: { limit: paiseToRupees(before) },
        after: { limit },
        at,
      })
    }
    return ok({ success: true as const, limit: paiseToRupees(typed.value) })
  })
}
