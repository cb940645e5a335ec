import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { advanceUnlessKept } from '../advance-parcel.ts'
import { followScans } from '../follow-scans.ts'
import type { InvoiceFacts } from '../issue-invoices.ts'
import { lockShipment, selectScans } from '../store/shipments.ts'

/** What a courier reported of a packed parcel that lacked a number takes effect when the number has come. */
export async function releaseParcel(
  context: Context,
  tx: Transaction,
  shipmentId: string,
  facts: InvoiceFacts,
): Promise<void> {
  const parcel = await lockShipment(tx, shipmentId)
  if (parcel?.state !== 'packed') return
  const passed = followScans(parcel.state, await selectScans(tx, shipmentId))
  await advanceUnlessKept(context, tx, parcel, { passed, facts })
}
