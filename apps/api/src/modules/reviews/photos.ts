import type { FastifyReply } from 'fastify'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { ok } from '@upchar/kernel/result'
import {
  attachFiles,
  checkLink,
  fileUnknown,
  findFile,
  orderActor,
  removeFile,
  sendFile,
  sendPublicPicture,
  type FileActor,
} from '../files/index.ts'
import { photosOf, putPhotos, reviewOfPhoto, takePhotosOff } from './store/photos.ts'

/**
 * Puts the photos to a review that its buyer named, in that order: new ones become a part of it, left out ones are deleted.
 * False: one isn't the order's own, or is in use elsewhere.
 */
export async function changePhotos(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  { id, orderId }: { id: string; orderId: string },
  wanted: readonly string[],
): Promise<boolean> {
  const before = (await photosOf(tx, [id])).get(id) ?? []
  const added = wanted.filter((photo) => !before.includes(photo))
  if (!(await attachFiles(tx, orderActor(orderId), 'review_photo', added))) return false
  await putPhotos(tx, id, wanted)
  for (const photo of before.filter((one) => !wanted.includes(one)))
    await removeFile(context, tx, photo, null)
  return true
}

/** ORDER-04: a photo of a published review, for everybody. */
export async function openReviewPhoto(
  context: Context,
  photo: string,
  reply: FastifyReply,
): Promise<HandlerResult<'openReviewPhoto'>> {
  const shown = await reviewOfPhoto(context.db, photo)
  const file = shown?.state === 'published' ? await findFile(context.db, photo) : undefined
  if (file === undefined) return fileUnknown()
  await sendPublicPicture(context, reply, file)
  return ok('sent')
}

/** The same for staff who judge it, whatever the review's state. Audited before the first byte is sent. */
export async function openReviewPhotoForStaff(
  context: Context,
  { staffId }: StaffCaller,
  photo: string,
  link: { expires: string; signature: string; download: 'true' | 'false' },
  reply: FastifyReply,
): Promise<HandlerResult<'staffOpenReviewPhoto'>> {
  const actor: FileActor = { kind: 'staff', id: staffId }
  const good = checkLink(context, photo, actor, link)
  if (!good.ok) return good
  const [of, file] = await Promise.all([
    reviewOfPhoto(context.db, photo),
    findFile(context.db, photo),
  ])
  if (of === undefined || file === undefined) return fileUnknown()
  await inTransaction(context.db, (tx) =>
    recordAudit(tx, {
      by: staffId,
      action: 'review.view_photo',
      subject: { kind: 'review', id: of.id },
      after: { photo },
      at: context.clock.now(),
    }),
  )
  await sendFile(context, reply, file, actor, link.download === 'true')
  return ok('sent')
}

/** Erases the photos of a shopper's reviews. */
export async function forgetReviewPhotos(
  context: Pick<Context, 'clock'>,
  tx: Transaction,
  shopper: Shopper,
): Promise<void> {
  for (const photo of await takePhotosOff(tx, shopper)) await removeFile(context, tx, photo, null)
}
