import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { jpegOfScans, plainPdf, photo } from '../uploads.ts'
import { damaged, tooLarge, upload, wrongType, type Attack } from './attack.ts'

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const pngChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const pngHeader = (width: number, height: number): Buffer => {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return pngChunk('IHDR', data)
}

/** A small PNG with chunks after its header. */
const pngWith = async (...chunks: Buffer[]): Promise<Buffer> => {
  const png = await photo('png')
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })

const declaredJpeg = (width: number, height: number): Buffer => {
  const bytes = jpegOfScans(1)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`)

const manyEntities = `<!DOCTYPE svg [${Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}<!ENTITY a0 "ha">]>${svg('<text>&a9;</text>').toString()}`

const page = '<!doctype html><script>steal()</script>'

export const pictureAttacks: readonly Attack[] = [
  upload('a white PNG of 64 megapixels', () => blank(8000, 8000).png().toBuffer(), tooLarge),
  upload(
    'a white PNG of 40 megapixels, interlaced',
    () => blank(8000, 5000).png({ progressive: true }).toBuffer(),
    tooLarge,
  ),
  upload(
    'a white PNG of 12 megapixels, interlaced',
    () => blank(4000, 3000).png({ progressive: true }).toBuffer(),
    'ok',
  ),
  upload('a white PNG of 40 megapixels', () => blank(8000, 5000).png().toBuffer(), 'ok'),
  upload(
    'a white JPEG of 40 megapixels',
    () => blank(8000, 5000).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
    'ok',
  ),
  upload(
    'a white JPEG of 40 megapixels, progressive',
    () => blank(8000, 5000).jpeg({ progressive: true }).toBuffer(),
    tooLarge,
  ),
  upload(
    'a white JPEG of 12 megapixels, progressive, without subsampling',
    () => blank(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    'ok',
  ),
  upload(
    'a PNG that declares four exapixels',
    () =>
      Buffer.concat([
        pngSignature,
        pngHeader(0x7fffffff, 0x7fffffff),
        pngChunk('IDAT', deflateSync(Buffer.alloc(9))),
        pngChunk('IEND', Buffer.alloc(0)),
      ]),
    damaged,
  ),
  upload(
    'a PNG that declares a line of two thousand million pixels',
    () =>
      Buffer.concat([
        pngSignature,
        pngHeader(0x7fffffff, 1),
        pngChunk('IDAT', deflateSync(Buffer.alloc(9))),
        pngChunk('IEND', Buffer.alloc(0)),
      ]),
    damaged,
  ),
  upload('a JPEG that declares 4,295 megapixels', () => declaredJpeg(65_500, 65_500), tooLarge),
  upload('a JPEG of 800 scans', () => jpegOfScans(800), damaged),
  upload(
    'a PNG with a text that inflates to 200 MB',
    async () =>
      pngWith(
        pngChunk(
          'zTXt',
          Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))]),
        ),
      ),
    'ok',
  ),
  upload(
    'a PNG with a colour profile that inflates to 200 MB',
    async () =>
      pngWith(
        pngChunk(
          'iCCP',
          Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))]),
        ),
      ),
    'ok',
  ),
  upload(
    'a PNG of two hundred thousand chunks',
    async () =>
      pngWith(Buffer.concat(Array<Buffer>(200_000).fill(pngChunk('tEXt', Buffer.from('a\0b'))))),
    'ok',
  ),
  upload('a PNG cut off', async () => (await photo('png')).subarray(0, 120), damaged),
  upload(
    'a JPEG that is a page too',
    async () => Buffer.concat([await photo('jpeg'), Buffer.from(page)]),
    'ok',
  ),
  upload(
    'a JPEG that is a PDF too',
    async () => Buffer.concat([await photo('jpeg'), plainPdf()]),
    'ok',
  ),
  upload('an SVG with a script', () => svg('<script>steal()</script>'), wrongType, 'photo.jpg'),
  upload(
    'an SVG whose text expands a thousand million times',
    () => Buffer.from(manyEntities),
    wrongType,
  ),
  upload('an SVG that includes a file', () => svg('<image href="file:///etc/passwd"/>'), wrongType),
  upload('a GIF', () => Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'), wrongType),
  upload('a WebP', () => blank(9, 9).webp().toBuffer(), wrongType),
  upload('a TIFF', () => blank(9, 9).tiff().toBuffer(), wrongType),
  upload(
    'an ASF whose header has no length',
    () =>
      Buffer.concat([
        Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
        Buffer.alloc(100_000),
      ]),
    wrongType,
  ),
  upload('4.8 MB of nothing', () => Buffer.alloc(4.8 * 1024 * 1024), wrongType),
]
