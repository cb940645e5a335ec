import { createHash } from 'node:crypto'
import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { loadSharp } from '../../platform/load-sharp.ts'
import { attachFiles, keepFile, shopActor, type Upload } from '../files/index.ts'
import { insertPhoto, selectPhotos, type PhotoRow } from './store.ts'

/** Less is enlarged in lists on dense screens. */
const smallestSide = 300
/** A crop is encoded again after this. */
const cropQuality = 95

type Box = { left: number; top: number; right: number; bottom: number }
type NotKept = Refusal & {
  code:
    | 'file_type_refused'
    | 'file_damaged'
    | 'file_too_large'
    | 'uploads_busy'
    | 'picture_too_small'
}

const photoUnknown = () =>
  err({ code: 'photo_unknown' as const, message: 'This photo is gone. Upload it again.' })
const tooSmall = (): Result<never, NotKept> =>
  err({
    code: 'picture_too_small',
    message: `Choose a photo of at least ${smallestSide} by ${smallestSide} pixels.`,
  })

const view = ({ key, name }: Pick<PhotoRow, 'key' | 'name'>) => ({
  key,
  name,
  src: `/img/p/~${key}/0-300.jpg`,
})

/**
 * Stores a photo of goods (OPS-04), re-encoded without its metadata in another process. The same file twice is one photo,
 * because the key is a hash of its bytes.
 */
export async function uploadPhoto(
  context: Context,
  { staffId }: StaffCaller,
  upload: Upload,
): Promise<HandlerResult<'staffUploadPhoto'>> {
  const kept = await keepPhoto(context, staffId, upload)
  return kept.ok ? ok({ success: true, photo: view(kept.value) }) : kept
}

async function keepPhoto(
  context: Context,
  staffId: string,
  { name, bytes }: Upload,
): Promise<Result<Pick<PhotoRow, 'key' | 'name'>, NotKept>> {
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 20)
  const [known] = await selectPhotos(context.db, [key])
  if (known !== undefined) return ok(known)
  if (await isTooSmall(bytes)) return tooSmall()
  const kept = await keepFile<never>(context, {
    owner: shopActor,
    session: null,
    purpose: 'product_photo',
    upload: { name, bytes, photo: true },
    loose: true,
    attach: async (tx, file) => {
      if (!(await insertPhoto(tx, key, file.id))) return err({ known: file })
      await recordAudit(tx, {
        by: staffId,
        action: 'goods.photo',
        subject: { kind: 'product_photo', id: key },
        after: { file: file.name },
        at: file.createdAt,
      })
      return ok(undefined)
    },
  })
  return kept.ok ? ok({ key, name: kept.value.name }) : refused(kept.error)
}

/** By its header alone; what can't be read is refused with its content. */
async function isTooSmall(bytes: Buffer): Promise<boolean> {
  const sharp = await loadSharp()
  const facts = await sharp(bytes, { limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined)
  return facts !== undefined && Math.min(facts.width, facts.height) < smallestSide
}

function refused(error: Refusal & { code: string }): Result<never, NotKept> {
  const { code } = error
  if (
    code === 'file_type_refused' ||
    code === 'file_damaged' ||
    code === 'file_too_large' ||
    code === 'uploads_busy'
  )
    return err({ ...error, code })
  throw new Error(`a photo of the shop was refused with ${code}`)
}

/** Another photo, without the edges of a stored one. */
export async function cropPhoto(
  context: Context,
  { staffId }: StaffCaller,
  key: string,
  box: Box,
): Promise<HandlerResult<'staffCropPhoto'>> {
  const [photo] = await selectPhotos(context.db, [key])
  const bytes = photo && (await context.files.read(photo.fileId))
  if (photo === undefined || bytes === undefined) return photoUnknown()
  const sharp = await loadSharp()
  const { width, height } = await sharp(bytes).metadata()
  const part = (all: number, percent: number) => Math.round((all * percent) / 100)
  const [left, top] = [part(width, box.left), part(height, box.top)]
  const rest = {
    width: width - left - part(width, box.right),
    height: height - top - part(height, box.bottom),
  }
  if (Math.min(rest.width, rest.height) < smallestSide) return tooSmall()
  const cut = await sharp(bytes)
    .extract({ left, top, ...rest })
    .jpeg({ quality: cropQuality })
    .toBuffer()
  const kept = await keepPhoto(context, staffId, { name: photo.name, bytes: cut })
  return kept.ok ? ok({ success: true, photo: view(kept.value) }) : kept
}

/** Keeps photos for good, because a product names them. Returns the keys that no longer exist. */
export async function usePhotos(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  const known = await selectPhotos(tx, keys)
  const gone = keys.filter((key) => !known.some((one) => one.key === key))
  const loose = known.filter(({ attached }) => !attached)
  for (const { key, fileId } of loose)
    if (!(await attachFiles(tx, shopActor, 'product_photo', [fileId]))) {
      // Another product has taken it into use, or the cleaning job has deleted it, since the statement above.
      const [now] = await selectPhotos(tx, [key])
      if (now === undefined) gone.push(key)
    }
  return gone
}
