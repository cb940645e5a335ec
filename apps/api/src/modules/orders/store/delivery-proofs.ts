import type { Handle } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

/** A file that shows who took a parcel, as the delivery-proofs module keeps it. */
export type KeptProof = { id: string; name: string; at: string }

/** The proofs of the parcel `h`, oldest first, in SQL. */
export const proofsText = `(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'at', p.uploaded_at) order by p.uploaded_at, f.id), '[]')
  from delivery_proof p join stored_file f on f.id = p.file_id and f.deleted_at is null where p.shipment_id = h.id)`

const ofOrderStatement = {
  name: 'order-proofs',
  text: `select h.id as "parcelId", f.id, f.name, p.uploaded_at as at
    from shipment h join delivery_proof p on p.shipment_id = h.id join stored_file f on f.id = p.file_id and f.deleted_at is null
    where h.order_id = $1::uuid order by p.uploaded_at, f.id`,
}
/** All proofs of an order's parcels, oldest first. */
export const selectProofs = (
  handle: Handle,
  orderId: string,
): Promise<(Omit<KeptProof, 'at'> & { parcelId: string; at: Date })[]> =>
  queryPrepared(handle, ofOrderStatement, [orderId])
