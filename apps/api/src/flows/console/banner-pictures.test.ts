import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { sql } from '../../platform/db/sql.ts'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { type BusinessCategoryKey } from '@upchar/kernel/business-categories'

import { failWrites } from '@upchar/testkit/failing-writes'
import { signedInStaff } from '@upchar/testkit/staff'
import { jpegOfScans, multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld } from '@upchar/testkit/world'
const world = useWorld()
let editor: Awaited<ReturnType<typeof signedInStaff>>

beforeAll(async () => {
  editor = await signedInStaff(world, 'catalogue')
})

type Page = Answer<'staffListLandingPages'>['pages'][number]

const list = async () => (await editor.visitor.call('staffListLandingPages')).body

async function page(key: BusinessCategoryKey): Promise<Page> {
  const found = (await list()).pages.find((one) => one.key === key)
  if (found === undefined) throw new Error(`no page ${key}`)
  return found
}

type Change = Omit<
  NonNullable<
    NonNullable<Parameters<typeof editor.visitor.call<'staffSetLandingPage'>>[1]>['body']
  >,
  'seen_changed_at'
>

async function change(key: BusinessCategoryKey, body: Change) {
  world.clock.advance(1000)
  return editor.visitor.call('staffSetLandingPage', {
    params: { key },
    body: { ...body, seen_changed_at: (await page(key)).changed_at },
  })
}

const landing = async (category: string) =>
  (await world.visitor().call('getLandingPage', { params: { category } })).body

