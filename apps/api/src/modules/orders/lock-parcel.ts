import type { Transaction } from '../../platform/db/database.ts'
import { mayReach, type Author } from '../../platform/identity/author.ts'
import { lockShipment, type ShipmentRow } from './store/shipments.ts'

/** Locks a parcel for whoever works on it. Undefined: there is none, or it is another seller's, which nobody must tell apart (APP-01). */
export async function lockParcel(
  tx: Transaction,
  author: Author,
  id: string,
): Promise<ShipmentRow | undefined> {
  const parcel = await lockShipment(tx, id)
  return parcel !== undefined && mayReach(author, parcel) ? parcel : undefined
}
