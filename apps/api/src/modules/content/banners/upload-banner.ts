import { createHash } from 'node:crypto'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../../platform/audit.ts'
import type { Context } from '../../../platform/context.ts'
import { inTransaction, type Handle } from '../../../platform/db.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import type { Upload } from '../../files/index.ts'
import { encodeBanner } from './encode-banner.ts'
import { insertBannerPicture, isBannerPicture, selectBannerPictures } from './store.ts'

/** Uploaded pictures that can be chosen again. */
const shown = 12
const longestName = 80

export type UploadedBanner = { key: string; name: string; src: string }

const view = ({ key, name }: { key: string; name: string }): UploadedBanner => ({ key, name, src: `/img/b/${key}-800.webp` })

/** The pictures that staff uploaded last, to choose from. */
export const uploadedBanners = async (handle: Handle): Promise<UploadedBanner[]> => (await selectBannerPictures(handle, shown)).map(view)

/** Whether an uploaded picture has this key. */
export const isUploadedBanner = (handle: Handle, key: string): Promise<boolean> => isBannerPicture(handle, key)

// eslint-disable-next-line no-control-regex
const plainName = (name: string): string => (name.split(/[/\\]/).at(-1) ?? '').replace(/[\x00-\x1f\x7f]/g, '').slice(-longestName) || 'Picture'

/** Takes a picture for banners (ROUTE-23, UI-13). The same file twice is one picture: its key comes from its bytes. */
export async function uploadBanner({ db, clock }: Context, staffId: string, { name, bytes }: Upload): Promise<HandlerResult<'staffUploadBanner'>> {
  const encoded = await encodeBanner(bytes)
  if (!encoded.ok) return encoded
  const at = clock.now()
  const banner = { key: `own-${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}`, name: plainName(name) }
  await inTransaction(db, async (tx) => {
    await insertBannerPicture(tx, { ...banner, uploadedBy: staffId, uploadedAt: at }, encoded.value)
    await recordAudit(tx, { by: staffId, action: 'landing.picture', subject: { kind: 'banner_picture', id: banner.key }, after: { file: banner.name }, at })
  })
  return ok({ success: true, banner: view(banner) })
}
