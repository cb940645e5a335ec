import { paiseToRupees } from '@upchar/kernel/money'
import { optionText } from '@upchar/kernel/option-text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { Shopper } from '../../../platform/identity/shopper.ts'
import { maySeePrice } from '../../catalogue/index.ts'
import { flagsOf } from '../../flags/index.ts'
import { destinationOf, type Destination } from '../destination.ts'
import { pincodeUnknown } from '../errors.ts'
import { linePrice } from '../rules.ts'
import { linkUnknown, openLink, sharingOff } from './link.ts'
import { receive, type ReceivedLine } from '../many/receive.ts'

type SharedItem = Answer<'identifyLink'>['cart']['items'][number]

/** What one pack costs in the quantity that can be added, in paise; null where the buyer may not see it. */
function priceOf({ row, added, quantity }: ReceivedLine, { buyer, policy, on, at }: Destination) {
  if (row === undefined || !row.active || !maySeePrice(buyer, row, policy, on)) return null
  const alone = { ...row, quantity: row.quantity + (added || quantity) }
  return linePrice(alone, at).pricePaise
}

function itemView(
  line: ReceivedLine,
  pricePaise: number | null,
  optionName: Destination['optionName'],
): SharedItem {
  const { sku, quantity, added, message, row, buying, shelfLifeMonths } = line
  return {
    sku_id: sku,
    title: row?.title ?? sku,
    option: row === undefined ? '' : optionText(optionName(row.family), row.optionLabel),
    slug: row?.active === true ? row.slug : '',
    family: row?.family ?? '',
    brand: row?.brand ?? '',
    quantity,
    can_add: added,
    ...(shelfLifeMonths !== undefined && { shelf_life_months: shelfLifeMonths }),
    price: pricePaise === null ? null : paiseToRupees(pricePaise),
    line_total: pricePaise === null ? null : paiseToRupees(pricePaise * added),
    message,
    ...(buying && { buying }),
  }
}

/** Says what a link leads to, for the buyer who opens it (CART-19). */
export async function identifyLink(
  context: Context,
  shopper: Shopper,
  { link, pincode }: { link: string; pincode?: string | undefined },
): Promise<HandlerResult<'identifyLink'>> {
  if (!(await flagsOf(context)).can_share_cart) return sharingOff()
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const shared = await openLink(context, link, destination.at)
  if (shared === undefined) return linkUnknown()
  const lines = await receive(context.db, shopper, shared.lines, destination)
  const priced = lines.map((line) => ({ line, pricePaise: priceOf(line, destination) }))
  const total = priced.reduce(
    (sum, { line, pricePaise }) => sum + (pricePaise ?? 0) * line.added,
    0,
  )
  const { place } = destination
  return ok({
    success: true,
    type: 'cart',
    cart: {
      pincode: place.pincode,
      city: place.city,
      items: priced.map(({ line, pricePaise }) =>
        itemView(line, pricePaise, destination.optionName),
      ),
      goods_total: paiseToRupees(total),
      expires_at: shared.expiresAt.toISOString(),
    },
  })
}
