import type { Body } from '@upchar/contract/schema/endpoints'
import { addLines, keepAttribution } from '../../modules/cart/index.ts'
import { findOrder, maySeeOrder, orderNotFound } from '../../modules/orders/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

/**
 * Adds the goods of an earlier order to the cart once more (ORDER-07), in the quantities that were ordered, whether or not they
 * were cancelled since: a buyer who cancelled for a late delivery still wants the goods. Prices, stock and rights are today's;
 * the shelf life that was wanted is wanted again.
 */
export async function repeatOrder(
  context: Context,
  shopper: Shopper,
  body: Body<'repeatOrder'>,
): Promise<HandlerResult<'repeatOrder'>> {
  const order = await findOrder(context.db, body.id)
  if (order === undefined || !maySeeOrder(order, { shopper, key: body.key })) return orderNotFound()
  const lives = new Map(order.quote.lines.map(({ sku, shelfLife }) => [sku, shelfLife?.months]))
  const added = await addLines(context, shopper, {
    lines: order.subOrders
      .flatMap(({ lines }) => lines)
      .map(({ sku, quantity }) => {
        const months = lives.get(sku)
        return { sku, quantity, ...(months !== undefined && { shelfLifeMonths: months }) }
      }),
    from: `order ${order.number}`,
    pincode: body.pincode,
  })
  if (added.ok) await keepAttribution(context, shopper, body)
  return added
}
