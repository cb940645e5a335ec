import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { SellerCaller } from '../../../platform/identity/identity.ts'
import { ownWarehouseUnknown } from '../../sellers/index.ts'
import { contentsView } from './contents-view.ts'
import { hasLeft, missingWords } from '../e-documents/why-kept.ts'
import { recalledIn } from '../held-parcel.ts'
import { stateLabel } from '../scan-states.ts'
import {
  countStages,
  selectParcels,
  selectWarehousesToDispatch,
  type Dispatched,
} from '../store/dispatch.ts'

/** Nothing of the buyer: name, address, phone and what is paid aren't needed to pack. */
export const ownView = (parcel: Dispatched): Answer<'sellerListParcels'>['parcels'][number] => ({
  id: parcel.id,
  order_number: parcel.orderNumber,
  placed_at: new Date(parcel.placedAt).toISOString(),
  state: parcel.state,
  state_label: stateLabel(parcel.state),
  promised: { from: parcel.promisedFrom, to: parcel.promisedTo },
  courier: parcel.courier,
  cold_chain: parcel.coldChain,
  missing: hasLeft(parcel.state) ? [] : parcel.missing.map(missingWords),
  recalled: recalledIn(parcel.state, parcel.recalled),
  contents: contentsView(parcel),
})

/** The parcels of one of the seller's own warehouses (APP-01); another seller's warehouse is unknown. */
export async function showOwnParcels(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { sellerId }: SellerCaller,
  { warehouse, stage, page, limit }: Query<'sellerListParcels'>,
): Promise<HandlerResult<'sellerListParcels'>> {
  const warehouses = await selectWarehousesToDispatch(db, sellerId)
  const chosen =
    warehouse === undefined ? warehouses[0] : warehouses.find(({ id }) => id === warehouse)
  if (warehouse !== undefined && chosen === undefined) return ownWarehouseUnknown()
  const on = istDate(clock.now())
  const shown = warehouses.map(({ id, name, city, waiting }) => ({ id, name, city, waiting }))
  if (chosen === undefined)
    return ok({
      success: true,
      warehouses: shown,
      warehouse: null,
      totals: { to_pack: 0, packed: 0, handed_over: 0 },
      total: 0,
      total_is_more: false,
      parcels: [],
    })
  const totals = await countStages(db, { warehouseId: chosen.id, on })
  const parcels = await selectParcels(db, { warehouseId: chosen.id, stage, on, page, limit })
  return ok({
    success: true,
    warehouses: shown,
    warehouse: chosen.id,
    totals,
    total: totals[stage],
    total_is_more: false,
    parcels: parcels.map(ownView),
  })
}
