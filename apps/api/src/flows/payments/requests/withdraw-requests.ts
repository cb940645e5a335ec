import { findCheckoutById } from '../../../modules/checkout/index.ts'
import { selectSuspensions } from '../../../modules/sellers/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { takeBack } from './cancel-request.ts'
import { selectRequest, selectRequestsOfSeller } from './store.ts'

/**
 * Withdraws what waits for money and has goods of a seller who is suspended (OPS-06, CHECKOUT-15): nobody shall transfer money that only
 * goes back. Each by itself, so that a killed job goes on with the others; nothing to do once the suspension is lifted.
 */
export async function withdrawRequestsOf(context: Context, sellerId: number): Promise<void> {
  const { db, clock } = context
  const standing = (await selectSuspensions(db)).find((one) => one.sellerId === sellerId)
  if (standing === undefined) return
  for (const id of await selectRequestsOfSeller(db, sellerId)) {
    const [checkout, request] = [await findCheckoutById(db, id), await selectRequest(db, id)]
    if (checkout === undefined || request === undefined) continue
    await takeBack(
      context,
      checkout,
      (tx) =>
        recordAudit(tx, {
          by: standing.by.id,
          action: 'payment.request_cancel',
          subject: { kind: 'payment_request', id: request.reference },
          after: { reason: 'The seller is suspended' },
          at: clock.now(),
        }),
      'We have stopped the sales of a seller of these goods, so that we can’t deliver them. ',
    )
  }
}
