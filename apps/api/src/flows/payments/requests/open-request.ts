import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import { toE164 } from '@upchar/kernel/validate'
import { clearCartLines } from '../../../modules/cart/index.ts'
import { extendHold } from '../../../modules/availability/index.ts'
import {
  changeCheckout,
  checkoutErrors,
  lockToPlace,
  type Checkout,
} from '../../../modules/checkout/index.ts'
import {
  dueFrom,
  findRequest,
  heldUntilStatement,
  keepProviderOrder,
  noTerms,
  openRequestRow,
  selectTerms,
  type PaymentOrder,
  type PaymentRequest,
} from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction } from '../../../platform/db/database.ts'
import { recordMail } from '../../../platform/mail/mail.ts'
import { ownerOf } from '../../../platform/identity/shopper.ts'
import type { GatewayRequest } from '../../../platform/payments/port.ts'
import type { Outcome } from '../../checkout/outcome.ts'
import { holdPromotions } from '../../vouchers/use-voucher.ts'
import { requestMail } from './request-mails.ts'
import { requestedOutcome } from './requested-outcome.ts'

type Unopened = Refusal & { code: 'gateway_unavailable' | 'checkout_expired' }

/** The gateway needs some time after the last day for transfers that are under way. */
const closesAfterMs = 7 * 86_400_000

/** The account or link of a request: the shop's own account, or one that the gateway opens. */
async function detailsOf(
  context: Context,
  {
    order,
    request,
    checkout,
  }: { order: PaymentOrder; request: PaymentRequest; checkout: Checkout },
  dueAt: Date,
): Promise<Result<GatewayRequest, Unopened>> {
  if (order.provider === 'bank') {
    const account = (await selectTerms(context.db))?.account ?? null
    return account === null
      ? checkoutErrors.gatewayUnavailable()
      : ok({ id: '', account, url: null })
  }
  const way = order.way === 'link' ? ('link' as const) : ('transfer' as const)
  const { form } = checkout
  const made = await context.gateway.requestMoney({
    way,
    amountPaise: order.amountPaise,
    reference: request.reference,
    description: `${context.config.BRAND_NAME} ${request.reference}`,
    closesAt: way === 'link' ? dueAt : new Date(dueAt.getTime() + closesAfterMs),
    buyer: { name: form.fullName, email: form.email, phone: toE164(form.phone) },
  })
  if (made.ok) return made
  context.log.error(
    { checkout: checkout.id, kind: made.error.kind },
    'the gateway did not open a payment request',
  )
  return checkoutErrors.gatewayUnavailable()
}

/**
 * Tells the buyer where to pay an order that waits for its money (CHECKOUT-15), by mail and on the page, and holds its goods until the
 * last day. Until then it was held like any open payment. The cart is emptied: what it held is on order. A repeat answers the same.
 */
export async function openRequest(
  context: Context,
  checkout: Checkout,
  order: PaymentOrder,
): Promise<Result<Outcome, Unopened>> {
  const request = await findRequest(context.db, order.id)
  if (request === undefined) throw new Error(`payment order ${order.id} has no request`)
  if (request.dueAt !== null) return ok(await requestedOutcome(context, checkout, order, request))
  const at = context.clock.now()
  const terms = (await selectTerms(context.db)) ?? noTerms
  const dueAt = dueFrom(terms, checkout.customerId !== null, at)
  const details = await detailsOf(context, { order, request, checkout }, dueAt)
  if (!details.ok) return details
  const { id, account, url } = details.value
  const told = { ...request, account, url, dueAt }
  const opened = await decideInTransaction(
    context.db,
    async (tx): Promise<Result<void, Unopened>> => {
      const locked = await lockToPlace(tx, checkout.id, ownerOf(checkout).kind)
      const now = await findRequest(tx, order.id)
      if (locked?.state !== 'awaiting_payment') return checkoutErrors.checkoutExpired()
      if (now?.dueAt !== null) return ok(undefined)
      const expiresAt = heldUntilStatement(order.provider, dueAt)
      if (!(await extendHold(tx, { checkoutId: checkout.id, at, expiresAt })))
        return checkoutErrors.checkoutExpired()
      await holdPromotions(context, tx, locked, expiresAt)
      await changeCheckout(tx, checkout.id, { expiresAt })
      await openRequestRow(tx, order.id, told)
      if (id !== '') await keepProviderOrder(tx, checkout.id, { id }, at)
      if (locked.source === 'cart')
        await clearCartLines(tx, ownerOf(locked), {
          purchaseId: locked.purchaseId,
          skus: locked.quote.lines.map((line) => line.sku),
          voucherCode: locked.voucherCode,
        })
      await recordMail(tx, requestMail(context.config, locked, order, told), at)
      return ok(undefined)
    },
  )
  if (!opened.ok) return opened
  const kept = (await findRequest(context.db, order.id)) ?? told
  return ok(await requestedOutcome(context, checkout, order, kept))
}
