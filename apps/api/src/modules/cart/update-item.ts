import { err, ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { answerCart } from './answer-cart.ts'
import { stockOf, type Destination } from './destination.ts'
import { lineMissing, notEngraved, notSold } from './errors.ts'
import { cartAndGiftsWith } from './gift-offers.ts'
import { asksForMore, mayEngrave, planUpdate, buyingRefusal, tooFew, wantingLife } from './rules.ts'
import { setLine } from './store/write.ts'

export type ItemToUpdate = {
  sku: string
  quantity: number | undefined
  engravingName: string | undefined
  /** Wanted on delivery, at least; 0: any, undefined: as the line has it. */
  shelfLifeMonths: number | undefined
}

/**
 * Sets the quantity or the engraving of a line (CART-03, VALID-09, CART-22). Writing the line
 * accepts its current price.
 */
export async function updateItem(
  context: Context,
  shopper: Shopper,
  item: ItemToUpdate,
  destination: Destination,
): Promise<HandlerResult<'updateCart'>> {
  const { at } = destination
  const { rows, gifts } = await cartAndGiftsWith(context, shopper, item.sku, destination)
  const present = rows.find(({ sku, quantity }) => sku === item.sku && quantity > 0)
  if (present === undefined) return lineMissing()
  const row = wantingLife(present, item)
  const refused = buyingRefusal(row, destination)
  if (refused !== undefined) return notSold(refused)
  if (!mayEngrave(row, item.engravingName)) return notEngraved()
  const quantity = item.quantity ?? row.quantity
  const stock = stockOf(row, destination, quantity)
  const wish = planUpdate(row, quantity, stock)
  if (!wish.ok) return wish
  if (asksForMore(present, row) && stock.left < wish.value.quantity) return err(tooFew(row, stock))
  const set = await setLine(context.db, shopper, {
    offerId: row.offerId,
    quantity: wish.value.quantity,
    engravingName: item.engravingName === '' ? null : item.engravingName,
    shelfLifeMonths: row.shelfLifeMonths,
    pricePaise: row.pricePaise,
    volumePrices: row.volumePrices,
    deal: row.deal,
    at,
  })
  if (set === undefined) return lineMissing()
  const current = rows.map((other) =>
    other === present
      ? { ...row, ...set, quantity: wish.value.quantity, gift: false, mergeNote: null }
      : other,
  )
  return ok({
    success: true,
    cart: await answerCart(context, shopper, current, destination, { gifts }),
    message: wish.value.message,
    ...(wish.value.raised ? { code: 'quantity_raised' as const } : {}),
    ...(wish.value.capped ? { code: 'quantity_capped' as const } : {}),
  })
}
