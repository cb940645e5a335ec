import { coldLanes } from '@upchar/reference/cold-lanes'
import { holdRules } from '@upchar/reference/hold-rules'
import { pincodeRows } from '@upchar/reference/pincodes'
import { transitBands } from '@upchar/reference/transit-bands'
import type { Transaction } from '../../../platform/db/database.ts'
import { isNotNull } from '../../../platform/db/sql.ts'
import { bringRows, closedByRelease } from '../../../platform/db/reference-rows.ts'
import { coldLane, holdRule, pincode, transitBand } from '../tables.ts'

/** What staff set for a prefix isn't overruled by a newer lane of a release. */
async function lanesOfRelease(tx: Transaction) {
  const set = await tx
    .select({ prefix: coldLane.pincodePrefix })
    .from(coldLane)
    .where(isNotNull(coldLane.setBy))
  const ofStaff = new Set(set.map(({ prefix }) => prefix))
  return coldLanes.filter(({ pincodePrefix }) => !ofStaff.has(pincodePrefix))
}

/** Loads pincodes, transit days, cold lanes and hold rules. Courier service per pincode belongs to the shop once loaded. */
export const loadAvailabilityReference = async (tx: Transaction): Promise<number> =>
  (await bringRows(tx, {
    table: pincode,
    key: ['pincode'],
    rows: [...pincodeRows()],
    follow: ['city', 'district', 'state', 'stateCode', 'latitude', 'longitude', 'states'],
  })) +
  (await bringRows(tx, {
    table: transitBand,
    key: ['maxKm', 'validFrom'],
    rows: transitBands,
    ...closedByRelease,
  })) +
  (await bringRows(tx, {
    table: coldLane,
    key: ['pincodePrefix', 'validFrom'],
    rows: await lanesOfRelease(tx),
    ...closedByRelease,
  })) +
  (await bringRows(tx, {
    table: holdRule,
    key: ['validFrom'],
    rows: holdRules,
    ...closedByRelease,
  }))
