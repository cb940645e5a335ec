import { istDate } from '@upchar/kernel/dates'
import { ok, type Refusal, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { ParcelToBook } from '../../platform/courier/index.ts'
import { isUuid } from '../../platform/ids.ts'
import { paysCash, streetLine } from '../checkout/index.ts'
import {
  isStopped,
  parcelStateWrong,
  parcelUnknown,
  replacementStopped,
  selectParcelsById,
  stateLabel,
  type Dispatched,
} from '../orders/index.ts'
import { coldHours, selectGoods } from './store.ts'

/** The nickname under which a warehouse's address has to stand in the courier's panel. */
export const pickupName = (warehouseId: number): string => `WAREHOUSE-${warehouseId}`

type Refused = Refusal & { code: 'parcel_unknown' | 'state_wrong' }
export type Bookable = {
  parcel: Dispatched
  /** Hours that its goods may be on the way; null: they need no cold chain. */
  coldHours: number | null
  toBook: Omit<ParcelToBook, 'reference'>
}

/** Whether a box stays cold for a courier's days. */
export const keepsCold = (hours: number, days: number | null): boolean =>
  hours > 0 && days !== null && days * 24 <= hours

function problemOf(parcel: Dispatched) {
  const { state, orderNumber, paymentOption, cashPaise } = parcel
  if (state !== 'packed')
    return parcelStateWrong(`The parcel is “${stateLabel(state)}”: only a packed one is booked.`)
  if (isStopped(parcel)) return parcelStateWrong(replacementStopped)
  if (parcel.weightGrams === null) return parcelStateWrong('Weigh and measure the parcel first.')
  if (paysCash(paymentOption) && cashPaise === null)
    return parcelStateWrong(`What to collect for this parcel of ${orderNumber} isn’t known.`)
  return undefined
}

/** A parcel as the courier is told of it, or why it can't be booked yet. */
export async function parcelToBook(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  id: string,
): Promise<Result<Bookable, Refused>> {
  const [parcel] = isUuid(id) ? await selectParcelsById(db, [id]) : []
  if (parcel === undefined) return parcelUnknown()
  const problem = problemOf(parcel)
  if (problem !== undefined) return problem
  const { form, warehouse, cashPaise } = parcel
  const today = istDate(clock.now())
  const goods = await selectGoods(db, id)
  return ok({
    parcel,
    coldHours: parcel.coldChain ? await coldHours(db, form.pincode, today) : null,
    toBook: {
      ...goods,
      orderedOn: istDate(new Date(parcel.placedAt)),
      pickupName: pickupName(parcel.warehouseId),
      fromPincode: warehouse.pincode,
      toPincode: form.pincode,
      weightGrams: parcel.weightGrams ?? 0,
      lengthMm: parcel.lengthMm ?? 0,
      widthMm: parcel.widthMm ?? 0,
      heightMm: parcel.heightMm ?? 0,
      collectPaise: cashPaise === null || cashPaise === 0 ? null : cashPaise,
      to: {
        name: form.fullName,
        company: form.businessName,
        address: streetLine(form),
        city: form.city,
        pincode: form.pincode,
        state: form.state,
        email: form.email,
        phone: form.phone,
      },
    },
  })
}
