import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { checkoutErrors, type Checkout } from '../../modules/checkout/index.ts'
import { findDraw } from '../../modules/credit/index.ts'
import { failureMessage, recordPayment, type PaymentOrder } from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { failed, placedOutcome, type Outcome } from '../checkout/outcome.ts'
import { abandonDeclined } from '../payments/abandon.ts'
import { settlePayment } from '../payments/settle-payment.ts'

export const lenderConfirms =
  'The lender is confirming your credit line. This can take a minute; you need not do anything.'

/**
 * Asks the lender to pay for a checkout whose limit is set aside (CREDIT-02). Idempotent by the checkout: a repeat after a lost answer
 * gets the same draw-down. An answer that doesn't come is asked for by the reconciler, so a draw-down becomes an order or goes back.
 */
export async function drawDown(
  context: Context,
  checkout: Pick<Checkout, 'id'>,
  order: Pick<PaymentOrder, 'amountPaise'>,
): Promise<Result<Outcome, Refusal & { code: 'gateway_unavailable' }>> {
  const { credit, db, clock, log } = context
  const draw = await findDraw(db, checkout.id)
  if (credit === undefined || draw === undefined || draw.externalId === null)
    return checkoutErrors.gatewayUnavailable()
  const told = await credit.drawDown({
    reference: checkout.id,
    accountId: draw.externalId,
    amountPaise: order.amountPaise,
    dueOn: draw.dueOn,
    chargePaise: draw.chargePaise,
  })
  if (!told.ok) {
    log.error({ checkout: checkout.id, kind: told.error.kind }, 'the lender did not draw down')
    return ok(failed(LENDER_SILENT, true))
  }
  await inTransaction(db, (tx) => recordPayment(tx, told.value, clock.now()))
  return ok(await drawnOutcome(context, checkout.id, told.value))
}

const LENDER_SILENT =
  'The lender does not answer. Nothing is ordered yet. Try again in a moment, or choose another way to pay: what the lender pays after that goes back to your credit line.'

/** What the buyer sees of a draw-down in a state. */
export async function drawnOutcome(
  context: Context,
  checkoutId: string,
  { status, errorReason }: { status: string; errorReason: string | null },
): Promise<Outcome> {
  if (status === 'captured') {
    await settlePayment(context, checkoutId)
    return placedOutcome(context, context.db, checkoutId)
  }
  if (status !== 'failed') return { state: 'waiting', message: lenderConfirms }
  await abandonDeclined(context, checkoutId)
  return failed(failureMessage(errorReason), false)
}
