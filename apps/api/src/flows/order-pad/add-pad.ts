import type { Body } from '@upchar/contract/schema/endpoints'
import { addLines, keepAttribution, wantedLine } from '../../modules/cart/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/** Adds the lines of a pad, as far as each can be added with the shelf life that it asks for (OPS-02). */
export async function addPad(
  context: Context,
  shopper: Shopper,
  body: Body<'addOrderPad'>,
): Promise<HandlerResult<'addOrderPad'>> {
  const added = await addLines(context, shopper, {
    lines: body.lines.map(wantedLine),
    from: 'your order pad',
    pincode: body.pincode,
  })
  if (added.ok) await keepAttribution(context, shopper, body)
  return added
}
