import { createHash } from 'node:crypto'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Handle } from '../../../platform/db/database.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { Upload } from '../../files/index.ts'
import { encodeBanner } from './encode-banner.ts'
import { findBannerPicture, insertBannerPicture, selectBannerPictures } from './store.ts'

/** Uploaded pictures to choose from or delete. */
const shown = 100
const longestName = 80

export type UploadedBanner = { key: string; name: string; src: string }

const view = ({ key, name }: { key: string; name: string }): UploadedBanner => ({
  key,
  name,
  src: `/img/b/${key}-800.webp`,
})

/** The latest uploaded pictures, to choose from. */
export const uploadedBanners = async (handle: Handle): Promise<UploadedBanner[]> =>
  (await selectBannerPictures(handle, shown)).map(view)

/** Drops control and bidirectional characters; keeps the end of a long name, which is more specific. */
const plainName = (given: string): string => {
  const name = (given.toWellFormed().split(/[/\\]/).at(-1) ?? '').replace(
    /[\p{Cc}\p{Bidi_Control}]/gu,
    '',
  )
  return [...name].slice(-longestName).join('').trim() || 'Picture'
}

/**
 * Stores a banner picture (ROUTE-23, UI-13). The same file twice is one picture under its first name, because
 * the key is a hash of its bytes.
 */
export async function uploadBanner(
  { db, clock }: Context,
  staffId: string,
  { name, bytes }: Upload,
): Promise<HandlerResult<'staffUploadBanner'>> {
  const key = `own-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`
  const known = await findBannerPicture(db, key)
  if (known !== undefined) return ok({ success: true, banner: view(known) })
  const encoded = await encodeBanner(bytes)
  if (!encoded.ok) return encoded
  const at = clock.now()
  const banner = { key, name: plainName(name), uploadedBy: staffId, uploadedAt: at }
  const kept = await inTransaction(db, async (tx) => {
    if (!(await insertBannerPicture(tx, banner, encoded.value))) return findBannerPicture(tx, key)
    await recordAudit(tx, {
      by: staffId,
      action: 'landing.picture',
      subject: { kind: 'banner_picture', id: key },
      after: { file: banner.name },
      at,
    })
    return banner
  })
  if (kept === undefined) throw new Error('a picture that stood in the way is gone')
  return ok({ success: true, banner: view(kept) })
}
