import sharp, { type Sharp } from 'sharp'
import { ok, type Result } from '@upchar/kernel/result'
import { fileDamaged, layeredTooLarge, photoTypeRefused, pictureTooLarge } from '../errors.ts'
import { hasTooManyScans } from './jpeg-scans.ts'

type Refused = ReturnType<typeof fileDamaged>['error'] | ReturnType<typeof pictureTooLarge>['error']

const mostPixels = 40_000_000
/** Interlaced and progressive pictures are decoded as a whole, at up to 12 bytes a pixel; cameras don't make them. */
const mostLayeredPixels = 12_000_000
/** Larger sides add no detail to a document. */
const longestSide = 4000
const jpegQuality = 88
/** Ends before the worker's own limit, which would lose the worker. */
const longestSeconds = 8

/** The largest size that the shop shows is half of it; a crop keeps the rest. */
const photoSide = 2000
const photoFormats = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/webp': 'webp' } as const
type Format = (typeof photoFormats)[keyof typeof photoFormats]

/** A picture within the limits of size, upright and without its metadata (place, camera), not yet encoded. */
async function readPicture(
  bytes: Buffer,
  format: Format,
  side: number,
): Promise<Result<Sharp, Refused>> {
  if (format === 'jpeg' && hasTooManyScans(bytes)) return fileDamaged()
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
  const { format: seen, width, height, isProgressive } = await picture.metadata()
  if (seen !== format) return fileDamaged()
  if (width * height > mostPixels) return pictureTooLarge()
  if (isProgressive === true && width * height > mostLayeredPixels) return layeredTooLarge()
  const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
  return ok(picture.timeout({ seconds: longestSeconds }).rotate().resize(size))
}

/**
 * Re-encodes a picture from its pixels: metadata (place, camera), appended files and comments with markup are
 * dropped. Applies the EXIF orientation first.
 */
export async function redrawPicture(
  bytes: Buffer,
  format: 'jpeg' | 'png',
): Promise<Result<Buffer, Refused>> {
  try {
    const upright = await readPicture(bytes, format, longestSide)
    if (!upright.ok) return upright
    const drawn =
      format === 'jpeg'
        ? upright.value.jpeg({ quality: jpegQuality })
        : upright.value.png({ compressionLevel: 9 })
    return ok(await drawn.toBuffer())
  } catch {
    // To a buyer, all of libvips's errors mean the same.
    return fileDamaged()
  }
}

/** The same for a photo of goods: a JPEG on white, whatever it was. */
export async function redrawPhoto(
  bytes: Buffer,
  mime: string | undefined,
): Promise<Result<Buffer, Refused | ReturnType<typeof photoTypeRefused>['error']>> {
  const format = Object.entries(photoFormats).find(([type]) => type === mime)?.[1]
  if (format === undefined) return photoTypeRefused()
  try {
    const upright = await readPicture(bytes, format, photoSide)
    if (!upright.ok) return upright
    const flat = upright.value.flatten({ background: 'white' })
    return ok(await flat.jpeg({ quality: jpegQuality }).toBuffer())
  } catch {
    return fileDamaged()
  }
}
