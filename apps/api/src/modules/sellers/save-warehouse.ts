import type { Body } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { stateByCode } from '@upchar/kernel/states'
import { recordAudit } from '../../platform/audit.ts'
import { announceChange } from '../../platform/db/changes.ts'
import type { Transaction } from '../../platform/db/database.ts'
import {
  changedMeanwhile,
  otherState,
  pincodeUnknown,
  sellerUnknown,
  warehouseSame,
  warehouseUnknown,
} from './errors.ts'
import { differences, isAsSeen, snakeCase, type By, type SellerPlace } from './model.ts'
import {
  insertWarehouse,
  lockSellers,
  selectAllWarehouses,
  selectSellers,
  updateWarehouse,
  type SellerFacts,
  type WarehouseRow,
} from './store/sellers.ts'

type Fields = Body<'staffAddWarehouse'>

function rowOf(body: Fields, place: SellerPlace | undefined, { stateCode }: SellerFacts) {
  if (place === undefined) return pincodeUnknown()
  if (place.stateCode !== stateCode)
    return otherState(place.state, stateByCode(stateCode)?.name ?? stateCode)
  return ok({
    name: body.name,
    city: place.city,
    pincode: place.pincode,
    latitude: place.at.latitude,
    longitude: place.at.longitude,
    cutOffHour: body.cut_off_hour,
    worksSunday: body.works_sunday,
  })
}

const isSame = (a: Pick<WarehouseRow, 'name'>, b: Pick<WarehouseRow, 'name'>): boolean =>
  a.name.toLowerCase() === b.name.toLowerCase()

/** Adds a warehouse to a seller, in the state of its GSTIN. `place` is that of its pincode. */
export async function addWarehouse(
  tx: Transaction,
  { staffId, at }: By,
  sellerId: number,
  { body, place }: { body: Fields; place: SellerPlace | undefined },
) {
  await lockSellers(tx)
  const seller = (await selectSellers(tx)).find(({ id }) => id === sellerId)
  if (seller === undefined) return sellerUnknown()
  const row = rowOf(body, place, seller)
  if (!row.ok) return row
  const others = await selectAllWarehouses(tx)
  if (others.some((one) => one.sellerId === sellerId && isSame(one, row.value)))
    return warehouseSame()
  const added = await insertWarehouse(tx, {
    ...row.value,
    sellerId,
    changedBy: staffId,
    changedAt: at,
  })
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.add_warehouse',
    subject: { kind: 'warehouse', id: added.name },
    after: snakeCase({ seller: seller.gstin, ...row.value }),
    at,
  })
  await announceChange(tx)
  return ok(sellerId)
}

/** Changes a warehouse. Delivery plans are recomputed when the change is announced. */
export async function changeWarehouse(
  tx: Transaction,
  { staffId, at }: By,
  change: { id: number; body: Body<'staffChangeWarehouse'>; place: SellerPlace | undefined },
) {
  await lockSellers(tx)
  const warehouses = await selectAllWarehouses(tx)
  const before = warehouses.find(({ id }) => id === change.id)
  const seller = (await selectSellers(tx)).find(({ id }) => id === before?.sellerId)
  if (before === undefined || seller === undefined) return warehouseUnknown()
  if (!isAsSeen(before.changedAt, change.body.seen_changed_at)) return changedMeanwhile()
  const row = rowOf(change.body, change.place, seller)
  if (!row.ok) return row
  if (
    warehouses.some((one) => one !== before && one.sellerId === seller.id && isSame(one, row.value))
  )
    return warehouseSame()
  const changed = differences(before, row.value)
  if (changed === undefined) return ok(seller.id)
  await updateWarehouse(tx, before.id, { ...row.value, changedBy: staffId, changedAt: at })
  await recordAudit(tx, {
    by: staffId,
    action: 'setup.change_warehouse',
    subject: { kind: 'warehouse', id: row.value.name },
    ...changed,
    at,
  })
  await announceChange(tx)
  return ok(seller.id)
}
