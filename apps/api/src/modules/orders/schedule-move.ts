import type { Config } from '../../platform/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { addJob } from '../../platform/jobs/jobs.ts'

/** Has the sandbox courier send the next scan of a parcel once its time between two scans has passed. */
export function scheduleMove(
  tx: Transaction,
  { SANDBOX_COURIER_SECONDS: seconds }: Pick<Config, 'SANDBOX_COURIER_SECONDS'>,
  { shipmentId, at }: { shipmentId: string; at: Date },
): void {
  const runAt = new Date(at.getTime() + seconds * 1000)
  addJob(tx, 'move-shipment', { shipmentId }, { runAt, key: `move:${shipmentId}` })
}
