import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { parcelStateWrong } from '../orders/index.ts'
import { cardCosts, selectCourierRates } from '../courier-rates/index.ts'
import { callFailed, courierOff } from './errors.ts'
import { keepsCold, parcelToBook } from './parcel-to-book.ts'

/** Couriers for a packed parcel, the cheapest first (OPS-02). */
export async function listCouriers(
  context: Context,
  id: string,
): Promise<HandlerResult<'staffListCouriers'>> {
  const { courier } = context
  if (courier === undefined) return courierOff()
  const found = await parcelToBook(context, id)
  if (!found.ok) return found
  const { parcel, toBook, coldHours } = found.value
  if (parcel.awb !== null) return parcelStateWrong('The parcel has an AWB already.')
  const rates = await courier.rates(toBook)
  if (!rates.ok) return callFailed(rates.error)
  const byCard = cardCosts(
    await selectCourierRates(context.db),
    {
      ...toBook,
      volumeMm3: toBook.lengthMm * toBook.widthMm * toBook.heightMm,
      stateCode: parcel.form.stateCode,
    },
    istDate(context.clock.now()),
  )
  return ok({
    success: true,
    version: parcel.version,
    order_number: parcel.orderNumber,
    pickup_name: toBook.pickupName,
    collect: toBook.collectPaise === null ? null : paiseToRupees(toBook.collectPaise),
    cold_chain: parcel.coldChain,
    by_card: byCard.map(({ courier: name, costPaise }) => ({
      courier: name,
      cost: paiseToRupees(costPaise),
    })),
    couriers: rates.value
      .toSorted((a, b) => a.costPaise - b.costPaise || a.courierId - b.courierId)
      .map(({ courierId, name, costPaise, days, rating }) => ({
        id: courierId,
        name,
        cost: paiseToRupees(costPaise),
        days,
        rating,
        keeps_cold: coldHours === null ? null : keepsCold(coldHours, days),
      })),
  })
}
