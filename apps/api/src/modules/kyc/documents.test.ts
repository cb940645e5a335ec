import { request } from 'node:http'
import { count, eq } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { buyerOfType, rightValues, uploadDocument } from '@upchar/testkit/kyc-forms'
import { formWith, multipartOf, plainPdf, photo } from '@upchar/testkit/uploads'
import { useWorld, type Visitor } from '@upchar/testkit/world'
import { storedFile } from '../files/tables.ts'
import { filesOf, linkOf, open } from './testing/documents.ts'
import { fieldOf } from './testing/form.ts'

const world = useWorld()
const doctor = () => buyerOfType(world, 2)

describe('documents of a KYC form', () => {
  it('KYC-04 stores a document, shows it in the form, serves it and deletes it', async () => {
    const { visitor } = await doctor()
    const bytes = plainPdf()
    const { status, body } = await uploadDocument(visitor, 'pan_card', {
      bytes,
      name: '..\\..\\My PAN (1).PDF',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      message: 'File uploaded',
      file: { name: 'My PAN (1).pdf', media_type: 'application/pdf', bytes: bytes.length },
    })
    expect(await filesOf(visitor, 'pan_card')).toMatchObject([
      { file_id: body.file.file_id, name: 'My PAN (1).pdf' },
    ])
    const opened = await open(visitor, await linkOf(visitor, body.file.file_id))
    expect(opened.status).toBe(200)
    expect(opened.body).toEqual(bytes)
    expect(
      (await visitor.call('deleteKycFile', { body: { file_id: body.file.file_id } })).body,
    ).toMatchObject({ success: true, message: 'File deleted' })
    expect(await filesOf(visitor, 'pan_card')).toEqual([])
    expect(await visitor.call('getFileLink', { params: { id: body.file.file_id } })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
    expect(
      await visitor.call('deleteKycFile', { body: { file_id: body.file.file_id } }),
    ).toMatchObject({ status: 404 })
  })

  it('KYC-04 stores files encrypted, and only the pixels of a photo', async () => {
    const { visitor } = await doctor()
    const { file } = (
      await uploadDocument(visitor, 'pan_card', { bytes: await photo('jpeg'), name: 'photo.jpg' })
    ).body
    const served = await open(visitor, await linkOf(visitor, file.file_id))
    expect((await sharp(served.body as Buffer).metadata()).exif).toBeUndefined()
    const [row] = await world.db.select().from(storedFile).where(eq(storedFile.id, file.file_id))
    expect(row).toMatchObject({
      keyId: world.context.files.keyId,
      purpose: 'kyc',
      attached: true,
      ownerKind: 'customer',
    })
  })

  it.each([
    [
      'a page that says it is a PDF',
      Buffer.from('<html><script>alert(1)</script></html>'),
      422,
      'file_type_refused',
    ],
    [
      'a PDF with a script',
      plainPdf('/OpenAction << /S /JavaScript /JS (x) >> '),
      422,
      'file_active',
    ],
    ['a cut-off PDF', plainPdf().subarray(0, 100), 422, 'file_damaged'],
    ['an empty file', Buffer.alloc(0), 422, 'file_damaged'],
    [
      'more than 5 MB',
      Buffer.concat([plainPdf(), Buffer.alloc(5 * 1024 * 1024 + 1)]),
      413,
      'file_too_large',
    ],
  ])('KYC-04 refuses %s', async (_, bytes, status, code) => {
    const { visitor } = await doctor()
    expect(await uploadDocument(visitor, 'pan_card', { bytes })).toMatchObject({
      status,
      body: { code, fields: [{ field: 'file' }] },
    })
    expect(await filesOf(visitor, 'pan_card')).toEqual([])
  })

  it('KYC-04 refuses an upload without length, and one that declares too much, before reading it', async () => {
    const { visitor } = await doctor()
    const address = await world.app.listen({ host: '127.0.0.1', port: 0 })
    const boundary = 'b0undary'
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const send = (megabytes: number) =>
      new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
        const headers = { cookie, 'content-type': `multipart/form-data; boundary=${boundary}` }
        const upload = request(
          `${address}/api/kyc/file/upload?document=pan_card`,
          { method: 'POST', headers },
          (reply) => {
            reply
              .setEncoding('utf8')
              .toArray()
              .then(
                (parts) => resolve({ status: reply.statusCode, body: JSON.parse(parts.join('')) }),
                reject,
              )
          },
        ).on('error', reject)
        upload.write(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n`,
        )
        for (let i = 0; i < megabytes; i++) upload.write(Buffer.alloc(1024 * 1024, 0x20))
        upload.end(`\r\n--${boundary}--\r\n`)
      })
    expect(await send(1)).toMatchObject({ status: 422, body: { code: 'file_type_refused' } })
    for (const megabytes of [6, 24])
      expect(await send(megabytes)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    const whole = await fetch(`${address}/api/kyc/file/upload?document=pan_card`, {
      method: 'POST',
      body: Buffer.alloc(24 * 1024 * 1024),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    expect([whole.status, await whole.json()]).toMatchObject([413, { code: 'file_too_large' }])
  })

  it('KYC-04 refuses a form without a file, another part, JSON, and a document that is not required', async () => {
    const { visitor } = await doctor()
    const post = (parts: object, query = { document: 'pan_card' }) =>
      visitor.raw({ method: 'POST', url: '/api/kyc/file/upload', query, ...parts })
    expect(await post(multipartOf(plainPdf(), 'a.pdf', 'document'))).toMatchObject({
      status: 400,
      body: { code: 'file_missing' },
    })
    expect(
      await post({
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--\r\n',
      }),
    ).toMatchObject({ status: 400, body: { code: 'file_missing' } })
    expect(await post({ payload: { file: 'x' } })).toMatchObject({
      status: 400,
      body: { code: 'file_missing' },
    })
    expect(
      await post({ headers: { 'content-type': 'multipart/form-data' }, payload: 'x' }),
    ).toMatchObject({ status: 422, body: { code: 'file_damaged' } })
    const { headers, payload } = multipartOf(plainPdf())
    expect(
      await post({ headers, payload: Buffer.from(String(payload)).subarray(0, 200) }),
    ).toMatchObject({ status: 422, body: { code: 'file_damaged' } })
    expect(await post(multipartOf(plainPdf()), { document: 'gst_certificate' })).toMatchObject({
      status: 400,
      body: { code: 'document_not_asked' },
    })
    expect(await post(multipartOf(plainPdf()), { document: '../../etc' })).toMatchObject({
      status: 400,
      body: { code: 'request_invalid' },
    })
    expect(
      (
        await world.visitor().raw({
          method: 'POST',
          url: '/api/kyc/file/upload',
          query: { document: 'pan_card' },
          ...multipartOf(plainPdf()),
        })
      ).status,
    ).toBe(401)
  })

  it('KYC-04 accepts at most four files for a document, also concurrently, and replaces one', async () => {
    const { visitor } = await doctor()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => uploadDocument(visitor, 'pan_card')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(4).fill('too_many_files'),
    )
    const [first] = await filesOf(visitor, 'pan_card')
    const replaced = await uploadDocument(visitor, 'pan_card', {
      replaces: first?.file_id ?? '',
      name: 'better.pdf',
    })
    expect(replaced.status).toBe(200)
    const after = await filesOf(visitor, 'pan_card')
    expect(after.map(({ name }) => name)).toContain('better.pdf')
    expect(after).toHaveLength(4)
    expect(after.map(({ file_id }) => file_id)).not.toContain(first?.file_id)
    expect(await uploadDocument(visitor, 'pan_card', { replaces: 'no-such-file' })).toMatchObject({
      status: 404,
      body: { code: 'file_unknown' },
    })
  })

  it('KYC-04 stores a duplicate upload once', async () => {
    const { visitor, id } = await doctor()
    const bytes = plainPdf()
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => uploadDocument(visitor, 'pan_card', { bytes })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.file.file_id)).size).toBe(1)
    expect(
      await world.db.select({ files: count() }).from(storedFile).where(eq(storedFile.ownerId, id)),
    ).toEqual([{ files: 1 }])
  })

  it.each(['kyc/file/upload?document=pan_card', 'file-upload'])(
    'KYC-04 stores nothing of an upload to %s whose session ends meanwhile',
    async (path) => {
      const { visitor, id, email, password } = await doctor()
      const elsewhere = world.visitor()
      await elsewhere.call('signIn', { body: { email, password } })
      const { files } = world.context
      const write = files.write
      let written = ''
      files.write = async (file, bytes) => {
        written = file
        expect(
          (await elsewhere.call('endSessions', { body: { others: true } })).body.ended_sessions,
        ).toBe(1)
        return write(file, bytes)
      }
      const reply = await visitor.raw({
        method: 'POST',
        url: `/api/${path}`,
        ...multipartOf(plainPdf()),
      })
      files.write = write
      expect(reply).toMatchObject({
        status: 401,
        body: { code: 'not_signed_in', detail: { session: 'ended' } },
      })
      expect(await world.db.select().from(storedFile).where(eq(storedFile.ownerId, id))).toEqual([])
      expect(await files.read(written)).toBeUndefined()
      expect(
        (await elsewhere.raw({ method: 'POST', url: `/api/${path}`, ...multipartOf(plainPdf()) }))
          .status,
      ).toBe(200)
    },
  )
})

describe('the form in one multipart request', () => {
  const pan = () => plainPdf(`/X (${Math.random()}) `)
  const send = (visitor: Visitor, fields: Record<string, string>, files: Record<string, Buffer>) =>
    visitor.raw({ method: 'POST', url: '/api/complete-kyc/v2', ...formWith(fields, files) })

  it('KYC-04 submits entries, choices and documents together', async () => {
    const { visitor } = await doctor()
    const { 'Establishment-Name': name, pan: number } = rightValues
    const draft = await send(
      visitor,
      { draft: 'true', 'Establishment-Name': name, pan: number },
      { pan_card: pan() },
    )
    expect(draft).toMatchObject({ status: 200, body: { state: 'draft', is_kyc_complete: false } })
    expect(await filesOf(visitor, 'pan_card')).toHaveLength(1)
    const incomplete = await send(visitor, {}, {})
    expect(incomplete).toMatchObject({ status: 400, body: { code: 'kyc_invalid' } })
    const { registration_council, registration_number, registration_year } = rightValues
    const whole = await send(
      visitor,
      { is_pharma: 'false', registration_council, registration_number, registration_year },
      { registration_certificate: pan() },
    )
    expect(whole, JSON.stringify(whole.body)).toMatchObject({
      status: 200,
      body: { state: 'submitted', problems: [] },
    })
  })

  it('KYC-04 takes no document that the form doesn’t ask for, nothing unreadable, and keeps the entries', async () => {
    const { visitor } = await doctor()
    const fields = { draft: 'true', 'Establishment-Name': 'Rao Clinic' }
    expect(await send(visitor, fields, { holiday: pan() })).toMatchObject({
      status: 400,
      body: { code: 'document_not_asked', fields: [{ field: 'holiday' }] },
    })
    expect(await send(visitor, { draft: 'perhaps' }, {})).toMatchObject({
      status: 400,
      body: { code: 'kyc_form_unreadable', fields: [{ field: 'draft' }] },
    })
    expect((await visitor.call('getKycFields')).body.state).toBeNull()
    expect(await send(visitor, fields, { pan_card: Buffer.from('no PDF') })).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused', fields: [{ field: 'pan_card' }] },
    })
    const half = Buffer.alloc(2.6 * 1024 * 1024, '%PDF-1.7')
    expect(await send(visitor, fields, { pan_card: half, degree: half })).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
    expect(await filesOf(visitor, 'pan_card')).toEqual([])
    expect(await fieldOf(visitor, 'Establishment-Name')).toMatchObject({ value: 'Rao Clinic' })
    expect(await send(world.visitor(), fields, {})).toMatchObject({ status: 401 })
  })
})
