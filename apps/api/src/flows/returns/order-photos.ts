import type { FastifyReply } from 'fastify'
import type { Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import {
  checkLink,
  fileUnknown,
  fileView,
  findFile,
  keepFile,
  orderActor,
  sendFile,
  type FileActor,
  type Upload,
} from '../../modules/files/index.ts'
import {
  findToCancel,
  mayCancel,
  orderNotFound,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import { findOrderOfPhoto } from '../../modules/returns/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SignedIn, StaffCaller } from '../../platform/identity/identity.ts'

/** Keeps a photo for an order's return or a review of its goods: what it is for names it, or it is deleted after a week (RET-02, ORDER-04). */
export async function uploadOrderPhoto(
  context: Context,
  caller: OrderCaller & { session: SignedIn | null },
  { id, for: what }: Query<'uploadOrderPhoto'>,
  upload: Upload,
): Promise<HandlerResult<'uploadOrderPhoto'>> {
  const order = await findToCancel(context.db, id, false)
  if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
  const kept = await keepFile<never>(context, {
    owner: orderActor(order.id),
    session: caller.session,
    purpose: what === 'review' ? 'review_photo' : 'return_photo',
    upload,
    picture: true,
    loose: true,
    attach: async () => ok(undefined),
  })
  return kept.ok ? ok({ success: true, file: fileView(kept.value) }) : kept
}

/** A photo of an order's return, for those who may act for the order. */
export async function openOrderPhoto(
  context: Context,
  caller: OrderCaller,
  photo: string,
  { id }: Query<'openOrderPhoto'>,
  reply: FastifyReply,
): Promise<HandlerResult<'openOrderPhoto'>> {
  const order = await findToCancel(context.db, id, false)
  if (order === undefined || !mayCancel(order, caller)) return orderNotFound()
  const owner = orderActor(order.id)
  const file = await findFile(context.db, photo)
  if (file?.ownerKind !== owner.kind || file.ownerId !== owner.id) return fileUnknown()
  await sendFile(context, reply, file, owner, false)
  return ok('sent')
}

/** A photo of a return, for staff. The audit log and the access log have it before the first byte is sent. */
export async function openReturnPhoto(
  context: Context,
  { staffId }: StaffCaller,
  photo: string,
  link: { expires: string; signature: string; download: 'true' | 'false' },
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenReturnPhoto'>> {
  const actor: FileActor = { kind: 'staff', id: staffId }
  const good = checkLink(context, photo, actor, link)
  if (!good.ok) return good
  const orderId = await findOrderOfPhoto(context.db, photo)
  const file = await findFile(context.db, photo)
  if (orderId === undefined || file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'return.view_photo',
      subject: { kind: 'order', id: orderId },
      after: { photo },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, actor, link.download === 'true')
  return ok('sent')
}
