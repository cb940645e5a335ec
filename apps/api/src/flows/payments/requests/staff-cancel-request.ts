import { findCheckoutById } from '../../../modules/checkout/index.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { StaffCaller } from '../../../platform/identity/identity.ts'
import { takeBack } from './cancel-request.ts'
import { changedMeanwhile, requestUnknown } from './errors.ts'
import { showRequest } from './list-requests.ts'
import { selectRequest } from './store.ts'

/** Staff cancel what waits for its money (CHECKOUT-15): the buyer is told. */
export async function staffCancelRequest(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { reason }: { reason: string },
): Promise<HandlerResult<'staffCancelPaymentRequest'>> {
  const [checkout, request] = [
    await findCheckoutById(context.db, id),
    await selectRequest(context.db, id),
  ]
  if (checkout === undefined || request === undefined) return requestUnknown()
  const done = await takeBack(context, checkout, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'payment.request_cancel',
      subject: { kind: 'payment_request', id: request.reference },
      after: { reason },
      at: context.clock.now(),
    }),
  )
  return done
    ? showRequest(context, id)
    : changedMeanwhile('It isn’t waiting any more. Look at it again.')
}
