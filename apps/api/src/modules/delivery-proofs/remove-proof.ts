import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { fileUnknown, removeFile } from '../files/index.ts'
import { deleteProof, lockProof } from './store.ts'

/** Removes a proof of delivery that was uploaded to the wrong parcel: another buyer's name and signature must not stay there. */
export const removeProof = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
): Promise<HandlerResult<'staffRemoveDeliveryProof'>> =>
  decideInTransaction(context.db, async (tx) => {
    const place = await lockProof(tx, id)
    if (place === undefined) return fileUnknown()
    await deleteProof(tx, id)
    await removeFile(context, tx, id, { kind: 'staff', id: staffId })
    await recordAudit(tx, {
      by: staffId,
      action: 'parcel.remove_proof',
      subject: { kind: 'order', id: place.orderId },
      before: { parcel: place.shipmentId, file: id },
      at: context.clock.now(),
    })
    return ok({ success: true as const })
  })
