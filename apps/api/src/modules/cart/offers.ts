import { paiseToRupees, rupeesToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { offersFor, selectOffered, type OfferView } from '../vouchers/index.ts'
import type { StoredDeal } from '../pricing/index.ts'
import { maySeePrice } from '../catalogue/index.ts'
import { destinationOf } from './destination.ts'
import { pincodeUnknown, skuUnknown } from './errors.ts'
import type { CartRow } from './model.ts'
import { settleRows } from './gift-lines.ts'
import { basketOf } from './price-rows.ts'
import { rightsOf } from './rights.ts'
import { linePrice, buyingRefusal } from './rules.ts'
import { selectArticles, selectLines } from './store/read.ts'

async function offersOn(
  context: Context,
  shopper: Shopper,
  rows: readonly CartRow[],
  at: Date,
): Promise<OfferView[]> {
  const vouchers = await selectOffered(context.db, { shopper, phoneHash: null }, at)
  return offersFor(vouchers, basketOf(rows, at), { signedIn: shopper.kind === 'customer', at })
}

/** The vouchers on offer for the shopper's cart (CART-09, CHECKOUT-03). */
export async function listCartOffers(
  context: Context,
  shopper: Shopper,
  pincode: string | undefined,
) {
  const destination = await destinationOf(context, context.db, shopper, pincode)
  if (destination === undefined) return pincodeUnknown()
  const rows = await selectLines(context.db, shopper, destination)
  return ok({
    success: true as const,
    offers: await offersOn(context, shopper, settleRows(rows, destination).kept, destination.at),
  })
}

/** The vouchers on offer for a quantity of a product, by default its minimum order. Undefined: no such product. */
async function productOffers(
  context: Context,
  shopper: Shopper,
  sku: string,
  quantity: number | undefined,
) {
  const at = context.clock.now()
  const rights = await rightsOf(context, context.db, shopper)
  const [row] = await selectArticles(context.db, shopper, [sku], { ...rights, at })
  if (row === undefined || !row.active) return undefined
  const wanted = { ...row, quantity: Math.min(quantity ?? row.moq, row.maxOq) }
  const sold = buyingRefusal(wanted, rights) === undefined
  const isShown = maySeePrice(rights.buyer, row, rights.policy, rights.on)
  const { pricePaise, deal } = linePrice(wanted, at)
  return {
    quantity: wanted.quantity,
    totalPaise: isShown ? pricePaise * wanted.quantity : 0,
    deal: sold && isShown && deal.applies ? deal.now : null,
    offers: sold ? await offersOn(context, shopper, [wanted], at) : [],
  }
}

const dealView = ({ price, until, left }: StoredDeal) => ({
  price: paiseToRupees(price),
  until: new Date(until).toISOString(),
  left,
})

/** The vouchers on offer for a product (CHECKOUT-03), and its deal: pages are cached, deals end (CART-11). */
export async function listProductOffers(
  context: Context,
  shopper: Shopper,
  sku: string,
): Promise<HandlerResult<'productVouchers'>> {
  const found = await productOffers(context, shopper, sku, undefined)
  if (found === undefined) return skuUnknown()
  const { offers, deal } = found
  return ok({ success: true, offers, deal: deal === null ? null : dealView(deal) })
}

/** The voucher with the largest discount for a quantity of a product (CHECKOUT-03). */
export async function findBestVoucher(
  context: Context,
  shopper: Shopper,
  sku: string,
  quantity: number | undefined,
): Promise<HandlerResult<'bestVoucher'>> {
  const found = await productOffers(context, shopper, sku, quantity)
  if (found === undefined) return skuUnknown()
  const best = found.offers.find((offer) => offer.applicable) ?? null
  const total = paiseToRupees(found.totalPaise)
  return ok({
    success: true,
    best,
    quantity: found.quantity,
    total,
    total_after:
      best === null ? total : paiseToRupees(found.totalPaise - rupeesToPaise(best.discount)),
  })
}
