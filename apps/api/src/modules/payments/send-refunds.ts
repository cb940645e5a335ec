import type { Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { GatewayRefund } from '../../platform/payments/index.ts'
import type { ProviderError } from '../../platform/provider-error.ts'
import { coverRefunds } from './disputes/cover-refunds.ts'
import { recordRefund } from './record-refund.ts'
import { CREDIT_PROVIDER, isDrawDown, sourceOf } from './source-of.ts'
import {
  findRefunds,
  isPaidByHand,
  isWaitingForDispute,
  touchRefund,
  type Refund,
} from './store/refunds.ts'

/**
 * Requests a checkout's due refunds from the gateway, retries failed ones and polls pending ones; staff make the others. False when one was refused
 * or has failed: try again later.
 */
export async function sendRefunds(context: Context, checkoutId: string): Promise<boolean> {
  let all = true
  for (const refund of await findRefunds(context.db, checkoutId)) {
    if (refund.state === 'processed' || isWaitingForDispute(refund)) continue
    const at = context.clock.now()
    if (refund.dispute === 'lost')
      await inTransaction(context.db, (tx) => coverRefunds(tx, refund.paymentId, at))
    if (isPaidByHand(refund)) continue
    const given = await ask(context, refund)
    if (given.ok)
      await inTransaction(context.db, (tx) => recordRefund(tx, given.value, at, refund.id))
    if (given.ok && given.value.status !== 'failed') {
      // Still pending: poll again after the interval, not in the next run.
      if (given.value.status === refund.state) await touchRefund(context.db, refund.id, at)
      continue
    }
    context.log.error(
      { checkout: checkoutId, refund: refund.id, kind: given.ok ? 'failed' : given.error.kind },
      'the gateway did not make a refund',
    )
    all = false
  }
  return all
}

function ask(context: Context, refund: Refund): Promise<Result<GatewayRefund, ProviderError>> {
  const provider = isDrawDown(refund.paymentId) ? CREDIT_PROVIDER : context.gateway.name
  const source = sourceOf(context, provider)
  if (refund.state === 'pending' && refund.providerRefundId !== null)
    return source.fetchRefund(refund.providerRefundId)
  return source.refund({
    paymentId: refund.paymentId,
    amountPaise: refund.amountPaise,
    idempotencyKey: keyOf(refund),
  })
}

/**
 * The idempotency key: a retry after a lost answer uses the same key and gets the same refund. After a failure the same key
 * would return the failed refund forever, so the key then contains the failed refund's id.
 */
const keyOf = (refund: Refund): string =>
  refund.state === 'failed' && refund.providerRefundId !== null
    ? `${refund.id}-${refund.providerRefundId}`
    : refund.id
