import type { Transaction } from '../../platform/db/database.ts'
import { queryPrepared } from '../../platform/db/prepared.ts'
import type { Judgement } from './judge-log.ts'

export type NewLog = Judgement & {
  id: string
  shipmentId: string
  fileName: string
  digest: string
  content: string
  loggerNumber: string
  readings: number
  uploadedBy: string
  uploadedAt: Date
}

const insertStatement = {
  name: 'temperature-insert',
  text: `insert into temperature_log (id, shipment_id, file_name, digest, content, logger_number, readings, lowest, highest, minutes_outside, verdict,
      uploaded_by, uploaded_at)
    values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::timestamptz) on conflict do nothing returning id`,
}
/** Keeps a logger's file; false: this parcel has the same file already. */
export const insertLog = async (tx: Transaction, log: NewLog): Promise<boolean> =>
  (
    await queryPrepared(tx, insertStatement, [
      log.id,
      log.shipmentId,
      log.fileName,
      log.digest,
      log.content,
      log.loggerNumber,
      log.readings,
      log.lowest,
      log.highest,
      log.minutesOutside,
      log.verdict,
      log.uploadedBy,
      log.uploadedAt,
    ])
  ).length > 0

const excursionStatement = {
  name: 'temperature-excursion',
  text: `select 1 from temperature_log where shipment_id = $1::uuid and verdict = 'excursion' limit 1`,
}
/** Whether a file of a parcel has shown an excursion before. */
export const hadExcursion = async (tx: Transaction, shipmentId: string): Promise<boolean> =>
  (await queryPrepared(tx, excursionStatement, [shipmentId])).length > 0

const wayStatement = {
  name: 'temperature-way',
  text: `select min(scanned_at) filter (where status_id = any($2::int[])) as "from",
      max(scanned_at) filter (where status_id = any($3::int[])) as "to"
    from shipment_scan where shipment_id = $1::uuid`,
}
/** When a parcel was handed over and delivered, by its scans with these status ids. A delivery without a scan before it has no way. */
export async function findWay(
  tx: Transaction,
  shipmentId: string,
  scans: { onTheWay: readonly number[]; delivered: readonly number[] },
): Promise<{ from: Date; to: Date } | undefined> {
  const [row] = await queryPrepared<{ from: Date | null; to: Date | null }>(tx, wayStatement, [
    shipmentId,
    scans.onTheWay,
    scans.delivered,
  ])
  return row?.to == null ? undefined : { from: row.from ?? row.to, to: row.to }
}
