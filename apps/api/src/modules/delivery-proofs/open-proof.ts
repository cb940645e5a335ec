import type { FastifyReply } from 'fastify'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { fileUnknown, findFile, sendFile } from '../files/index.ts'
import { findProof } from './store.ts'

/** A proof of delivery for staff: it shows names and signatures, so the audit log has it before the first byte is sent. */
export async function openProof(
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenDeliveryProof'>> {
  const place = await findProof(context.db, id)
  const file = await findFile(context.db, id)
  if (place === undefined || file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'parcel.view_proof',
      subject: { kind: 'order', id: place.orderId },
      after: { parcel: place.shipmentId, file: id },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, { kind: 'staff', id: staffId }, false)
  return ok('sent')
}
