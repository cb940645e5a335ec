import { OUT_OF_STOCK } from '@upchar/kernel/cart-words'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { saleLicencesOf } from '../sellers/index.ts'
import { notInCategory, pincodeUnknown, skuUnknown } from './errors.ts'
import { deliveryPlanFor, type DeliveryPlan } from './delivery-plan.ts'
import { placeOf } from './pincode-directory.ts'
import { unservedMessage, type Place } from './places.ts'
import { stockAtPlace, type StockAtPlace } from './stock-at-place.ts'
import { selectFreeStock } from './store/free-stock.ts'

type Asked = { sku_id: string; quantity: number }
type Destination = { place: Place; plan: DeliveryPlan }

async function destinationOf(context: Context, pincode: string): Promise<Destination | undefined> {
  const [place, plan] = await Promise.all([
    placeOf(context, pincode),
    deliveryPlanFor(context, pincode),
  ])
  return place === undefined || plan === undefined ? undefined : { place, plan }
}

async function look(context: Context, { place, plan }: Destination, asked: readonly Asked[]) {
  const at = context.clock.now()
  const [stock, licences] = await Promise.all([
    selectFreeStock(context.db, [...new Set(asked.map((a) => a.sku_id))], at),
    saleLicencesOf(context),
  ])
  const rows = new Map(stock.map((row) => [row.sku, row]))
  const wanted = new Map<string, number>()
  for (const { sku_id, quantity } of asked) wanted.set(sku_id, (wanted.get(sku_id) ?? 0) + quantity)
  return asked.map(({ sku_id }) => {
    // A SKU named twice needs both quantities.
    const quantity = wanted.get(sku_id) ?? 0
    const row = rows.get(sku_id)
    if (row === undefined) return undefined
    const { left, view } = stockAtPlace(
      place,
      plan,
      { ...row, premises: licences.premisesFor({ ...row, on: istDate(at) }) },
      { quantity },
    )
    return {
      sku_id,
      available: left >= quantity,
      left,
      stock: view,
      businessCategory: row.businessCategory,
    }
  })
}

/** The buyer's message: not served, out of stock, or the delivery date. */
function wordsFor(
  place: Place,
  item: {
    available: boolean
    left: number
    stock: StockAtPlace['view']
  },
): string {
  if (item.stock.state === 'not_serviceable') return item.stock.reason ?? unservedMessage(place)
  if (item.available) return `Delivery to ${place.city} ${item.stock.delivery?.label ?? ''}`.trim()
  return item.left > 0 ? `Only ${item.left} left in your location.` : OUT_OF_STOCK
}

/** Whether and when an item, of the business category if one is named, can be delivered to the pincode (CHECKOUT-09). */
export async function checkAvailability(
  context: Context,
  asked: Asked & { pincode: string },
  businessCategory = '',
): Promise<HandlerResult<'checkAvailability'>> {
  const destination = await destinationOf(context, asked.pincode)
  if (destination === undefined) return pincodeUnknown()
  const [item] = await look(context, destination, [asked])
  if (item === undefined) return skuUnknown()
  if (businessCategory !== '' && item.businessCategory !== businessCategory) return notInCategory()
  const { place } = destination
  return ok({
    success: true,
    available: item.available,
    message: wordsFor(place, item),
    city: place.city,
    state: place.state,
    cod: place.unserved === undefined && place.cod,
    stock: item.stock,
  })
}

/** Whether and when all items can be delivered to the pincode (CHECKOUT-09). */
export async function checkAvailabilityOfMany(
  context: Context,
  pincode: string,
  asked: readonly Asked[],
): Promise<HandlerResult<'checkAvailabilityMultiple'>> {
  const destination = await destinationOf(context, pincode)
  if (destination === undefined) return pincodeUnknown()
  const items = await look(context, destination, asked)
  const known = items.filter((item) => item !== undefined)
  if (known.length < items.length) return skuUnknown()
  const missing = known.find((item) => !item.available)
  return ok({
    success: true,
    available: missing === undefined,
    message:
      missing === undefined
        ? `Delivery to ${destination.place.city}`
        : wordsFor(destination.place, missing),
    items: known.map(({ sku_id, available, stock }) => ({ sku_id, available, stock })),
  })
}
