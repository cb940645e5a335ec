import { index, pgTable, text, unique, uuid } from '../../platform/db/pg-core.ts'
import { instant } from '../../platform/db/columns.ts'
import { storedFile } from '../files/tables.ts'
import { shipment } from '../orders/tables.ts'
import { staffMember } from '../staff/tables.ts'

/** A file that shows who took a parcel, such as the signed delivery challan or the courier's proof of delivery. */
export const deliveryProof = pgTable(
  'delivery_proof',
  {
    fileId: text('file_id')
      .primaryKey()
      .references(() => storedFile.id),
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipment.id),
    /** Of the file as it was sent: the same one again changes nothing. */
    digest: text('digest').notNull(),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => staffMember.id),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (t) => [
    unique('delivery_proof_once').on(t.shipmentId, t.digest),
    index('delivery_proof_uploaded_by').on(t.uploadedBy),
  ],
)
