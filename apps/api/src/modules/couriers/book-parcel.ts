import type { Body } from '@upchar/contract/schema/endpoints'
import { wireToPaise } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { bookWith, type Choose } from './book-with.ts'
import { rateChanged, tooSlow } from './errors.ts'
import { keepsCold } from './parcel-to-book.ts'

/** The courier that staff have chosen: at the cost that staff have seen, and fast enough for cold goods. */
const asSeen =
  (wanted: Pick<Body<'staffBookParcel'>, 'courier' | 'cost'>): Choose =>
  (rates, { coldHours }) => {
    const rate = rates.find(({ courierId }) => courierId === wanted.courier)
    if (rate === undefined || rate.costPaise !== wireToPaise(wanted.cost)) return rateChanged()
    return coldHours !== null && !keepsCold(coldHours, rate.days) ? tooSlow() : ok(rate)
  }

/** Books a packed parcel with the courier that staff have chosen (OPS-02). */
export async function bookParcel(
  context: Context,
  staffId: string,
  id: string,
  body: Body<'staffBookParcel'>,
): Promise<HandlerResult<'staffBookParcel'>> {
  const booked = await bookWith(context, staffId, id, {
    version: body.version,
    isAnswer: ({ courierId }) => courierId === body.courier,
    choose: asSeen(body),
  })
  return booked.ok ? ok({ success: true, awb: booked.value.awb }) : booked
}
