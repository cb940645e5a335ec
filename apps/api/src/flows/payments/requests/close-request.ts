import { findPaymentOrder } from '../../../modules/payments/index.ts'
import type { Context } from '../../../platform/context.ts'

/** Job: the gateway takes no more money for what is paid or cancelled. Throws where it doesn't answer, so that it is tried again. */
export async function closeRequest(context: Context, checkoutId: string): Promise<void> {
  const order = await findPaymentOrder(context.db, checkoutId)
  if (order === undefined || order.provider === 'bank' || order.providerOrderId === null) return
  const closed = await context.gateway.closeRequest(order.providerOrderId)
  // `invalid`: paid or closed already.
  if (!closed.ok && closed.error.kind !== 'invalid') throw new Error(closed.error.message)
}
