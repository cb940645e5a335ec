import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { useWorld } from '@upchar/testkit/world'

describe('importing a catalogue', () => {
  const world = useWorld()
  const { file, run, count } = useCatalogueFiles(world)

  it('reports errors by line and column, and a dry run writes nothing', async () => {
    file(
      'errors.csv',
      'sku,title,price,colour\nX-1,Good row,100,blue\nX-2,,100,\nX-3,Bad price,1.999,\nX-1,Again,50,\n',
    )
    const before = await count('variant')
    const report = await run('errors.csv', { dryRun: true })
    expect(report).toMatchObject({ rows: 4, written: 1, unknownHeadings: ['colour'] })
    expect(report.errors).toEqual([
      { line: 3, column: 'title', message: 'is missing' },
      expect.objectContaining({ line: 4, column: 'price' }),
      expect.objectContaining({ line: 5, column: 'sku' }),
    ])
    expect(await count('variant')).toBe(before)
  })

  it('makes imported products searchable, listed and buyable at once', async () => {
    file(
      'own.csv',
      'sku,title,brand,part_number,gtin,category,class,maker,origin,licence,attributes,description,price,mrp,gst_rate,hsn,stock\nQZ-77,Quokka retractor self-retaining,Quokkamed,QR-778-B,8901234567890;96385074,Retractors,DEV_A,Quokkamed Instruments LLP,India,REG/A/77,Length: 18 cm,Self-retaining retractor in stainless steel.,1499,1800,5,90189099,25\n',
    )
    expect(await run('own.csv')).toMatchObject({ rows: 1, written: 1, waiting: 0, errors: [] })
    const found = await world
      .visitor()
      .call('listProducts', { query: { search: 'quokka retractor' } })
    expect(found.body.products[0]).toMatchObject({
      title: 'Quokka retractor self-retaining',
      price_gst: 1499,
      mrp: 1800,
    })
    expect(
      (await world.visitor().call('listProducts', { query: { search: 'QR778B' } })).body.products[0]
        ?.sku,
    ).toBe('QZ-77')
    const added = await world.visitor().call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: 'QZ-77', quantity: 2 }, pincode: '400001' },
    })
    expect(added.body.cart.total).toBe(2998)
  })

  it('leads to a product by each of its bar codes, searched or typed', async () => {
    file(
      'codes.csv',
      'sku,title,category,class,maker,origin,licence,gtin,price,hsn\nBC-1,Jabberwock spreader,Retractors,DEV_A,Own LLP,India,REG/A/1,8901777222331;41122334;4006381772211,100,90189099\n',
    )
    expect(await run('codes.csv')).toMatchObject({ waiting: 0, errors: [], warnings: [] })
    for (const search of ['8901777222331', '41122334', '4006381772211', '4 006381 772211']) {
      // The index in memory follows an import, at the latest when it has rested after a rebuild.
      await expect
        .poll(async () => {
          const { body } = await world.visitor().call('listProducts', { query: { search } })
          return body.products.map(({ sku }) => sku)
        })
        .toEqual(['BC-1'])
      const typed = await world.visitor().call('suggest', { query: { text: search } })
      expect(typed.body.products.map(({ title }) => title)).toEqual(['Jabberwock spreader'])
    }
  })

  it('stores attributes under the keys of the product’s family', async () => {
    const {
      rows: [family],
    } = await world.db.execute<{
      name: string
      key: string
      label: string
    }>(sql`select f.name, a->>'key' as key, a->>'label' as label from family f, jsonb_array_elements(f.attributes) a
      where lower(a->>'key') <> lower(a->>'label') order by f.key limit 1`)
    if (family === undefined)
      throw new Error('no family calls an attribute by other words than its key')
    file(
      'keys.jsonl',
      `${JSON.stringify({ sku: 'KEY-1', title: 'Keyed thing', price: 10, category: family.name, attributes: { [family.label.toUpperCase()]: 'Seven', 'Own word': 'Eight' } })}\n`,
    )
    expect((await run('keys.jsonl')).errors).toEqual([])
    const own = async () =>
      (await world.db.execute(sql`select attributes from variant where sku = 'KEY-1'`)).rows[0]
    expect(await own()).toEqual({
      attributes: {
        [family.key]: { value: 'Seven', display: 'Seven' },
        'own-word': { value: 'Eight', display: 'Eight' },
      },
    })
  })

  it('reports in a dry run what a real run would decide', async () => {
    file('notes.csv', 'sku,title,price,category\nNO-1,Tray,100,Shelf that is not there\n')
    const preview = await run('notes.csv', { dryRun: true })
    expect(preview.notes).toEqual([expect.stringContaining('"Shelf that is not there" is new')])
    expect(preview.waiting).toBe(1)
    expect(await run('notes.csv')).toMatchObject({ notes: preview.notes, waiting: 1 })
  })

  it('books stock for the seller and warehouse that a row names, and refuses unknown ones', async () => {
    const { rows: places } = await world.db.execute<{ gstin: string; warehouse: string }>(sql`
      select s.gstin, w.name as warehouse from seller s join warehouse w on w.seller_id = s.id order by w.id desc limit 1`)
    const [place] = places
    file(
      'places.csv',
      [
        'sku,title,price,hsn,stock,seller,warehouse',
        `PL-1,Kidney tray,100,73249000,7,${place?.gstin},${place?.warehouse}`,
        'PL-2,Kidney tray,100,73249000,7,Nobody Ltd,',
        `PL-3,Kidney tray,100,73249000,7,${place?.gstin},Moon base`,
        '',
      ].join('\n'),
    )
    expect((await run('places.csv')).errors).toMatchObject([
      { line: 3, column: 'seller' },
      { line: 4, column: 'warehouse' },
    ])
    expect(
      (
        await world.db
          .execute(sql`select s.gstin, w.name as warehouse, l.on_hand as stock from lot l
          join warehouse w on w.id = l.warehouse_id join offer o on o.id = l.offer_id join seller s on s.id = o.seller_id
          join variant v on v.id = o.variant_id where v.sku = 'PL-1'`)
      ).rows,
    ).toEqual([{ ...place, stock: 7 }])
  })

  it('renames no shelf, and keeps the name of a category in Devanagari', async () => {
    const shelves = async () =>
      (await world.db.execute<{ slug: string; name: string }>(sql`select slug, name from category`))
        .rows
    const before = await shelves()
    const shelf = before.find(({ name }) => /[a-z]/.test(name))
    file(
      'shelves.csv',
      `sku,title,price,category\nSH-1,Tray,100,${(shelf?.name ?? '').toUpperCase()}\nSH-2,Tray two,100,पट्टियाँ\n`,
    )
    expect((await run('shelves.csv')).errors).toEqual([])
    const after = await shelves()
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after.map(({ name }) => name)).toContain('पट्टियाँ')
  })

  it('is idempotent by SKU: importing a file again moves no stock and adds no row', async () => {
    const before = [
      await count('variant'),
      await count('product_group'),
      await count('stock_movement'),
      await count('lot'),
    ]
    expect(await run('own.csv')).toMatchObject({ written: 1 })
    expect([
      await count('variant'),
      await count('product_group'),
      await count('stock_movement'),
      await count('lot'),
    ]).toEqual(before)
    file('own2.csv', 'sku,title,price,mrp,stock\nQZ-77,Quokka retractor 18 cm,1399,1800,30\n')
    await run('own2.csv')
    const { rows } = await world.db.execute<{
      price: number
      stock: number
      moved: number
    }>(sql`select o.price_paise as price, (select sum(on_hand)::int from lot where offer_id = o.id) as stock,
      (select sum(m.quantity)::int from stock_movement m join lot l on l.id = m.lot_id where l.offer_id = o.id) as moved from variant v join offer o on o.variant_id = v.id where sku = 'QZ-77'`)
    expect(rows[0]).toEqual({ price: 139900, stock: 30, moved: 30 })
  })

  it('resumes an interrupted run', async () => {
    file(
      'long.jsonl',
      Array.from(
        { length: 1200 },
        (_, i) =>
          `${JSON.stringify({ sku: `LONG-${i}`, title: `Test tube brush number ${i}`, price: 10 + i, stock: 5 })}\n`,
      ).join(''),
    )
    await expect(
      run('long.jsonl', {
        onProgress: (done) => {
          if (done >= 500) throw new Error('power cut')
        },
      }),
    ).rejects.toThrow('power cut')
    const report = await run('long.jsonl')
    expect(report.resumedAfter).toBe(500)
    expect(report).toMatchObject({ rows: 1200, written: 700, errors: [] })
    const { rows } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from variant where sku like 'LONG-%'`,
    )
    expect(rows[0]?.n).toBe(1200)
  })
})
