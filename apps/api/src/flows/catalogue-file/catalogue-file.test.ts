import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from '../../platform/db/sql.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { workbookOf } from '@upchar/testkit/workbooks'
import { useWorld } from '@upchar/testkit/world'

import { exportCatalogue, importCatalogue } from './index.ts'

describe('importing and exporting a catalogue', () => {
  const world = useWorld()
  const folder = mkdtempSync(path.join(tmpdir(), 'upchar-file-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const at = new Date('2026-11-24T05:30:00Z')
  const file = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  const run = (
    name: string,
    dryRun = false,
    onProgress: (done: number) => void = () => undefined,
  ) => importCatalogue(world.db, { path: path.join(folder, name), dryRun, at, onProgress })
  const count = async (table: string) =>
    (
      await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(table)}`,
      )
    ).rows[0]?.n

  it('reports errors by line and column, and a dry run writes nothing', async () => {
    file(
      'errors.csv',
      'sku,title,price,colour\nX-1,Good row,100,blue\nX-2,,100,\nX-3,Bad price,1.999,\nX-1,Again,50,\n',
    )
    const before = await count('variant')
    const report = await run('errors.csv', true)
    expect(report).toMatchObject({ rows: 4, written: 1, unknownHeadings: ['colour'] })
    expect(report.errors).toEqual([
      { line: 3, column: 'title', message: 'is missing' },
      expect.objectContaining({ line: 4, column: 'price' }),
      expect.objectContaining({ line: 5, column: 'sku' }),
    ])
    expect(await count('variant')).toBe(before)
  })

  it('reads the same goods from a workbook, CSV, a JSON array and JSON lines', async () => {
    const goods = [
      ['sku', 'title', 'price', 'gtin'],
      ['SAME-1', 'Tray', '249.50', '8901234567894'],
      ['SAME-2', 'Cup', '10', ''],
    ]
    const records = goods
      .slice(1)
      .map((row) => Object.fromEntries(row.map((c, i) => [goods[0]?.[i], c])))
    file('same.csv', goods.map((row) => row.join(',')).join('\n'))
    file('same.json', JSON.stringify(records))
    file('same.jsonl', `\ufeff${records.map((one) => JSON.stringify(one)).join('\r\n')}`)
    writeFileSync(path.join(folder, 'same.xlsx'), workbookOf({ sheets: { Goods: goods } }))
    const stored = async () =>
      (
        await world.db.execute(sql`select v.sku, g.title, o.price_paise as price
          from variant v join product_group g on g.id = v.group_id join offer o on o.variant_id = v.id
          where v.sku like 'SAME-%' order by v.sku`)
      ).rows
    for (const name of ['same.csv', 'same.json', 'same.jsonl', 'same.xlsx']) {
      expect(await run(name)).toMatchObject({ rows: 2, written: 2, errors: [], failure: '' })
      expect(await stored()).toMatchObject([
        { sku: 'SAME-1', title: 'Tray', price: 24950 },
        { sku: 'SAME-2', title: 'Cup', price: 1000 },
      ])
    }
  })

  it.each([
    [
      'two headings for one field',
      'twice.csv',
      'sku,title,price,selling price\nWH-1,Tray,1,2\n',
      'The heading line: "price" and "selling price" both mean price: keep one of them.',
    ],
    [
      'an array whose last entry is broken, after more rows than a batch has',
      'late.json',
      `[${Array.from({ length: 600 }, (_, i) => `{"sku":"WH-${i}","title":"Tray"}`).join(',')},{]`,
      'The JSON array is never closed: the file is incomplete.',
    ],
    [
      'a workbook that is broken after more rows than a batch has',
      'late.xlsx',
      workbookOf({
        sheets: {
          Goods: `<row><c t="str"><v>sku</v></c><c t="str"><v>title</v></c></row>${Array.from({ length: 600 }, (_, i) => `<row><c t="str"><v>WH-${i}</v></c><c t="str"><v>Tray</v></c></row>`).join('')}</broken>`,
        },
      }),
      'The workbook is damaged: open it in Excel and save it again as .xlsx.',
    ],
  ])('changes nothing and says one thing for %s', async (_, name, content, failure) => {
    writeFileSync(path.join(folder, name), content)
    const before = await count('variant')
    expect(await run(name)).toMatchObject({ rows: 0, written: 0, errors: [], failure })
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
    const preview = await run('notes.csv', true)
    expect(preview.notes).toEqual([expect.stringContaining('"Shelf that is not there" is new')])
    expect(preview.waiting).toBe(1)
    expect(await run('notes.csv')).toMatchObject({ notes: preview.notes, waiting: 1 })
  })

  const facts = async (like: string) =>
    (
      await world.db.execute<Record<string, unknown>>(sql`
        select v.sku, g.active, g.product_class as class, coalesce(w.reasons, '{}') as reasons
          from variant v join product_group g on g.id = v.group_id left join waiting_product w on w.group_id = g.id
          where v.sku like ${like} order by v.sku`)
    ).rows
  const heading = 'sku,title,price,hsn,category,class,maker,origin,licence,stock,batch,expiry'

  it('refuses controlled medicines and puts on sale only what it knows; the rest waits', async () => {
    file(
      'medicines.csv',
      [
        heading,
        'MED-1,Morphine sulphate injection 10 mg,850,30049099,Pain relief,,M,India,L,50,M1,2028-03-31',
        'MED-2,Alprazolam 0.5 mg tablets,40,3004,Pain relief,DRUG_H1,M,India,L,50,A1,2028-03-31',
        'MED-3,Cefixime 200 mg tablets,90,30042099,Pain relief,,Maker,India,KTK/25/1,50,C1,03/2028',
        'MED-4,Cetzine tablets,30,30049099,Pain relief,,Maker,India,L,50,Z1,2028-03-31',
        'MED-5,Cetzine tablets 20,60,30049099,Pain relief,DRUG_GEN,Maker,India,L,50,,',
        'MED-6,Cetzine tablets 30,60,30049099,Pain relief,DRUG_GEN,Maker,India,L,50,Z2,2026-01-31',
        'MED-7,Cetzine tablets 40,60,30049099,Pain relief,GEN,Maker,India,L,50,Z2,2028-03-31',
        'MED-8,Ringer lactate 500 ml,60,30049099,Ringer Lactate,,Maker,India,L,50,R1,2028-03-31',
        'MED-9,Ringer lactate 100 ml,60,30049099,Ringer Lactate,,,,,50,R1,',
        '',
      ].join('\n'),
    )
    const report = await run('medicines.csv')
    expect(report).toMatchObject({ rows: 9, written: 6, waiting: 4 })
    expect(report.errors.map(({ line, column }) => [line, column])).toEqual([
      [2, 'title'],
      [3, 'title'],
      [7, 'expiry'],
    ])
    expect(await facts('MED-%')).toEqual([
      { sku: 'MED-3', active: true, class: 'DRUG_H1', reasons: [] },
      { sku: 'MED-4', active: false, class: '', reasons: ['class_unknown'] },
      { sku: 'MED-5', active: false, class: 'DRUG_GEN', reasons: ['batch_missing'] },
      { sku: 'MED-7', active: false, class: 'GEN', reasons: ['class_doubtful'] },
      { sku: 'MED-8', active: true, class: 'DRUG_H', reasons: [] },
      {
        sku: 'MED-9',
        active: false,
        class: 'DRUG_H',
        reasons: ['maker_missing', 'origin_missing', 'licence_missing', 'batch_missing'],
      },
    ])
  })

  it('never takes the brand for the maker, India for the origin or 18 % for the rate', async () => {
    file(
      'missing.csv',
      [
        'sku,title,brand,price,hsn,class,maker,origin,importer,licence,stock',
        'MIS-1,Exam gloves box,Zeta,100,40151200,,,,,,5',
        'MIS-2,Gizmo,Zeta,100,90189099,,Zeta Ltd,China,,,5',
        'MIS-3,Tray,Zeta,100,,,Zeta Ltd,India,,,5',
        'MIS-4,Thing of an odd chapter,Zeta,100,98989898,GEN,Zeta Ltd,India,,,5',
        'MIS-5,Digital BP monitor,Zeta,100,90189019,,Zeta Ltd,Japan,Ind Imports,IMP/MD/2024/1,5',
        '',
      ].join('\n'),
    )
    expect(await run('missing.csv')).toMatchObject({ written: 5, waiting: 4, errors: [] })
    expect(
      (await facts('MIS-%')).map(({ sku, active, reasons }) => [sku, active, reasons]),
    ).toEqual([
      ['MIS-1', false, ['maker_missing', 'origin_missing', 'licence_missing']],
      ['MIS-2', false, ['class_unknown', 'importer_missing']],
      ['MIS-3', false, ['class_unknown', 'hsn_missing']],
      ['MIS-4', false, ['rate_missing']],
      ['MIS-5', true, []],
    ])
  })

  it('shows and sells nothing that waits, anywhere', async () => {
    file('gizmo.csv', 'sku,title,price,hsn,stock\nGIZ-1,Zyxomat gizmo,100,90189099,5\n')
    expect(await run('gizmo.csv')).toMatchObject({ written: 1, waiting: 1 })
    const visitor = world.visitor()
    const { rows } = await world.db.execute<{ slug: string }>(
      sql`select g.slug from variant v join product_group g on g.id = v.group_id where v.sku = 'GIZ-1'`,
    )
    const slug = rows[0]?.slug ?? ''
    const search = await visitor.call('listProducts', { query: { search: 'zyxomat' } })
    expect(search.body.products.map(({ sku }) => sku)).not.toContain('GIZ-1')
    expect((await visitor.call('getProduct', { params: { slug } })).status).toBe(404)
    const added = await visitor.call('updateGuestCart', {
      body: { type: 'ADD', product: { sku_id: 'GIZ-1', quantity: 1 }, pincode: '400001' },
    })
    expect(added.status).toBeGreaterThanOrEqual(400)
    for (const table of ['product_read', 'search_code'])
      expect(
        (
          await world.db.execute(
            sql`select 1 from ${sql.identifier(table)} x where x::text ilike '%GIZ-1%' or x::text ilike '%zyxomat%'`,
          )
        ).rows,
      ).toEqual([])
    file(
      'gizmo2.csv',
      'sku,title,price,hsn,stock,class,maker,origin,licence\ngiz-1,Zyxomat gizmo,100,90189099,5,A,Zyx,India,REG/1\n',
    )
    expect(await run('gizmo2.csv')).toMatchObject({ written: 1, waiting: 0 })
    // The index in memory follows a moment later.
    const found = async () =>
      (await visitor.call('listProducts', { query: { search: 'zyxomat' } })).body.products
    await expect.poll(async () => (await found()).map(({ sku }) => sku)).toContain('GIZ-1')
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

  it('reports a row with more cells than the heading, as an unquoted comma makes', async () => {
    file('comma.csv', 'sku,title,price\nCO-1,Gloves, M,100\nCO-2,Tray,100,,\nCO-3,Cup\n')
    expect(await run('comma.csv')).toMatchObject({
      rows: 3,
      written: 2,
      errors: [
        {
          line: 2,
          column: 'row',
          message: 'has 4 cells, the heading has 3: put a text with "," in it between quotes',
        },
      ],
    })
    expect(await titles('CO-%')).toEqual([
      ['CO-2', 'Tray'],
      ['CO-3', 'Cup'],
    ])
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
      run('long.jsonl', false, (done) => {
        if (done >= 500) throw new Error('power cut')
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

  const titles = async (like: string) =>
    (
      await world.db.execute<{ sku: string; title: string }>(
        sql`select v.sku, g.title from variant v join product_group g on g.id = v.group_id where v.sku like ${like} order by v.sku`,
      )
    ).rows.map((row) => [row.sku, row.title])

  it('reads inches, quoted lines, a byte order mark and semicolons', async () => {
    file(
      'inch.csv',
      '\ufeffsku;title;price\r\nIN-1;Tray 12" steel;100\r\nIN-2;"Bowl ""deep"", 6"" wide";100\r\nIN-3;"Two\nlines";100\r\n',
    )
    expect(await run('inch.csv')).toMatchObject({
      rows: 3,
      written: 3,
      errors: [],
      unknownHeadings: [],
    })
    expect(await titles('IN-%')).toEqual([
      ['IN-1', 'Tray 12" steel'],
      ['IN-2', 'Bowl "deep", 6" wide'],
      ['IN-3', 'Two\nlines'],
    ])
  })

  it('reports where an unclosed quote begins, and imports the rows before it', async () => {
    file('open.csv', 'sku,title,price\nOP-1,Tray,100\nOP-2,"Bowl,100\nOP-3,Cup,100\n')
    expect(await run('open.csv')).toMatchObject({
      written: 1,
      errors: [{ line: 3, column: 'row', message: expect.stringContaining('never closed') }],
    })
    expect(await titles('OP-%')).toEqual([['OP-1', 'Tray']])
  })

  it('leaves the shop unchanged when a file has invalid UTF-8', async () => {
    writeFileSync(
      path.join(folder, 'bytes.csv'),
      Buffer.concat([
        Buffer.from('sku,title,price\nBY-1,Tray,100\nBY-2,Cr'),
        Buffer.from([0xe8, 0x00]),
        Buffer.from('me,100\nBY-3,Cup,100\n'),
      ]),
    )
    expect(await run('bytes.csv')).toMatchObject({
      rows: 3,
      written: 2,
      errors: [{ line: 3, column: 'title' }],
    })
    expect(await titles('BY-%')).toEqual([
      ['BY-1', 'Tray'],
      ['BY-3', 'Cup'],
    ])
  })

  /** Columns and values that leave nothing for staff to settle. */
  const settled = 'class,maker,country_of_origin'
  const ours = 'GEN,Own Works LLP,India'

  it('CART-23 taxes a box of cheap masks by the price of one mask', async () => {
    file(
      'masks.csv',
      `sku,title,price,hsn,pack_size,${settled}\nMA-1,Box of 50 pouches,300,63079090,50,${ours}\nMA-2,Reusable pouch,2700,63079090,1,${ours}\n`,
    )
    expect((await run('masks.csv')).errors).toEqual([])
    expect(
      (
        await world.db.execute(
          sql`select v.sku, (r.card::json->>'gst_rate')::int as rate from variant v join product_read r on r.group_id = v.group_id where sku like 'MA-%' order by v.sku`,
        )
      ).rows,
    ).toEqual([
      { sku: 'MA-1', rate: 5 },
      { sku: 'MA-2', rate: 18 },
    ])
  })

  it('uses the GST rate of the current day in India, from its first minute', async () => {
    await world.db.execute(
      sql`insert into gst_rate (hsn_prefix, rate_bp, valid_from, valid_to, source) values ('9999', 500, '2026-01-01', '2026-12-31', 'test'), ('9999', 1800, '2027-01-01', null, 'test')`,
    )
    const rateAt = async (sku: string, iso: string) => {
      file(`${sku}.csv`, `sku,title,price,hsn,${settled}\n${sku},Tray,100,9999,${ours}\n`)
      await importCatalogue(world.db, {
        path: path.join(folder, `${sku}.csv`),
        dryRun: false,
        at: new Date(iso),
        onProgress: () => undefined,
      })
      return (
        await world.db.execute<{ rate: number }>(
          sql`select (r.card::json->>'gst_rate')::int as rate from variant v join product_read r on r.group_id = v.group_id where v.sku = ${sku}`,
        )
      ).rows[0]?.rate
    }
    expect(await rateAt('DAY-1', '2026-12-31T18:29:59Z')).toBe(5)
    expect(await rateAt('DAY-2', '2026-12-31T18:30:00Z')).toBe(18)
  })

  it('CART-23 takes the table’s rate where gst_rate is blank or agrees, keeps one that differs, and assumes none', async () => {
    file(
      'rates.csv',
      [
        'RA-1,Cloth pouch,10,,63079090',
        'RA-2,Two cloth pouches,100,5,63079090',
        'RA-3,Steel trolley,9000,,94029010',
        'RA-4,Plastic tray,200,5,39269099',
        'RA-5,Thing,200,,87654321',
        'RA-6,Other thing,200,18,87654321',
      ].reduce(
        (text, row) => `${text}${row},${ours}\n`,
        `sku,title,price,gst_rate,hsn,${settled}\n`,
      ),
    )
    const report = await run('rates.csv')
    expect(report.errors).toEqual([])
    expect(report.notes).toEqual(
      expect.arrayContaining([
        'HSN 39269099 is taxed at 18 % by the tax table; the file states 5 %, which applies from today.',
      ]),
    )
    const { rows } = await world.db.execute(
      sql`select v.sku, o.gst_bp as stated, (r.card::json->>'gst_rate')::int as rate, w.reasons from variant v join offer o on o.variant_id = v.id
        left join product_read r on r.group_id = v.group_id left join waiting_product w on w.group_id = v.group_id
        where v.sku like 'RA-%' order by v.sku`,
    )
    expect(rows).toEqual([
      { sku: 'RA-1', stated: null, rate: 5, reasons: null },
      { sku: 'RA-2', stated: null, rate: 5, reasons: null },
      { sku: 'RA-3', stated: null, rate: 18, reasons: null },
      { sku: 'RA-4', stated: 500, rate: 5, reasons: null },
      { sku: 'RA-5', stated: null, rate: null, reasons: ['rate_missing'] },
      { sku: 'RA-6', stated: 1800, rate: 18, reasons: null },
    ])
  })

  it('escapes formulas for spreadsheets and reads each text back unchanged', async () => {
    const texts = [
      '=HYPERLINK("http://evil.example";"Tray")',
      '+91 tray',
      '-5 C freezer',
      '@tray',
      "'=1+1",
      "'quoted' tray",
      'Tray = good',
    ]
    file(
      'formula.jsonl',
      texts
        .map((title, i) =>
          JSON.stringify({
            sku: `FO-${i}`,
            title,
            brand: '=cmd|calc',
            price: 10,
            attributes: { '=Size': '=1; 2 | 3' },
          }),
        )
        .join('\n'),
    )
    expect((await run('formula.jsonl')).errors).toEqual([])
    const target = path.join(folder, 'formula.csv')
    await exportCatalogue(world.db, target, () => undefined)
    const rows: string[][] = parse(readFileSync(target, 'utf8'))
    expect(
      rows
        .slice(1)
        .flat()
        .filter((cell) => /^[=+\-@\t\r]/.test(cell)),
    ).toEqual([])
    const before = await titles('FO-%')
    expect(before.map(([, title]) => title)).toEqual(texts)
    expect(await run('formula.csv')).toMatchObject({ errors: [] })
    expect(await titles('FO-%')).toEqual(before)
    const { rows: kept } = await world.db.execute<{ brand: string; display: string }>(
      sql`select b.name as brand, v.attributes->'size'->>'display' as display from variant v join product_group g on g.id = v.group_id join brand b on b.id = g.brand_id where v.sku = 'FO-0'`,
    )
    expect(kept).toEqual([{ brand: '=cmd|calc', display: '=1; 2 | 3' }])
  })

  it('exports a file that imports without changes', async () => {
    const target = path.join(folder, 'out.csv')
    const exported = await exportCatalogue(world.db, target, () => undefined)
    const { rows: onSale } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from variant v join product_group g on g.id = v.group_id where g.active`,
    )
    expect(exported).toBe(onSale[0]?.n)
    expect(readFileSync(target, 'utf8').split('\n')[0]).toBe(
      'sku,title,brand,part_number,gtin,category,class,schedule,licence,maker,maker_address,importer,importer_address,attributes,description,price,mrp,gst_rate,hsn,stock,batch,expiry,seller,warehouse,moq,max_oq,pack_size,pack_unit,country_of_origin',
    )
    const facts = () =>
      world.db
        .execute(
          sql`select v.sku, g.attributes as "group", v.attributes as own from variant v join product_group g on g.id = v.group_id order by v.sku`,
        )
        .then(({ rows }) => rows)
    const [text, before] = [readFileSync(target, 'utf8'), await facts()]
    expect(await run('out.csv')).toMatchObject({
      errors: [],
      warnings: [],
      notes: [],
      waiting: 0,
      written: exported,
    })
    expect(await facts()).toEqual(before)
    await exportCatalogue(world.db, target, () => undefined)
    expect(readFileSync(target, 'utf8')).toBe(text)
  })
})
