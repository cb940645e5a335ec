import type { Handle, Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'

type NewProof = {
  fileId: string
  shipmentId: string
  digest: string
  uploadedBy: string
  uploadedAt: Date
}

const insertStatement = {
  name: 'delivery-proof-insert',
  text: `insert into delivery_proof (file_id, shipment_id, digest, uploaded_by, uploaded_at)
    values ($1, $2::uuid, $3, $4, $5::timestamptz)`,
}
export const insertProof = (tx: Transaction, proof: NewProof) =>
  queryPrepared(tx, insertStatement, [
    proof.fileId,
    proof.shipmentId,
    proof.digest,
    proof.uploadedBy,
    proof.uploadedAt,
  ])

const ofParcelStatement = {
  name: 'delivery-proofs-of-parcel',
  text: `select p.file_id as "fileId", p.digest from delivery_proof p where p.shipment_id = $1::uuid`,
}
export const selectProofs = (
  tx: Transaction,
  shipmentId: string,
): Promise<{ fileId: string; digest: string }[]> =>
  queryPrepared(tx, ofParcelStatement, [shipmentId])

const findText = `select h.order_id as "orderId", p.shipment_id as "shipmentId"
  from delivery_proof p join shipment h on h.id = p.shipment_id where p.file_id = $1`
const findStatement = { name: 'delivery-proof-find', text: findText }
const lockStatement = { name: 'delivery-proof-lock', text: `${findText} for update of p` }

type Place = { orderId: string; shipmentId: string }
/** Whose parcel a proof is of; undefined: there is no such proof. */
export const findProof = async (handle: Handle, fileId: string): Promise<Place | undefined> =>
  (await queryPrepared<Place>(handle, findStatement, [fileId]))[0]
/** The same, locked against a second removal. */
export const lockProof = async (tx: Transaction, fileId: string): Promise<Place | undefined> =>
  (await queryPrepared<Place>(tx, lockStatement, [fileId]))[0]

const deleteStatement = {
  name: 'delivery-proof-delete',
  text: `delete from delivery_proof where file_id = $1`,
}
export const deleteProof = (tx: Transaction, fileId: string) =>
  queryPrepared(tx, deleteStatement, [fileId])
