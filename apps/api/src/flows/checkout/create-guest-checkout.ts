import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { normaliseEmail } from '@upchar/kernel/validate'
import { refuseBlocked } from '../../modules/accounts/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { createCheckout } from './create-checkout.ts'

/** A guest's checkout (CHECKOUT-04). A blocked customer can't order as a guest either (OPS-10). */
export async function createGuestCheckout(
  context: Context,
  guestId: string,
  query: Query<'createGuestCheckout'>,
  body: Body<'createGuestCheckout'>,
): Promise<HandlerResult<'createGuestCheckout'>> {
  return createCheckout(context, {
    shopper: guestShopper(guestId),
    staffId: null,
    query,
    body,
    admit: (handle) => refuseBlocked(context, handle, normaliseEmail(body.form.email)),
  })
}