describe('banner pictures', () => {
  const picture = (width = 1600, height = 900) =>
    sharp({ create: { width, height, channels: 3, background: '#207060' } })
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer()
  const upload = async (bytes: Buffer, name = 'Our new shelf.jpg') => {
    const { status, body } = await editor.visitor.raw({
      method: 'POST',
      url: '/api/staff/banners',
      ...multipartOf(bytes, name),
    })
    return {
      status,
      body: body as { banner: { key: string; name: string; src: string }; code?: string },
    }
  }

  it('ROUTE-23 UI-13 stores a picture in every width and format, and shows it with its text until the drawn one is chosen again', async () => {
    const {
      status,
      body: { banner },
    } = await upload(await picture())
    expect({ status, name: banner.name }).toEqual({ status: 200, name: 'Our new shelf.jpg' })
    for (const [file, type] of [
      ['800.webp', 'image/webp'],
      ['800.jpg', 'image/jpeg'],
      ['2000.avif', 'image/avif'],
      ['2000.jpg', 'image/jpeg'],
    ] as const) {
      const {
        status: found,
        body,
        headers,
      } = await world.visitor().raw({ method: 'GET', url: `/img/b/${banner.key}-${file}` })
      expect({
        found,
        type: headers['content-type'],
        kept: headers['cache-control'],
      }).toEqual({ found: 200, type, kept: 'public, max-age=31536000, immutable' })
      if (!Buffer.isBuffer(body)) throw new Error('no picture')
      const { width, height, exif } = await sharp(body).metadata()
      expect([width, height, exif]).toEqual([
        Number.parseInt(file, 10),
        Number.parseInt(file, 10) / 2.5,
        undefined,
      ])
    }
    expect((await list()).uploaded).toMatchObject([{ key: banner.key, src: banner.src }])
    expect(await change('nephrology', { banner_image: banner.key })).toMatchObject({
      status: 400,
      body: { code: 'alt_missing' },
    })
    expect(
      (await change('nephrology', { banner_image: banner.key, banner_alt: 'A shelf of dialysers' }))
        .status,
    ).toBe(200)
    await expect
      .poll(() => landing('nephrology'))
      .toMatchObject({ banner_image: banner.key, banner_alt: 'A shelf of dialysers' })
    await change('nephrology', { banner_image: 'nephrology', banner_alt: '' })
    await expect
      .poll(() => landing('nephrology'))
      .toMatchObject({ banner_image: 'nephrology', banner_alt: '' })
    const { rows } = await world.db.execute(
      sql`select action, subject_id from audit_entry where action = 'landing.picture'`,
    )
    expect(rows).toEqual([{ action: 'landing.picture', subject_id: banner.key }])
  })

  it('stores a picture once when it is uploaded twice at once, under its first name', async () => {
    const bytes = await picture(1700, 900)
    const replies = await Promise.all([
      upload(bytes, 'first.jpg'),
      upload(bytes, 'second.jpg'),
      upload(bytes, 'third.jpg'),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    const again = await upload(bytes, 'later.jpg')
    const listed = (await list()).uploaded.filter(({ key }) => key === again.body.banner.key)
    expect(listed).toHaveLength(1)
    for (const { body } of [...replies, again]) expect(body.banner).toEqual(listed[0])
    const { rows } = await world.db.execute(
      sql`select after from audit_entry where action = 'landing.picture' and subject_id = ${again.body.banner.key}`,
    )
    expect(rows).toEqual([{ after: { file: listed[0]?.name } }])
  })

  it('keeps any file name readable', async () => {
    let width = 1001
    const named = async (name: string) =>
      (await upload(await picture(width++, 500), name)).body.banner?.name
    expect(await named(`${'x'.repeat(60)}🩺${'y'.repeat(75)}.jpg`)).toBe(`🩺${'y'.repeat(75)}.jpg`)
    expect(await named('../../<script>/\u202egpj.\u001b[31mदवा\u009b.jpg')).toBe('gpj.[31mदवा.jpg')
    expect(await named('\u0007')).toBe('Picture')
  })

  it('stores nothing when the audit entry can’t be written', async () => {
    const {
      rows: [before],
    } = await world.db.execute(
      sql`select (select count(*) from banner_picture) as pictures, (select count(*) from banner_rendition) as renditions`,
    )
    const log = await failWrites(world.db, 'audit_entry')
    expect((await upload(await picture(1900, 900))).status).toBe(500)
    await log.mend()
    const {
      rows: [after],
    } = await world.db.execute(
      sql`select (select count(*) from banner_picture) as pictures, (select count(*) from banner_rendition) as renditions`,
    )
    expect(after).toEqual(before)
    expect((await upload(await picture(1900, 900))).status).toBe(200)
  })

  it('refuses decompression bombs and endless uploads before decoding them', async () => {
    const kept = (await list()).uploaded
    const bomb = await sharp({
      create: { width: 8000, height: 8000, channels: 3, background: 'white' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024)
    expect(await upload(bomb, 'bomb.png')).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
    // Only the header is read: it declares a billion pixels, and none follows.
    const head = Buffer.from(bomb.subarray(0, 33))
    head.writeUInt32BE(60_000, 16)
    head.writeUInt32BE(60_000, 20)
    head.writeUInt32BE(crc32(head.subarray(12, 29)), 29)
    expect(await upload(Buffer.concat([head, bomb.subarray(33)]), 'head.png')).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
    expect(await upload(jpegOfScans(101), 'again.jpg')).toMatchObject({
      status: 422,
      body: { code: 'file_damaged' },
    })
    const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij'].map((name, i) => `<!ENTITY ${name} "${`&${'abcdefghij'.charAt(i)};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="2000" height="800"><text>&j;</text></svg>`
    expect(await upload(Buffer.from(entities), 'laughs.jpg')).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused' },
    })
    // Ten megabytes without a content length.
    const { payload, headers } = multipartOf(Buffer.alloc(10_000_000), 'endless.jpg')
    if (!Buffer.isBuffer(payload)) throw new Error('no bytes')
    const endless = await editor.visitor.raw({
      method: 'POST',
      url: '/api/staff/banners',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      payload: Readable.from(
        Array.from({ length: Math.ceil(payload.length / 65_536) }, (_, i) =>
          payload.subarray(i * 65_536, (i + 1) * 65_536),
        ),
      ),
    })
    expect(endless).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    expect((await list()).uploaded).toEqual(kept)
  })

  it('refuses content that is not a picture, too small, truncated or too large, and stores nothing', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="800"><script>alert(1)</script></svg>',
    )
    const [whole, { uploaded: kept }] = [await picture(), await list()]
    expect(await upload(svg, 'banner.png')).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused' },
    })
    expect(await upload(plainPdf(), 'banner.jpg')).toMatchObject({
      status: 422,
      body: { code: 'file_type_refused' },
    })
    expect(await upload(await picture(900, 400))).toMatchObject({
      status: 422,
      body: { code: 'picture_too_small' },
    })
    expect(await upload(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      body: { code: 'file_damaged' },
    })
    expect(await upload(Buffer.alloc(5 * 1024 * 1024 + 10))).toMatchObject({
      status: 413,
      body: { code: 'file_too_large' },
    })
    expect((await list()).uploaded).toEqual(kept)
    const wrong = [
      'own-0123456789abcdef0123-800.webp',
      `${(await list()).uploaded[0]?.key}-640.webp`,
      `${(await list()).uploaded[0]?.key}-800.svg`,
      'own-..%2f..%2fetc-800.webp',
    ]
    for (const file of wrong)
      expect(
        (await world.visitor().raw({ method: 'GET', url: `/img/b/${file}` })).status,
        file,
      ).toBe(404)
  })

  describe('deleting a banner picture', () => {
    const remove = (key: string) => editor.visitor.call('staffDeleteBanner', { params: { key } })
    const offered = async (key: string) => (await list()).uploaded.some((one) => one.key === key)

    it('deletes all its sizes, and records it in the audit log', async () => {
      const {
        body: { banner },
      } = await upload(await picture(1201, 700), 'Old shelf.jpg')
      expect((await remove(banner.key)).status).toBe(200)
      expect(await offered(banner.key)).toBe(false)
      expect((await world.visitor().raw({ method: 'GET', url: banner.src })).status).toBe(404)
      const { rows } = await world.db.execute(
        sql`select (select count(*)::int from banner_rendition where key = ${banner.key}) as left, staff_id, before from audit_entry where action = 'landing.delete_picture' and subject_id = ${banner.key}`,
      )
      expect(rows).toMatchObject([
        { left: 0, staff_id: editor.id, before: { file: 'Old shelf.jpg' } },
      ])
      expect(await remove(banner.key)).toMatchObject({
        status: 404,
        body: { code: 'picture_unknown' },
      })
    })

    it('is refused while pages show it, and names them; drawn pictures can’t be deleted', async () => {
      const {
        body: { banner },
      } = await upload(await picture(1202, 700))
      for (const key of ['dental', 'nephrology'] as const)
        expect(
          (await change(key, { banner_image: banner.key, banner_alt: 'A shelf' })).status,
        ).toBe(200)
      const refused = await remove(banner.key)
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'picture_in_use', detail: { used_on: ['Dental', 'Nephrology'] } },
      })
      for (const key of ['dental', 'nephrology'] as const)
        await change(key, { banner_image: key, banner_alt: '' })
      expect((await remove(banner.key)).status).toBe(200)
      expect((await remove('dental')).status).toBe(404)
    })

    it('is refused while the home page shows it', async () => {
      const {
        body: { banner },
      } = await upload(await picture(1203, 700))
      const params = { kind: 'banner' as const, key: 'clinic' }
      const write = async (image: string, revision: string | null) => {
        const saved = await editor.visitor.call('staffSaveContent', {
          params,
          body: {
            value: {
              kind: 'banner',
              title: 'Our clinic',
              text: '',
              action: 'Look',
              href: '/offers',
              image,
              alt: 'A shelf',
              position: 9,
            },
            revision,
          },
        })
        return editor.visitor.call('staffPublishContent', {
          params,
          body: { from: null, until: null, revision: saved.body.content?.revision ?? '' },
        })
      }
      const { body } = await write(banner.key, null)
      expect(await remove(banner.key)).toMatchObject({
        status: 409,
        body: { detail: { used_on: ['Our clinic'] } },
      })
      await write('dental', body.content.revision)
      expect((await remove(banner.key)).status).toBe(200)
    })

    it('never leaves a page with a missing picture when somebody chooses it at the same moment', async () => {
      for (let round = 0; round < 6; round++) {
        const {
          body: { banner },
        } = await upload(await picture(1210 + round, 700))
        const [chosen, removed] = await Promise.all([
          change('physiotherapy', { banner_image: banner.key, banner_alt: 'A shelf' }),
          remove(banner.key),
        ])
        expect([chosen.status, removed.status].toSorted()).toEqual(
          chosen.status === 200 ? [200, 409] : [200, 400],
        )
        expect((await page('physiotherapy')).banner_image === banner.key).toBe(
          chosen.status === 200,
        )
        await change('physiotherapy', { banner_image: 'physiotherapy', banner_alt: '' })
      }
    })

    it('happens once, and is logged once, for concurrent requests', async () => {
      const {
        body: { banner },
      } = await upload(await picture(1230, 700))
      const replies = await Promise.all(Array.from({ length: 6 }, () => remove(banner.key)))
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404, 404])
      const { rows } = await world.db.execute(
        sql`select 1 from audit_entry where action = 'landing.delete_picture' and subject_id = ${banner.key}`,
      )
      expect(rows).toHaveLength(1)
    })

    it('keeps the picture in all sizes when the audit entry can’t be written', async () => {
      const {
        body: { banner },
      } = await upload(await picture(1231, 700))
      const log = await failWrites(world.db, 'audit_entry')
      expect((await remove(banner.key)).status).toBe(500)
      await log.mend()
      expect(await offered(banner.key)).toBe(true)
      expect((await world.visitor().raw({ method: 'GET', url: banner.src })).status).toBe(200)
      expect((await remove(banner.key)).status).toBe(200)
    })

    it('refuses an invented key', async () => {
      for (const key of ['own-0', '../dental', '%00', "own' or true--", 'x'.repeat(400)])
        expect([400, 404, 414], key).toContain((await remove(encodeURIComponent(key))).status)
    })

    it('requires the permission to change landing pages', async () => {
      const support = await signedInStaff(world, 'support')
      expect(
        (await support.visitor.call('staffDeleteBanner', { params: { key: 'own-0' } })).status,
      ).toBe(403)
    })
  })
})
