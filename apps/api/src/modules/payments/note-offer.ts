import type { Context } from '../../platform/context.ts'
import { keepOffer } from './store/payments.ts'

/**
 * Job: asks the gateway which of the offers the buyer picked on its page (CHECKOUT-06), which neither its webhooks nor the payments of an order
 * say. Throws while the gateway doesn't answer, so that it is tried again.
 */
export async function noteOffer(
  { db, gateway }: Pick<Context, 'db' | 'gateway'>,
  paymentId: string,
): Promise<void> {
  const told = await gateway.fetchOffer(paymentId)
  if (!told.ok) throw new Error(`the gateway does not say which offer ${paymentId} was paid with`)
  if (told.value !== null) await keepOffer(db, paymentId, told.value)
}
