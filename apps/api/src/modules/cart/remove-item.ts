import { REMOVED_FROM_CART } from '@upchar/kernel/cart-words'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import type { Destination } from './destination.ts'
import { lineMissing } from './errors.ts'
import { selectLines } from './store/read.ts'
import { deleteLines } from './store/write.ts'

export type ItemToRemove = { sku: string; checkDiscount: boolean }

/**
 * Removes a line (CART-04) with a message, except while the storefront previews the effect on a
 * discount (CART-26).
 */
export async function removeItem(
  context: Context,
  shopper: Shopper,
  item: ItemToRemove,
  destination: Destination,
): Promise<HandlerResult<'updateCart'>> {
  const deleted = await deleteLines(context.db, shopper, [item.sku])
  if (deleted.length === 0) return lineMissing()
  const rows = await selectLines(context.db, shopper, destination)
  const message = item.checkDiscount ? '' : REMOVED_FROM_CART
  return ok({ success: true, cart: await answerCart(context, shopper, rows, destination), message })
}
