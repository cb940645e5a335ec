import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

export type Paper = { name: string; mimeType: string; buffer: Buffer }

/** A picture as a phone's camera makes it: real, and different each time. */
export async function makePaper(name = 'scan.png'): Promise<Paper> {
  const [width, height] = [640, 480]
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
