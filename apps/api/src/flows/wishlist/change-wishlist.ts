import type { Body } from '@upchar/contract/schema/endpoints'
import { mayPromote } from '@upchar/kernel/buying-rules'
import { err, ok } from '@upchar/kernel/result'
import { ADDED_TO_WISHLIST, MOVED_TO_CART, REMOVED_FROM_WISHLIST } from '@upchar/kernel/wishlist'
import {
  articlesOf,
  bringLine,
  destinationOf,
  keepAttribution,
  pincodeUnknown,
  readCart,
  takeLine,
  type Article,
} from '../../modules/cart/index.ts'
import {
  deleteWished,
  lockWished,
  selectWished,
  wish,
  wishMissing,
  type Wished,
} from '../../modules/lists/index.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

const skusOf = (wished: readonly Wished[]): string[] => wished.map(({ sku }) => sku)

/** What is kept of a product when it is added: goods that may not be promoted without their price. */
const wishedOf = (
  { row, pricePaise, stock }: Article,
  shelfLifeMonths: number | null,
  addedAt: Date,
): Wished => ({
  sku: row.sku,
  pricePaise: mayPromote(row.productClass) ? pricePaise : null,
  soldOut: stock.view.state === 'out_of_stock',
  shelfLifeMonths,
  addedAt,
})

/** Adds a product to the wishlist (WISH-01). */
export async function addToWishlist(
  context: Context,
  shopper: Shopper,
  { sku_id: sku, pincode }: Body<'addToWishlist'>,
): Promise<HandlerResult<'addToWishlist'>> {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const article = (await articlesOf(context.db, shopper, [sku], destination)).get(sku)
  if (article === undefined || article.gone)
    return err({ code: 'sku_unknown', message: 'This product is no longer sold.' })
  const added = await decideInTransaction(context.db, (tx) =>
    wish(tx, shopper, wishedOf(article, null, destination.at)),
  )
  return added.ok
    ? ok({ success: true, message: ADDED_TO_WISHLIST, sku_ids: skusOf(added.value) })
    : added
}

/** Removes a product (WISH-01). */
export async function deleteFromWishlist(
  context: Context,
  shopper: Shopper,
  { sku_id: sku }: Body<'deleteFromWishlist'>,
): Promise<HandlerResult<'deleteFromWishlist'>> {
  await deleteWished(context.db, shopper, sku)
  const left = await selectWished(context.db, shopper)
  return ok({ success: true, message: REMOVED_FROM_WISHLIST, sku_ids: skusOf(left) })
}

/** Removes a product from the wishlist and adds it to the cart, both or neither (WISH-01). */
export async function moveToCart(
  context: Context,
  shopper: Shopper,
  body: Body<'moveToCart'>,
): Promise<HandlerResult<'moveToCart'>> {
  const { sku_id: sku, pincode } = body
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const moved = await decideInTransaction(context.db, async (tx) => {
    await lockWished(tx, shopper)
    const wished = await deleteWished(tx, shopper, sku)
    if (wished === undefined) return wishMissing()
    const brought = await bringLine(tx, shopper, { sku, ...wished }, destination)
    return brought.ok ? ok(await selectWished(tx, shopper)) : brought
  })
  if (!moved.ok) return moved
  await keepAttribution(context, shopper, body)
  const cart = await readCart(context, shopper, pincode)
  return cart.ok
    ? ok({ success: true, message: MOVED_TO_CART, cart: cart.value, sku_ids: skusOf(moved.value) })
    : cart
}

/** Takes a line out of the cart and puts it on the wishlist, both or neither (WISH-01). */
export async function saveForLater(
  context: Context,
  shopper: Shopper,
  body: Body<'saveForLater'>,
): Promise<HandlerResult<'saveForLater'>> {
  const { sku_id: sku, pincode } = body
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const article = (await articlesOf(context.db, shopper, [sku], destination)).get(sku)
  const saved = await decideInTransaction(context.db, async (tx) => {
    // The wishlist first, as when moving the other way: two tabs never wait for each other.
    await lockWished(tx, shopper)
    const taken = await takeLine(tx, shopper, sku)
    if (!taken.ok) return taken
    if (article === undefined) throw new Error(`a line of ${sku}, which no offer has`)
    const { shelfLifeMonths } = taken.value
    return wish(tx, shopper, wishedOf(article, shelfLifeMonths, destination.at))
  })
  if (!saved.ok) return saved
  const cart = await readCart(context, shopper, pincode)
  return cart.ok
    ? ok({
        success: true,
        message: ADDED_TO_WISHLIST,
        cart: cart.value,
        sku_ids: skusOf(saved.value),
      })
    : cart
}
