import type { Body } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { flagsOf } from '../../flags/index.ts'
import { keepAttribution } from '../keep-attribution.ts'
import { addLines } from '../many/add-lines.ts'
import { linkUnknown, openLink, sharingOff } from './link.ts'

/** Adds a shared cart to the receiver's (CART-19). Adding it again adds again, up to the limits. */
export async function addShared(
  context: Context,
  shopper: Shopper,
  body: Body<'addSharedCart'>,
): Promise<HandlerResult<'addSharedCart'>> {
  if (!(await flagsOf(context)).can_share_cart) return sharingOff()
  const shared = await openLink(context, body.link, context.clock.now())
  if (shared === undefined) return linkUnknown()
  const { lines } = shared
  const added = await addLines(context, shopper, {
    lines,
    from: 'the shared cart',
    pincode: body.pincode,
  })
  if (added.ok) await keepAttribution(context, shopper, body)
  return added
}
