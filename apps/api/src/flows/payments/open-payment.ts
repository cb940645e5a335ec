import { paiseToRupees } from '@upchar/kernel/money'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { toE164 } from '@upchar/kernel/validate'
import { checkoutErrors, findCheckoutById, type Checkout } from '../../modules/checkout/index.ts'
import {
  codeMs,
  CREDIT_PROVIDER,
  findPaymentOrder,
  isAskedFor,
  keepProviderOrder,
  type PaymentOrder,
} from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'
import type { ProviderError } from '../../platform/provider-error.ts'
import type { Outcome } from '../checkout/outcome.ts'
import { drawDown } from '../credit/draw-down.ts'
import { openPage } from './open-page.ts'
import { openRequest } from './requests/open-request.ts'

/**
 * Opens the gateway's payment page of a pending checkout, or its UPI code (CHECKOUT-06). The receipt is the checkout's id, so a
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
  if (isAskedFor(order.way)) return openRequest(context, checkout, order)
  let opened = order
  if (order.providerOrderId === null) {
    const made = await openAtGateway(context, order, checkout)
    if (!made.ok) {
      context.log.error(
        { checkout: checkoutId, kind: made.error.kind },
        'the gateway did not open a payment',
      )
      return checkoutErrors.gatewayUnavailable()
    }
    await keepProviderOrder(context.db, checkoutId, made.value, context.clock.now())
    opened = (await findPaymentOrder(context.db, checkoutId)) ?? order
  }
  return ok(payOutcome(context, opened, checkout))
}

const openAtGateway = (
  context: Context,
  order: PaymentOrder,
  checkout: Pick<Checkout, 'quote'>,
): Promise<Result<{ id: string; link?: string; offers?: readonly string[] }, ProviderError>> =>
  order.way === 'upi'
    ? context.gateway.openCode({
        amountPaise: order.amountPaise,
        receipt: order.checkoutId,
        description: context.config.BRAND_NAME,
        closesAt: new Date(order.createdAt.getTime() + codeMs),
      })
    : openPage(context, order, checkout)

/** Where the buyer goes to pay, or the code to pay by. `problem`: why the last try with the code failed. */
export function payOutcome(
  context: Context,
  order: Pick<PaymentOrder, 'checkoutId' | 'providerOrderId' | 'upiLink' | 'amountPaise' | 'state'>,
  checkout: {
    expiresAt: Date
    totalPaise: number
    form: { fullName: string; email: string; phone: string }
  },
  problem = '',
): Outcome {
  const { form } = checkout
  if (order.upiLink !== null)
    return {
      state: 'upi',
      link: order.upiLink,
      amount: paiseToRupees(order.amountPaise),
      total: paiseToRupees(checkout.totalPaise),
      seconds_left: Math.max(
        0,
        Math.ceil((checkout.expiresAt.getTime() - context.clock.now().getTime()) / 1000),
      ),
      problem,
    }
  return {
    state: 'pay',
    payment_url: context.gateway.paymentPage({
      orderId: order.providerOrderId ?? '',
      amountPaise: order.amountPaise,
      returnUrl: `/checkout/return?checkout=${order.checkoutId}`,
      prefill: { name: form.fullName, email: form.email, phone: toE164(form.phone) },
    }),
    expires_at: checkout.expiresAt.toISOString(),
  }
}
