import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import { destinationOf } from './destination.ts'
import { pincodeUnknown } from './errors.ts'
import { selectLines } from './store/read.ts'
import type { CartView } from './view.ts'

/** The shopper's cart priced for a pincode (DATA-06). Without one, an empty cart: the first add creates it. */
export async function readCart(
  context: Context,
  shopper: Shopper,
  pincode: string | undefined,
): Promise<Result<CartView, Refusal & { code: 'pincode_unknown' }>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const rows = await selectLines(context.db, shopper, destination)
  return ok(await answerCart(context, shopper, rows, destination, { holds: true }))
}
