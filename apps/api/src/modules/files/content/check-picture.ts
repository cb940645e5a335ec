import sharp from 'sharp'
import { ok, type Result } from '@upchar/kernel/result'
import pLimit from 'p-limit'
import { fileDamaged, pictureTooLarge } from '../errors.ts'
import { hasTooManyScans } from './jpeg-scans.ts'

type Refused = ReturnType<typeof fileDamaged>['error'] | ReturnType<typeof pictureTooLarge>['error']

const mostPixels = 40_000_000
/** Larger sides show no more of a paper. */
const longestSide = 4000
const jpegQuality = 88
/** A large photo unpacks to more than a hundred megabytes. */
const inTurn = pLimit(2)

/**
 * Draws a picture anew from its pixels: whatever else the file carried (place and camera, a second file behind the picture,
 * comments with markup) is not in the new one. Turned upright first, as the camera meant it.
 */
export const redrawPicture = (
  bytes: Buffer,
  format: 'jpeg' | 'png',
): Promise<Result<Buffer, Refused>> =>
  inTurn(async () => {
    if (format === 'jpeg' && hasTooManyScans(bytes)) return fileDamaged()
    try {
      const picture = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
      const { format: seen, width, height } = await picture.metadata()
      if (seen !== format) return fileDamaged()
      if (width * height > mostPixels) return pictureTooLarge()
      const upright = picture.rotate().resize({
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
      // libvips says what it could not read; to a buyer all of it means the same.
      return fileDamaged()
    }
  })
