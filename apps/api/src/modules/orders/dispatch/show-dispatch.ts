import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { paiseToRupees } from '@upchar/kernel/money'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import { selectCourierRates } from '../../courier-rates/index.ts'
import { bookingView, type Sending } from './booking-view.ts'
import { boxView, contentsView } from './contents-view.ts'
import { hasLeft, missingWords } from '../e-documents/why-kept.ts'
import { isHeld, isStopped, recalledIn } from '../held-parcel.ts'
import { stateLabel } from '../scan-states.ts'
import {
  countStages,
  selectParcels,
  selectWarehousesToDispatch,
  type Dispatched,
} from '../store/dispatch.ts'

type Shown = Answer<'staffListDispatch'>['parcels'][number]

function parcelView(parcel: Dispatched, sending: Sending): Shown {
  const { cashPaise } = parcel
  return {
    id: parcel.id,
    version: parcel.version,
    order_id: parcel.orderId,
    order_number: parcel.orderNumber,
    placed_at: new Date(parcel.placedAt).toISOString(),
    to: { city: parcel.form.city, pincode: parcel.form.pincode },
    state: parcel.state,
    state_label: stateLabel(parcel.state),
    is_held: isHeld(parcel.state, parcel.scans),
    missing: hasLeft(parcel.state) ? [] : parcel.missing.map(missingWords),
    recalled: recalledIn(parcel.state, parcel.recalled),
    is_stopped: isStopped(parcel),
    courier: parcel.courier,
    awb: parcel.awb ?? '',
    ...bookingView({ ...parcel, stateCode: parcel.form.stateCode }, sending),
    promised: { from: parcel.promisedFrom, to: parcel.promisedTo },
    cold_chain: parcel.coldChain,
    logger_number: parcel.loggerNumber ?? '',
    package: boxView(parcel),
    cash: cashPaise === null ? null : paiseToRupees(cashPaise),
    contents: contentsView(parcel),
  }
}

/** The parcels that a warehouse has to pack, has packed, or has handed over on a day (OPS-02). */
export async function showDispatch(
  { db, clock, courier }: Pick<Context, 'db' | 'clock' | 'courier'>,
  { warehouse, stage, day, page, limit }: Query<'staffListDispatch'>,
) {
  const warehouses = await selectWarehousesToDispatch(db)
  // An old link must not show another warehouse's parcels.
  const chosen =
    warehouse === undefined ? warehouses[0] : warehouses.find(({ id }) => id === warehouse)
  const on = day ?? istDate(clock.now())
  const totals =
    chosen === undefined
      ? { to_pack: 0, packed: 0, handed_over: 0 }
      : await countStages(db, { warehouseId: chosen.id, on })
  const parcels =
    chosen === undefined
      ? []
      : await selectParcels(db, { warehouseId: chosen.id, stage, on, page, limit })
  const sending: Sending = {
    hasApi: courier !== undefined,
    rates: parcels.length === 0 ? [] : await selectCourierRates(db),
    now: clock.now(),
  }
  return ok({
    success: true as const,
    warehouses,
    warehouse: chosen?.id ?? null,
    day: on,
    totals,
    total: totals[stage],
    total_is_more: false,
    parcels: parcels.map((parcel) => parcelView(parcel, sending)),
  })
}
