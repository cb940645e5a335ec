import { removeFile } from '../../modules/files/index.ts'
import { deletePhoto, selectOldPhotos, selectPhotosOf } from '../../modules/returns/index.ts'
import type { Context } from '../../platform/context.ts'
import { inTransaction, type Transaction } from '../../platform/db/database.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'

const dayMs = 86_400_000
/** Half a year after a return is over its buyer may still dispute it; a photo can show a patient's name, so no longer. */
export const PHOTO_DAYS = 180
const batch = 200

async function erase(context: Context, tx: Transaction, fileId: string): Promise<void> {
  await deletePhoto(tx, fileId)
  await removeFile(context, tx, fileId, null)
}

/** Job: erases photos of returns that are over (DPDP Act s.8(7)). Safe to interrupt and to repeat. */
export async function forgetReturnPhotos(context: Context): Promise<void> {
  const before = new Date(context.clock.now().getTime() - PHOTO_DAYS * dayMs)
  for (;;) {
    const old = await selectOldPhotos(context.db, before, batch)
    for (const id of old) await inTransaction(context.db, (tx) => erase(context, tx, id))
    if (old.length < batch) return
  }
}

/** Erases the photos of a shopper's returns that are over; those of open ones go by the rule above. */
export async function eraseReturnPhotos(
  context: Context,
  tx: Transaction,
  shopper: Shopper,
): Promise<void> {
  for (const id of await selectPhotosOf(tx, shopper)) await erase(context, tx, id)
}
