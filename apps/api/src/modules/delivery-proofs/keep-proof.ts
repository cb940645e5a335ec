import { DELIVERY_PROOFS_MOST } from '@upchar/kernel/delivery-proofs'
import { err, ok, type Refusal } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { isUuid } from '../../platform/ids.ts'
import { findFile, keepFile, shopActor, tooManyFiles, type Upload } from '../files/index.ts'
import {
  isReceived,
  lockShipment,
  parcelStateWrong,
  parcelUnknown,
  selectParcelsById,
} from '../orders/index.ts'
import { insertProof, selectProofs } from './store.ts'

type Refused = Refusal & { code: 'parcel_unknown' | 'state_wrong' | 'too_many_files' }

/** Keeps a file that shows who took a delivered parcel; the evidence file of its order has it from then on (ORDER-06). */
export async function keepProof(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  upload: Upload,
): Promise<HandlerResult<'staffKeepDeliveryProof'>> {
  if (!isUuid(id)) return parcelUnknown()
  const kept = await keepFile<Refused>(context, {
    owner: shopActor,
    session: null,
    purpose: 'delivery_proof',
    upload,
    attach: async (tx, file, digest) => {
      const locked = await lockShipment(tx, id)
      const [parcel] = await selectParcelsById(tx, [id])
      if (locked === undefined || parcel === undefined)
        return err({ refusal: parcelUnknown().error })
      if (!isReceived(locked.state))
        return err({
          refusal: parcelStateWrong('The parcel isn’t delivered yet: set its state first.').error,
        })
      const others = await selectProofs(tx, id)
      const same = others.find((other) => other.digest === digest)
      const known = same && (await findFile(tx, same.fileId))
      if (known) return err({ known })
      if (others.length >= DELIVERY_PROOFS_MOST)
        return err({
          refusal: tooManyFiles(
            `This parcel has ${DELIVERY_PROOFS_MOST} files already. Remove one first.`,
          ).error,
        })
      const at = context.clock.now()
      await insertProof(tx, {
        fileId: file.id,
        shipmentId: id,
        digest,
        uploadedBy: staffId,
        uploadedAt: at,
      })
      await recordAudit(tx, {
        by: staffId,
        action: 'parcel.proof',
        subject: { kind: 'order', id: parcel.orderId },
        after: { parcel: id, file: file.id },
        at,
      })
      return ok(undefined)
    },
  })
  return kept.ok ? ok({ success: true, id: kept.value.id, name: kept.value.name }) : kept
}
