import sharp from 'sharp'
import { ok, type Result } from '@upchar/kernel/result'
import { fileDamaged, layeredTooLarge, pictureTooLarge } from '../errors.ts'
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

/**
 * Re-encodes a picture from its pixels: metadata (place, camera), appended files and comments with markup are
 * dropped. Applies the EXIF orientation first.
 */
export async function redrawPicture(
  bytes: Buffer,
  format: 'jpeg' | 'png',
): Promise<Result<Buffer, Refused>> {
  if (format === 'jpeg' && hasTooManyScans(bytes)) return fileDamaged()
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
    const { format: seen, width, height, isProgressive } = await picture.metadata()
    if (seen !== format) return fileDamaged()
    if (width * height > mostPixels) return pictureTooLarge()
    if (isProgressive === true && width * height > mostLayeredPixels) return layeredTooLarge()
    const upright = picture.timeout({ seconds: longestSeconds }).rotate().resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const drawn =
      format === 'jpeg'
        ? upright.jpeg({ quality: jpegQuality })
        : upright.png({ compressionLevel: 9 })
    return ok(await drawn.toBuffer())
  } catch {
    // To a buyer, all of libvips's errors mean the same.
    return fileDamaged()
  }
}
