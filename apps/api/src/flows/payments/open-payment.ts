import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { toE164 } from '@upchar/kernel/validate'
import { checkoutErrors, findCheckoutById } from '../../modules/checkout/index.ts'
import {
  CREDIT_PROVIDER,
  findPaymentOrder,
  keepProviderOrder,
} from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Outcome } from '../checkout/outcome.ts'
import { drawDown } from '../credit/draw-down.ts'
import { openRequest } from './requests/open-request.ts'

/**
 * Opens the gateway's payment page of a pending checkout (CHECKOUT-06). The receipt is the checkout's id, so a
 * repeated call after a lost answer gets the same gateway order.
 */
export async function openPayment(
  context: Context,
  checkoutId: string,
): Promise<Result<Outcome, Refusal & { code: 'gateway_unavailable' | 'checkout_expired' }>> {
  const [checkout, order] = [
    await findCheckoutById(context.db, checkoutId),
    await findPaymentOrder(context.db, checkoutId),
  ]
  if (checkout === undefined || order === undefined) return checkoutErrors.gatewayUnavailable()
  if (order.provider === CREDIT_PROVIDER) return drawDown(context, checkout, order)
  if (order.way !== 'page') return openRequest(context, checkout, order)
  let providerOrderId = order.providerOrderId
  if (providerOrderId === null) {
    const made = await context.gateway.createOrder({
      amountPaise: order.amountPaise,
      receipt: checkoutId,
      notes: { checkout: checkoutId },
    })
    if (!made.ok) {
      context.log.error(
        { checkout: checkoutId, kind: made.error.kind },
        'the gateway did not open a payment',
      )
      return checkoutErrors.gatewayUnavailable()
    }
    await keepProviderOrder(context.db, checkoutId, made.value.id, context.clock.now())
    providerOrderId =
      (await findPaymentOrder(context.db, checkoutId))?.providerOrderId ?? made.value.id
  }
  return ok(payOutcome(context, { ...order, providerOrderId }, checkout))
}

/** Where the buyer goes to pay. */
export function payOutcome(
  context: Context,
  order: { checkoutId: string; providerOrderId: string; amountPaise: number },
  checkout: { expiresAt: Date; form: { fullName: string; email: string; phone: string } },
): Outcome {
  const { form } = checkout
  return {
    state: 'pay',
    payment_url: context.gateway.paymentPage({
      orderId: order.providerOrderId,
      amountPaise: order.amountPaise,
      returnUrl: `/checkout/return?checkout=${order.checkoutId}`,
      prefill: { name: form.fullName, email: form.email, phone: toE164(form.phone) },
    }),
    expires_at: checkout.expiresAt.toISOString(),
  }
}
