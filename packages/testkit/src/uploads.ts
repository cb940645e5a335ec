import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { InjectOptions } from 'fastify'

/** A form upload as browsers send it: one part `file`, or another name for attacks. */
export function multipartOf(
  bytes: Buffer,
  name = 'document.pdf',
  part = 'file',
  type = 'application/octet-stream',
): { headers: Record<string, string>; payload: Buffer } {
  const boundary = '----upchar-test-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** A multipart form with text fields and documents. */
export function formWith(
  fields: Record<string, string>,
  files: Record<string, Buffer>,
): Pick<InjectOptions, 'headers' | 'payload'> {
  const boundary = '----upchar-form-boundary'
  const line = (text: string) => Buffer.from(`${text}\r\n`)
  const parts = [
    ...Object.entries(fields).map(([name, value]) =>
      line(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`),
    ),
    ...Object.entries(files).flatMap(([name, bytes]) => [
      line(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${name}.pdf"\r\ncontent-type: application/pdf\r\n`,
      ),
      bytes,
      line(''),
    ]),
    line(`--${boundary}--`),
  ]
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat(parts),
  }
}

/** A PDF of the given objects, with its cross-reference table. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  const places: number[] = []
  const length = () => parts.reduce((sum, part) => sum + part.length, 0)
  objects.forEach((object, i) => {
    places.push(length())
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  })
  const start = length()
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}`,
    ),
  )
  parts.push(
    Buffer.from(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}

const content = 'BT /F1 18 Tf 40 700 Td (Registration) Tj ET'
/** An ordinary PDF of one page, with `more` objects appended and `catalog` in its root. */
export const plainPdf = (
  catalog = '',
  more: readonly (string | Buffer)[] = [],
  trailer = '',
): Buffer =>
  pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ...more,
    ],
    trailer,
  )

/** Objects in a compressed object stream, as in newer PDFs. */
export function packedObjects(objects: string, dictionary = ''): Buffer {
  const data = deflateSync(Buffer.from(`10 0 ${objects}`))
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode ${dictionary}/Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream'),
  ])
}

/** A photo of a document, with the camera's metadata. */
export const photo = (format: 'jpeg' | 'png' = 'jpeg', size = 400): Promise<Buffer> =>
  sharp({
    create: { width: size, height: Math.round(size / 2), channels: 3, background: '#d0e0f0' },
  })
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Asha Rao' },
      IFD3: { GPSLatitude: '19/1 4/1 0/1' },
    })
    .toFormat(format)
    .toBuffer()

const segment = (mark: number, ...body: number[]): Buffer =>
  Buffer.from([0xff, mark, 0, body.length + 2, ...body])

/** A valid black JPEG with a given number of progressive scans, each refining one coefficient by a zero bit. */
export function jpegOfScans(scans: number, width = 1024, height = 512): Buffer {
  // Zeros only: one bit for the mean of each 8 by 8 block, two bits for its rest.
  const blocks = (width * height) / 64
  const refinements = Array.from({ length: scans - 1 }, (_, i) => ({
    coefficient: 1 + (i % 63),
    bit: 13 - Math.floor(i / 63),
  }))
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array<number>(64).fill(1)),
    segment(0xc2, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    segment(0xc4, 0x00, 1, ...Array<number>(15).fill(0), 0),
    segment(0xc4, 0x10, 0, 1, ...Array<number>(14).fill(0), 0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    Buffer.alloc(blocks / 8),
    ...refinements.flatMap(({ coefficient, bit }) => [
      segment(0xda, 1, 1, 0, coefficient, coefficient, (bit === 13 ? 0 : (bit + 1) << 4) | bit),
      Buffer.alloc(blocks / 4),
    ]),
    Buffer.from([0xff, 0xd9]),
  ])
}
