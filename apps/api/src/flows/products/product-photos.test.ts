import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { auditOf } from '@upchar/testkit/audit'
import { signedInStaff } from '@upchar/testkit/staff'
import { multipartOf, plainPdf } from '@upchar/testkit/uploads'
import { useWorld } from '@upchar/testkit/world'
import { clearFiles } from '../../modules/files/index.ts'
import { usePhotos } from '../../modules/pictures/index.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { importCatalogue } from '../catalogue-file/index.ts'

const world = useWorld()
const folder = mkdtempSync(path.join(tmpdir(), 'upchar-photos-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
let staff: Awaited<ReturnType<typeof signedInStaff>>
beforeAll(async () => {
  staff = await signedInStaff(world, 'catalogue')
})

type Product = Answer<'staffGetProduct'>['product']
type Photo = Answer<'staffUploadPhoto'>['photo']
const day = 86_400_000

const picture = (
  colour: string,
  [width = 0, height = 0]: readonly number[] = [900, 600],
  format: 'jpeg' | 'webp' = 'jpeg',
) => {
  const drawn = sharp({ create: { width, height, channels: 3, background: colour } })
  return drawn
    .withExif({ IFD0: { Make: 'SecretCamera' } })
    .toFormat(format)
    .toBuffer()
}
const upload = async (bytes: Buffer, name = 'Box front.jpg') => {
  const { status, body } = await staff.visitor.raw({
    method: 'POST',
    url: '/api/staff/photos',
    ...multipartOf(bytes, name),
  })
  return { status, body: body as { photo: Photo; code?: string } }
}
const uploaded = async (...args: Parameters<typeof picture>) =>
  (await upload(await picture(...args))).body.photo
const get = async (id: number) =>
  (await staff.visitor.call('staffGetProduct', { params: { id } })).body.product
const save = (product: Product, facts: Product['facts'], publish = true) =>
  staff.visitor.call('staffSaveProduct', {
    params: { id: product.id },
    body: { facts, version: product.version, publish },
  })
/** A product on sale with two variants at least, as its facts stand. */
async function onSale(): Promise<Product> {
  const { rows } = await world.db.execute<{ id: number }>(sql`
    select g.id from product_group g join variant v on v.group_id = g.id join offer o on o.variant_id = v.id
    where g.active and g.product_class = 'GEN' and not g.lead_only group by g.id
    having count(*) between 2 and 5 and bool_and(v.active and o.active and o.price_paise > 0) order by g.id limit 1`)
  return get(rows[0]?.id ?? 0)
}
const image = async (url: string) => {
  const { status, body, headers } = await world.visitor().raw({ method: 'GET', url })
  return { status, bytes: body, headers }
}
/** The colour in the middle of a picture, and its size and metadata. */
async function seen(url: string) {
  const { status, bytes, headers } = await image(url)
  if (!Buffer.isBuffer(bytes)) return { status }
  const { width, height, exif } = await sharp(bytes).metadata()
  const { data } = await sharp(bytes)
    .extract({ left: width >> 1, top: height >> 1, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = 0] = data
  const colour = red > 200 && green < 60 ? 'red' : green > 100 && red < 60 ? 'green' : 'other'
  return { status, width, height, exif, colour, cache: headers['cache-control'] }
}

describe('photos of goods', () => {
  it('OPS-04 UI-13 replace the drawing everywhere, keep their order, and come back with a version', async () => {
    const product = await onSale()
    const slug = product.href.split('/').at(-1) ?? ''
    const [first, second] = product.facts.variants
    if (first === undefined || second === undefined) throw new Error('one variant only')
    expect((await seen(`/img/p/${slug}/0-300.jpg`)).colour).toBe('other')

    const [red, green] = [await uploaded('#ff0000'), await uploaded('#008000', [700, 900], 'webp')]
    expect(await upload(await picture('#ff0000'))).toMatchObject({
      status: 200,
      body: { photo: { key: red.key } },
    })
    const crop = await staff.visitor.call('staffCropPhoto', {
      params: { key: red.key },
      body: { left: 10, top: 0, right: 40, bottom: 0 },
    })
    expect(crop.status).toBe(200)
    expect(
      (
        await staff.visitor.call('staffCropPhoto', {
          params: { key: red.key },
          body: { left: 45, top: 0, right: 45, bottom: 0 },
        })
      ).body,
    ).toMatchObject({ code: 'picture_too_small' })

    const photos = [
      { key: red.key, alt: 'Box, front' },
      { key: crop.body.photo.key, alt: 'Box, detail' },
    ]
    const saved = await save(product, {
      ...product.facts,
      photos,
      variants: product.facts.variants.map((one) =>
        one.sku === second.sku ? { ...one, photos: [{ key: green.key, alt: 'Size label' }] } : one,
      ),
    })
    expect(saved.status).toBe(200)

    const { body } = await world.visitor().call('getProduct', { params: { slug } })
    expect(body.product.images).toEqual([
      { view: 0, label: 'Box, front', photo: red.key },
      { view: 1, label: 'Box, detail', photo: crop.body.photo.key },
    ])
    const shown = body.product.variants.find(({ sku }) => sku === second.sku)
    expect(shown?.images).toEqual([{ view: 0, label: 'Size label', photo: green.key }])
    // By the product’s name for lists, carts and orders; by its hash, for good, where the page knows it.
    const square = { status: 200, width: 1000, height: 1000, exif: undefined }
    const immutable = 'public, max-age=31536000, immutable'
    expect(await seen(`/img/p/~${red.key}/0-1000.jpg`)).toEqual({
      ...square,
      colour: 'red',
      cache: immutable,
    })
    expect(await seen(`/img/p/${slug}/0-1000.jpg`)).toMatchObject({ ...square, colour: 'red' })
    expect(await seen(`/img/p/${slug}~${first.sku}/0-150.jpg`)).toMatchObject({ colour: 'red' })
    expect(await seen(`/img/p/${slug}~${second.sku}/0-300.jpg`)).toMatchObject({ colour: 'green' })
    expect((await image(`/img/p/${slug}~${first.sku}/0-150.jpg`)).headers['cache-control']).toMatch(
      /max-age=3600/,
    )
    const feed = await world.visitor().call('getMerchantFeed', { query: { part: 1 } })
    const items = feed.body.items.filter((one) => one.slug === slug)
    for (const item of items)
      expect(item.image).toBe(
        `/img/p/~${item.sku_id === second.sku ? green.key : red.key}/0-1000.jpg`,
      )

    // A file of goods leaves them alone, and staff restore an older version with its photos.
    const file = path.join(folder, 'goods.csv')
    writeFileSync(
      file,
      `sku,title,image_url\n${first.sku},"${product.facts.title}",https://files.example/1.jpg\n`,
    )
    const { unknownHeadings } = await importCatalogue(world.db, {
      path: file,
      dryRun: false,
      at: world.clock.now(),
      onProgress: () => undefined,
    })
    expect(unknownHeadings).toEqual([
      'image_url (upload photos in the product editor: addresses are not fetched)',
    ])
    expect((await get(product.id)).facts.photos).toEqual(photos)
    const before = await get(product.id)
    expect((await save(before, { ...before.facts, photos: [] }, false)).status).toBe(200)
    expect((await seen(`/img/p/${slug}~${first.sku}/0-300.jpg`)).colour).toBe('other')
    const { versions } = (
      await staff.visitor.call('staffListProductVersions', { params: { id: product.id } })
    ).body
    expect(versions[0]?.changes).toMatchObject([{ field: 'photos', after: '' }])
    const old = versions.find(({ facts }) => facts.photos.length === 2)
    const now = await get(product.id)
    await save(now, { ...now.facts, photos: old?.facts.photos ?? [] }, false)
    expect((await seen(`/img/p/${slug}/0-300.jpg`)).colour).toBe('red')
    expect(await auditOf(world.db, red.key)).toMatchObject([
      { action: 'goods.photo', by: staff.id },
    ])
  })

  it('OPS-04 deletes what nothing names within a week, and keeps what a product or its history names', async () => {
    const [used, unused] = [await uploaded('#aa0000'), await uploaded('#00aa00')]
    const product = await onSale()
    const before = product.facts.photos
    await save(product, { ...product.facts, photos: [{ key: used.key, alt: 'Box' }] })
    const now = await get(product.id)
    await save(now, { ...now.facts, photos: before })
    world.clock.advance(8 * day)
    await clearFiles(world.context)
    await clearFiles(world.context)
    expect((await image(`/img/p/~${used.key}/0-300.jpg`)).status).toBe(200)
    expect((await image(`/img/p/~${unused.key}/0-300.jpg`)).status).toBe(404)
    staff = await signedInStaff(world, 'catalogue')
    const later = await get(product.id)
    expect(
      (await save(later, { ...later.facts, photos: [{ key: unused.key, alt: 'Box' }] })).body,
    ).toMatchObject({ code: 'product_invalid', fields: [{ field: 'photos' }] })
    // The same file again gets its address back.
    expect((await uploaded('#00aa00')).key).toBe(unused.key)
    expect((await image(`/img/p/~${unused.key}/0-300.jpg`)).status).toBe(200)
  })

  it('OPS-04 keeps a photo that is taken into use while the job deletes old uploads', async () => {
    const { key } = await uploaded('#0000aa')
    world.clock.advance(8 * day)
    const clearing = await inTransaction(world.db, async (tx) => {
      expect(await usePhotos(tx, [key])).toEqual([])
      const job = clearFiles(world.context)
      await expect
        .poll(async () => {
          const { rows } = await world.db.execute(
            sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          )
          return rows.length
        })
        .toBe(1)
      return { job }
    })
    await clearing.job
    expect((await image(`/img/p/~${key}/0-300.jpg`)).status).toBe(200)
    staff = await signedInStaff(world, 'catalogue')
  })

  it('OPS-04 refuses what is no photo, too small, damaged or without words', async () => {
    expect((await upload(plainPdf(), 'box.jpg')).body.code).toBe('file_type_refused')
    expect((await upload(await picture('#ff0000', [299, 400]))).body.code).toBe('picture_too_small')
    const cut = (await picture('#ff0000')).subarray(0, 700)
    expect((await upload(cut)).body.code).toBe('file_damaged')
    const product = await onSale()
    const { key } = await uploaded('#123456')
    expect((await save(product, { ...product.facts, photos: [{ key, alt: '' }] })).status).toBe(400)
  })
})
