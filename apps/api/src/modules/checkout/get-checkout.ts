import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { checkoutNotFound } from './errors.ts'
import { findCheckout } from './store.ts'
import { checkoutView } from './view.ts'

/** The shopper's checkout, with the form as it was filled in. */
export async function getCheckout(
  context: Context,
  shopper: Shopper,
  id: string,
): Promise<HandlerResult<'getCheckout'>> {
  const found = await findCheckout(context.db, id, shopper)
  return found === undefined
    ? checkoutNotFound()
    : ok({ success: true, checkout: checkoutView(found) })
}
