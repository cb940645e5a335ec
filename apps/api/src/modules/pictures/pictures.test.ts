import { announceChange } from '../../platform/db/changes.ts'
import { sql } from '../../platform/db/sql.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useWorld } from '@upchar/testkit/world'
import { readFileName, sizes } from './picture-sizes.ts'

describe('picture sizes', () => {
  it('UI-13 accepts the specified widths only', () => {
    expect(readFileName('p', '0-150.avif')).toMatchObject({ width: 150, quality: 60, view: 0 })
    expect(readFileName('p', '2-800.webp')).toMatchObject({ width: 800, quality: 75, view: 2 })
    expect(readFileName('p', '0-1000.jpg')).toMatchObject({ width: 1000, quality: 75 })
    expect(readFileName('c', '128.avif')).toMatchObject({ width: 128, quality: 80 })
    expect(readFileName('b', '2000.webp')).toMatchObject({ width: 2000, quality: 80 })
    for (const bad of [
      '0-151.avif',
      '4-150.avif',
      '150.avif',
      '0-150.png',
      '0-150.avif.exe',
      '../0-150.avif',
      '0-99999.jpg',
    ])
      expect(readFileName('p', bad)).toBeUndefined()
    expect(Object.keys(sizes.p)).toEqual(['150', '300', '800', '1000'])
  })
})

describe('pictures over HTTP', () => {
  const world = useWorld({ UPCHAR_DATA_DIR: `/tmp/upchar-pictures-test-${process.pid}` })
  const get = async (url: string) => world.visitor().raw({ method: 'GET', url })

  it('UI-13 draws a product in each format at the requested width', async () => {
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select slug from product_group order by id limit 1`,
    )
    for (const format of ['avif', 'webp', 'jpg']) {
      const reply = await get(`/img/p/${rows[0]?.slug}/0-300.${format}`)
      expect(reply.status).toBe(200)
      const body = reply.body
      expect(Buffer.isBuffer(body) && body.length).toBeGreaterThan(1000)
      if (Buffer.isBuffer(body)) expect((await sharp(body).metadata()).width).toBe(300)
    }
  })

  it('draws each variant in its colour and size, and a deleted one as its product', async () => {
    const { rows } = await world.db.execute<{ slug: string; sku: string }>(sql`
      select g.slug, v.sku from product_group g join variant v on v.group_id = g.id where g.family_key = 'stethoscope' and g.id = (select min(id) from product_group where family_key = 'stethoscope') order by v.position`)
    const slug = rows[0]?.slug
    const pictures = await Promise.all(
      rows.map(async ({ sku }) => (await get(`/img/p/${slug}~${sku}/0-300.jpg`)).body),
    )
    const means = await Promise.all(
      pictures.map(async (body) =>
        Buffer.isBuffer(body)
          ? (await sharp(body).stats()).channels.map(({ mean }) => Math.round(mean)).join()
          : '',
      ),
    )
    expect(new Set(means).size).toBe(rows.length)
    expect((await get(`/img/p/${slug}/0-300.jpg`)).body).toEqual(pictures[0])
    const { rows: others } = await world.db.execute<{ sku: string }>(
      sql`select v.sku from variant v join product_group g on g.id = v.group_id where g.slug <> ${slug} limit 1`,
    )
    for (const sku of [others[0]?.sku, 'nothing'])
      expect((await get(`/img/p/${slug}~${sku}/0-300.jpg`)).body).toEqual(pictures[0])
  })

  it('is revalidated after an hour, with 304 while the drawing is unchanged', async () => {
    const first = await get('/img/c/dental-128.webp')
    expect(first.headers['cache-control']).toContain('max-age=3600')
    const tag = String(first.headers['etag'])
    const again = await world
      .visitor()
      .raw({ method: 'GET', url: '/img/c/dental-128.webp', headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers['content-type']).toBeUndefined()
    expect((await get('/img/c/dental-256.webp')).headers['etag']).not.toBe(tag)
  })

  it('is another one once the product has changed', async () => {
    const { rows } = await world.db.execute<{ id: number; slug: string }>(
      sql`select id, slug from product_group order by id limit 1`,
    )
    const tag = async () => (await get(`/img/p/${rows[0]?.slug}/0-150.webp`)).headers['etag']
    const before = await tag()
    expect(await tag()).toBe(before)
    await world.db.execute(
      sql`update variant set option_label = 'Anew' where group_id = ${rows[0]?.id}`,
    )
    await announceChange(world.db)
    await expect.poll(tag).not.toBe(before)
  })

  it('UI-13 draws category tiles and banners', async () => {
    expect((await get('/img/c/dental-128.webp')).status).toBe(200)
    expect((await get('/img/b/shop-800.webp')).status).toBe(200)
  })

  it('answers 404 to unknown products, keys and sizes', async () => {
    for (const url of [
      '/img/p/no-such-product/0-150.avif',
      '/img/c/nonsense-128.avif',
      '/img/b/shop-640.avif',
      '/img/c/dental-129.webp',
      '/img/p/%2e%2e%2fetc/0-150.avif',
    ]) {
      const { status, headers } = await get(url)
      // It may be there soon.
      expect({ status, kept: headers['cache-control'] }, url).toEqual({
        status: 404,
        kept: 'public, max-age=60',
      })
    }
  })
})
