import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

export type Scan = { name: string; mimeType: string; buffer: Buffer }

/** A real picture, as from a phone's camera, different each time. */
export async function makeScan(name = 'scan.png'): Promise<Scan> {
  const [width, height] = [640, 480]
  const buffer = await sharp(randomBytes(width * height * 3), {
    raw: { width, height, channels: 3 },
  })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}
