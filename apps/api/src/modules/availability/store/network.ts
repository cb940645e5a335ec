import { asc, eq } from '../../../platform/db/sql.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { seller, warehouse } from '../../sellers/tables.ts'
import type { PincodeRow } from '@upchar/reference/pincodes'
import type { ColdLane } from '@upchar/reference/cold-lanes'
import type { TransitBand } from '@upchar/reference/transit-bands'
import { coldLane, pincode, transitBand } from '../tables.ts'
import type { Warehouse } from '../transit.ts'

export const selectPincodes = (handle: Handle): Promise<PincodeRow[]> =>
  handle.select().from(pincode).orderBy(asc(pincode.pincode))

export const selectTransitBands = (handle: Handle): Promise<TransitBand[]> =>
  handle
    .select({
      maxKm: transitBand.maxKm,
      minDays: transitBand.minDays,
      maxDays: transitBand.maxDays,
      validFrom: transitBand.validFrom,
      validTo: transitBand.validTo,
      source: transitBand.source,
    })
    .from(transitBand)

export const selectColdLanes = (handle: Handle): Promise<ColdLane[]> =>
  handle
    .select({
      pincodePrefix: coldLane.pincodePrefix,
      boxHours: coldLane.boxHours,
      marginHours: coldLane.marginHours,
      validFrom: coldLane.validFrom,
      validTo: coldLane.validTo,
      source: coldLane.source,
    })
    .from(coldLane)

export async function selectWarehouses(handle: Handle): Promise<Warehouse[]> {
  const rows = await handle
    .select({
      id: warehouse.id,
      city: warehouse.city,
      stateCode: seller.stateCode,
      latitude: warehouse.latitude,
      longitude: warehouse.longitude,
      cutOffHour: warehouse.cutOffHour,
      worksSunday: warehouse.worksSunday,
    })
    .from(warehouse)
    .innerJoin(seller, eq(seller.id, warehouse.sellerId))
    .orderBy(asc(warehouse.id))
  return rows.map(({ latitude, longitude, ...rest }) => ({ ...rest, at: { latitude, longitude } }))
}
