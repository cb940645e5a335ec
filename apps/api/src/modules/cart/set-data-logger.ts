import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { loggerNotOffered, pincodeUnknown } from './errors.ts'
import { selectLines } from './store/read.ts'
import { setLogger } from './store/choices.ts'

/** Adds the temperature logger to a cart with vaccines, or takes it off: only the buyer does (CART-16). */
export async function setDataLogger(
  context: Context,
  shopper: Shopper,
  added: boolean,
  pincode: string | undefined,
): Promise<HandlerResult<'setDataLogger'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const { at } = destination
  const rows = await selectLines(context.db, shopper, destination)
  const withChoice = rows.map((row) => ({ ...row, dataLogger: added }))
  const cart = await answerCart(context, shopper, withChoice, destination)
  if (added && !cart.is_data_logger_available) return loggerNotOffered()
  await setLogger(context.db, shopper, added, at)
  return ok({
    success: true,
    cart,
    message: added ? 'Temperature logger added' : 'Temperature logger removed',
  })
}
