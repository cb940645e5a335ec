import { err, ok } from '@upchar/kernel/result'
import { INVALID_PINCODE } from '@upchar/kernel/validate'
import { deliveryPlanFor, freeStockText, placeOf, stockAtPlace, type DeliveryPlan, type Place } from '../modules/availability/index.ts'
import { productText, sellableFrom } from '../modules/catalogue/index.ts'
import { flagsOf } from '../modules/flags/index.ts'
import type { Context } from '../platform/context.ts'
import { RawAnswer, type HandlerResult } from '../platform/http/bind.ts'
import { queryNamed } from '../platform/named.ts'

type StockRow = { sku: string; moq: number; warehouses: number[] | null; free: number[] | null }

const stockOfGroup = {
  name: 'product-stock',
  text: `select v.sku, v.moq, s.warehouses, s.free from variant v
    left join lateral ${freeStockText({ variantId: 'v.id', at: '$2::timestamptz', sellableFrom: '$3::date' })} s on true
    where v.group_id = $1 and v.active order by v.position, v.id`,
}

/** What can be had of a variant: less than its smallest order quantity is nothing to a buyer. */
function stockOf(row: StockRow, place: Place, plan: DeliveryPlan) {
  const { left, view } = stockAtPlace(place, plan, row.warehouses ?? [], row.free ?? [], row.moq)
  return left > 0 && left < row.moq ? { state: 'out_of_stock' as const } : view
}

/**
 * A product page: its text as it was made, and what stands in the warehouses this moment. Two statements, one when the
 * text is in memory. Without a pincode the shop's default one is meant (ADDR-06).
 */
export async function showProduct(context: Context, slug: string, pincode: string | undefined): Promise<HandlerResult<'getProduct'>> {
  const at = pincode ?? (await flagsOf(context)).pincode
  const [place, plan] = await Promise.all([placeOf(context, at), deliveryPlanFor(context, at)])
  if (place === undefined || plan === undefined) return err({ code: 'pincode_unknown', message: INVALID_PINCODE, field: 'pincode' })
  const product = await productText(context, slug)
  if (product === undefined) return err({ code: 'product_not_found', message: 'We do not sell this product any more.' })
  const now = context.clock.now()
  const rows = await queryNamed<StockRow>(context.db, stockOfGroup, [product.groupId, now, sellableFrom(now)])
  const stock = JSON.stringify(Object.fromEntries(rows.map((row) => [row.sku, stockOf(row, place, plan)])))
  return ok(new RawAnswer(`{"success":true,"product":${product.text},"stock":${stock},"pincode":${JSON.stringify(place.pincode)},"city":${JSON.stringify(place.city)}}`))
}
