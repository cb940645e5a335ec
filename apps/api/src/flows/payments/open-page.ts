import { ok } from '@upchar/kernel/result'
import { offerIdsFor } from '../../modules/bank-offers/index.ts'
import type { Checkout } from '../../modules/checkout/index.ts'
import type { PaymentOrder } from '../../modules/payments/index.ts'
import type { Context } from '../../platform/context.ts'

/**
 * Opens the gateway's page with the offers of banks for the goods (CHECKOUT-06). One that the gateway doesn't know, or has ended,
 * keeps no buyer from paying.
 */
export async function openPage(
  context: Context,
  { checkoutId: receipt, amountPaise }: PaymentOrder,
  { quote }: Pick<Checkout, 'quote'>,
) {
  const classes = quote.lines.map(({ productClass }) => productClass)
  const offers = await offerIdsFor(context, classes, amountPaise)
  const asked = { amountPaise, receipt, notes: { checkout: receipt } }
  const made = await context.gateway.createOrder({ ...asked, offers })
  if (made.ok) return ok({ ...made.value, offers })
  if (made.error.kind !== 'invalid' || offers.length === 0) return made
  context.log.error(
    { checkout: receipt, offers, why: made.error.message },
    'the gateway refuses an offer of a bank: this payment is opened without, end it in the console',
  )
  return context.gateway.createOrder({ ...asked, offers: [] })
}
