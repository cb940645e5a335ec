import type { Body } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { addItem } from './add-item.ts'
import { destinationOf, type Destination } from './destination.ts'
import { cartClosed, pincodeUnknown } from './errors.ts'
import { addLines } from './many/add-lines.ts'
import { keepAttribution } from './keep-attribution.ts'
import { removeItem } from './remove-item.ts'
import { updateItem } from './update-item.ts'

/** ADD, UPDATE or DELETE of one line (CART-26); answers with the cart priced for the pincode. */
export async function changeCart(
  context: Context,
  shopper: Shopper,
  body: Body<'updateCart'>,
): Promise<HandlerResult<'updateCart'>> {
  const destination = await destinationOf(context, context.db, shopper, body.pincode)
  if (destination === undefined) return pincodeUnknown()
  if (!destination.open && body.type !== 'DELETE') return cartClosed()
  const changed = await change(context, shopper, body, destination)
  if (changed.ok) await keepAttribution(context, shopper, body)
  return changed
}

function change(
  context: Context,
  shopper: Shopper,
  body: Body<'updateCart'>,
  destination: Destination,
): Promise<HandlerResult<'updateCart'>> {
  const {
    sku_id: sku,
    quantity,
    engraving_name: engravingName,
    shelf_life_months: shelfLifeMonths,
    should_check_discount: checkDiscount = false,
    bought_together: companions = [],
  } = body.product
  const item = { sku, quantity, engravingName, shelfLifeMonths }
  switch (body.type) {
    case 'ADD':
      if (companions.length > 0) {
        const lines = [sku, ...companions].map((one) => ({
          sku: one,
          quantity: one === sku ? (quantity ?? 1) : 1,
        }))
        return addLines(context, shopper, { lines, from: 'this set', pincode: body.pincode })
      }
      return addItem(context, shopper, item, destination)
    case 'UPDATE':
      return updateItem(context, shopper, item, destination)
    case 'DELETE':
      return removeItem(context, shopper, { sku, checkDiscount }, destination)
  }
}
