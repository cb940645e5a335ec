import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { normaliseEmail } from '@upchar/kernel/validate'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import { skuUnknown } from './errors.ts'
import { insertNotifyRequest, isSkuKnown } from './store/notes.ts'

/** Stores who wants to be notified when a product is available at a pincode (ENGAGE-02). */
export async function notifyMe(
  context: Context,
  body: Body<'notifyMe'>,
): Promise<HandlerResult<'notifyMe'>> {
  if (!(await isSkuKnown(context.db, body.sku))) return skuUnknown()
  await insertNotifyRequest(context.db, {
    id: newId(),
    sku: body.sku,
    email: normaliseEmail(body.email),
    pincode: body.pincode,
    createdAt: context.clock.now(),
  })
  return ok({ success: true, message: `We write to you when this can be had at ${body.pincode}.` })
}
