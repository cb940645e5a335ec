import { err, ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../../platform/db/database.ts'
import { textsWithPicture } from '../editing/pictures.ts'
import { deleteBannerPicture, lockBannerPicture } from './store.ts'

const pictureUnknown = () =>
  err({ code: 'picture_unknown' as const, message: 'This picture no longer exists.' })
const pictureInUse = (pages: readonly string[]) =>
  err({
    code: 'picture_in_use' as const,
    message: `This picture is shown on: ${pages.join(', ')}. Choose another one there first.`,
    detail: { used_on: pages },
  })

/**
 * Deletes an uploaded picture with all its sizes, unless pages show it. `pagesWith`: pages of other modules
 * that do.
 */
export async function deleteBanner(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  by: string,
  key: string,
  pagesWith: (tx: Transaction, key: string) => Promise<string[]>,
) {
  return decideInTransaction(db, async (tx) => {
    // Locked first: whoever starts to show the picture holds its row, so the check below sees all
    // uses.
    const picture = await lockBannerPicture(tx, key)
    if (picture === undefined) return pictureUnknown()
    const pages = [...(await textsWithPicture(tx, key, clock.now())), ...(await pagesWith(tx, key))]
    if (pages.length > 0) return pictureInUse(pages)
    await deleteBannerPicture(tx, key)
    await recordAudit(tx, {
      by,
      action: 'landing.delete_picture',
      subject: { kind: 'banner_picture', id: key },
      before: { file: picture.name, uploaded_at: picture.uploadedAt.toISOString() },
      at: clock.now(),
    })
    return ok({ success: true as const })
  })
}
