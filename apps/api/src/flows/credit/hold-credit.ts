import { ok, type Result } from '@upchar/kernel/result'
import type { LockedCheckout } from '../../modules/checkout/index.ts'
import {
  checkLine,
  costOf,
  creditNotAllowed,
  keepDraw,
  lockLive,
  mayDraw,
} from '../../modules/credit/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { creditPartPaise } from '../wallets/pay-by-wallet.ts'

const SIGN_IN = 'Sign in to pay with your credit line, or choose another way to pay.'

type NotAllowed = ReturnType<typeof creditNotAllowed>['error']

/** Whether the buyer's credit line can pay an amount, when the checkout is created (CHECKOUT-08). */
export async function checkCreditPart(context: Context, shopper: Shopper, amountPaise: number) {
  if (amountPaise === 0) return ok(undefined)
  if (shopper.kind === 'guest') return creditNotAllowed(SIGN_IN)
  const able = await checkLine(context, shopper.id, amountPaise)
  return able.ok ? ok(undefined) : able
}

/**
 * Keeps on which terms the checkout draws, under the line's lock, so that nothing is drawn from one that was blocked, closed or became
 * overdue (CREDIT-02). The amount is set aside with the wallet's part.
 */
export async function agreeOnDraw(
  context: Context,
  tx: Transaction,
  checkout: LockedCheckout,
  at: Date,
): Promise<Result<void, NotAllowed>> {
  const amountPaise = creditPartPaise(checkout)
  if (amountPaise === 0) return ok(undefined)
  const { customerId } = checkout
  if (customerId === null) return creditNotAllowed(SIGN_IN)
  const able = await mayDraw(context, tx, customerId, await lockLive(tx, customerId))
  if (!able.ok) return able
  const { id, facts } = able.value
  const cost = costOf(facts, amountPaise, at)
  await keepDraw(tx, id, { checkoutId: checkout.id, amountPaise, ...cost, drawnAt: at })
  return ok(undefined)
}
