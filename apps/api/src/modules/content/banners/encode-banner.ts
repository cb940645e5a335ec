import { err, ok, type Refusal, type Result } from '@upchar/kernel/result'
import pLimit from 'p-limit'
import { loadSharp } from '../../../platform/load-sharp.ts'
import { hasTooManyScans } from '../../files/index.ts'
import { encodePicture, mediaTypes, pictureSizes, type Format } from '../../pictures/index.ts'

/** Same aspect ratio as the drawn banners. */
const ratio = 2.5
/** Smaller pictures would have to be enlarged to more than twice their size. */
const smallest = { width: 1000, height: 400 }
const mostPixels = 40_000_000
const taken = ['jpeg', 'png', 'webp']
const formats = Object.keys(mediaTypes) as Format[]
const longestSeconds = 20
/** Encoding two widths in three formats takes seconds of CPU. */
const inTurn = pLimit(1)

export type Rendition = { file: string; bytes: Buffer }
type Refused = Refusal & {
  code: 'file_type_refused' | 'file_damaged' | 'file_too_large' | 'picture_too_small'
}

const typeRefused = (): Result<never, Refused> =>
  err({ code: 'file_type_refused', message: 'Choose a JPEG, PNG or WebP picture.' })
const damaged = (): Result<never, Refused> =>
  err({ code: 'file_damaged', message: 'This picture can’t be read. Save it again and retry.' })

async function check(bytes: Buffer): Promise<Result<void, Refused>> {
  const sharp = await loadSharp()
  // The bytes decide the format; SVG is text that browsers execute.
  const facts = await sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 })
    .metadata()
    .catch(() => undefined)
  if (facts === undefined || !taken.includes(facts.format)) return typeRefused()
  if (facts.format === 'jpeg' && hasTooManyScans(bytes)) return damaged()
  const { width, height } = facts.autoOrient
  if (width * height > mostPixels)
    return err({
      code: 'file_too_large',
      message: 'This picture has more than 40 megapixels. Make it smaller and try again.',
    })
  if (width < smallest.width || height < smallest.height) {
    return err({
      code: 'picture_too_small',
      message: `This picture has ${width} by ${height} pixels. Choose one of at least ${smallest.width} by ${smallest.height}.`,
    })
  }
  return ok(undefined)
}

/**
 * Re-encodes a picture from its pixels in every size and format of UI-13, which drops all metadata. Applies
 * the EXIF orientation, then crops to a banner around the centre.
 */
export const encodeBanner = (bytes: Buffer): Promise<Result<Rendition[], Refused>> =>
  inTurn(async () => {
    const checked = await check(bytes)
    if (!checked.ok) return checked
    const sharp = await loadSharp()
    const renditions: Rendition[] = []
    try {
      for (const [width, quality] of Object.entries(pictureSizes.b)) {
        const cut = await sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 })
          .timeout({ seconds: longestSeconds })
          .rotate()
          .resize({ width: Number(width), height: Math.round(Number(width) / ratio), fit: 'cover' })
          .flatten({ background: 'white' })
          .png({ compressionLevel: 1 })
          .toBuffer()
        for (const format of formats)
          renditions.push({
            file: `${width}.${format}`,
            bytes: await encodePicture(sharp(cut), format, quality),
          })
      }
    } catch {
      // To a person, all of libvips's errors mean the same.
      return damaged()
    }
    return ok(renditions)
  })
