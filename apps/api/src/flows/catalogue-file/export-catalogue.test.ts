import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { useWorld } from '@upchar/testkit/world'
import { exportCatalogue } from './index.ts'

describe('exporting a catalogue', () => {
  const world = useWorld()
  const { at, file, run, titles } = useCatalogueFiles(world)

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
            // Only goods on sale are exported.
            hsn: '63079090',
            class: 'GEN',
            maker: 'Own Works LLP',
            country_of_origin: 'India',
            attributes: { '=Size': '=1; 2 | 3' },
          }),
        )
        .join('\n'),
    )
    expect(await run('formula.jsonl')).toMatchObject({ waiting: 0, errors: [] })
    const target = at('formula.csv')
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
    // The whole file is imported below.
    const [first = '', ...lines] = readFileSync(target, 'utf8').split('\n')
    file('formula.csv', [first, ...lines.filter((line) => line.startsWith('FO-'))].join('\n'))
    expect(await run('formula.csv')).toMatchObject({ written: texts.length, errors: [] })
    expect(await titles('FO-%')).toEqual(before)
    const { rows: kept } = await world.db.execute<{ brand: string; display: string }>(
      sql`select b.name as brand, v.attributes->'size'->>'display' as display from variant v join product_group g on g.id = v.group_id join brand b on b.id = g.brand_id where v.sku = 'FO-0'`,
    )
    expect(kept).toEqual([{ brand: '=cmd|calc', display: '=1; 2 | 3' }])
  })

  it('exports a file that imports without changes', async () => {
    const target = at('out.csv')
    const exported = await exportCatalogue(world.db, target, () => undefined)
    const { rows: onSale } = await world.db.execute<{ n: number }>(
      sql`select count(*)::int as n from variant v join product_group g on g.id = v.group_id where g.active`,
    )
    expect(exported).toBe(onSale[0]?.n)
    expect(readFileSync(target, 'utf8').split('\n')[0]).toBe(
      'sku,title,brand,part_number,gtin,category,class,schedule,licence,maker,maker_address,importer,importer_address,attributes,description,price,mrp,gst_rate,hsn,stock,batch,expiry,seller,warehouse,moq,max_oq,pack_size,pack_unit,country_of_origin,on_sale',
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
