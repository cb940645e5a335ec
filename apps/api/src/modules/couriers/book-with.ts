import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Booked, CourierApi, CourierRate } from '../../platform/courier/index.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { ProviderError } from '../../platform/provider-error.ts'
import { lockShipment, parcelChanged, parcelStateWrong, parcelUnknown } from '../orders/index.ts'
import { bookingBusy, callFailed, courierOff } from './errors.ts'
import { finishBooking } from './finish-booking.ts'
import { parcelToBook, type Bookable } from './parcel-to-book.ts'
import {
  chooseAgain,
  findLive,
  insertBooking,
  lockNumbers,
  setBusy,
  type Booking,
} from './store.ts'

/** Longer than all calls of a booking together can take. */
export const busyMs = 2 * 60_000

type Refused = Refusal & {
  code: 'parcel_unknown' | 'changed_meanwhile' | 'state_wrong' | 'booking_busy'
}
/** Chooses among the couriers as they are at this moment. */
export type Choose = (
  rates: readonly CourierRate[],
  bookable: Bookable,
) => Result<CourierRate, Refusal & { code: 'rate_changed' | 'courier_too_slow' }>
type Begun = Pick<Booking, 'id' | 'reference'> & { awb: string | null; isResumed: boolean }

const choiceOf = ({ courierId, name, costPaise }: CourierRate) => ({
  courierId,
  courier: name,
  costPaise,
})

/** Begins a booking, or goes on with one that failed in the middle. One that is finished is the answer to a second press. */
function begin(
  context: Context,
  staffId: string,
  { parcel, toBook }: Bookable,
  { version, rate }: { version: number; rate: CourierRate },
): Promise<Result<Begun, Refused>> {
  const at = context.clock.now()
  const busyUntil = new Date(at.getTime() + busyMs)
  return decideInTransaction(context.db, async (tx): Promise<Result<Begun, Refused>> => {
    const locked = await lockShipment(tx, parcel.id)
    if (locked === undefined) return parcelUnknown()
    const live = await findLive(tx, parcel.id)
    if (live?.awb != null && live.courierId === rate.courierId)
      return ok({ ...live, isResumed: true })
    if (locked.awb !== null) return parcelStateWrong('The parcel has an AWB already.')
    if (live !== undefined && live.busyUntil !== null && live.busyUntil > at) return bookingBusy()
    if (locked.version !== version) return parcelChanged()
    if (live !== undefined) {
      await setBusy(tx, live.id, busyUntil)
      return ok({ ...live, isResumed: true })
    }
    await lockNumbers(tx, locked.orderId)
    const id = newId()
    const reference = await insertBooking(tx, {
      ...choiceOf(rate),
      busyUntil,
      id,
      shipmentId: parcel.id,
      orderNumber: parcel.orderNumber,
      collectPaise: toBook.collectPaise,
      staffId,
      at,
    })
    return ok({ id, reference, awb: null, isResumed: false })
  })
}

/**
 * What the courier made of a booking. One that failed in the middle may have its AWB: that is the earlier choice's, with its cost, whatever
 * staff choose now.
 */
async function bookAt(
  { courier, db }: { courier: CourierApi; db: Context['db'] },
  { id, reference, isResumed }: Begun,
  { toBook }: Bookable,
  rate: CourierRate,
): Promise<Result<Booked, ProviderError>> {
  if (isResumed) {
    const found = await courier.find(reference)
    if (!found.ok) return found
    const { value } = found
    if (value?.awb != null && !value.isCancelled) return ok({ ...value, awb: value.awb })
    await chooseAgain(db, id, choiceOf(rate))
  }
  return courier.book({ ...toBook, reference }, rate.courierId)
}

type Refusals = Extract<HandlerResult<'staffBookParcel'>, { ok: false }>['error']

/**
 * Books a packed parcel (OPS-02). The row is written before the courier is called, so that a call without an answer, or a process
 * that ends in the middle, leaves a number by which the next attempt, or the job, finds what was made. `isAnswer`: a booking that
 * is finished is the answer to a second press.
 */
export async function bookWith(
  context: Context,
  staffId: string,
  id: string,
  {
    version,
    isAnswer,
    choose,
  }: { version: number; isAnswer: (live: Booking) => boolean; choose: Choose },
): Promise<Result<{ awb: string; courier: string; costPaise: number }, Refusals>> {
  const { courier } = context
  if (courier === undefined) return courierOff()
  const found = await parcelToBook(context, id)
  if (!found.ok) return found
  const before = await findLive(context.db, id)
  if (before?.awb != null && isAnswer(before)) return ok({ ...before, awb: before.awb })
  const rates = await courier.rates(found.value.toBook)
  if (!rates.ok) return callFailed(rates.error)
  const rate = choose(rates.value, found.value)
  if (!rate.ok) return rate
  const begun = await begin(context, staffId, found.value, { version, rate: rate.value })
  if (!begun.ok) return begun
  const { id: bookingId, reference, awb } = begun.value
  const chosen = { courier: rate.value.name, costPaise: rate.value.costPaise }
  if (awb !== null) return ok({ ...chosen, awb })
  const booked = await bookAt({ courier, db: context.db }, begun.value, found.value, rate.value)
  if (!booked.ok) {
    await setBusy(context.db, bookingId, null)
    context.log.warn({ reference, why: booked.error.message }, 'a parcel could not be booked')
    return callFailed(booked.error)
  }
  const finished = await finishBooking(context, id, booked.value)
  if (!finished.ok) return finished
  // One that had failed in the middle may be the earlier choice's.
  const { courier: name, costPaise } = (await findLive(context.db, id)) ?? chosen
  return ok({ awb: booked.value.awb, courier: name, costPaise })
}
