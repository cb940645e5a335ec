import { sql } from '../../platform/db/sql.ts'
import { describe, expect, it } from 'vitest'
import { useCatalogueFiles } from '@upchar/testkit/catalogue-files'
import { workbookOf } from '@upchar/testkit/workbooks'
import { useWorld } from '@upchar/testkit/world'

describe('the text of a catalogue file', () => {
  const world = useWorld()
  const { file, run, count, titles } = useCatalogueFiles(world)

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
    file('same.xlsx', workbookOf({ sheets: { Goods: goods } }))
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
    file(name, content)
    const before = await count('variant')
    expect(await run(name)).toMatchObject({ rows: 0, written: 0, errors: [], failure })
    expect(await count('variant')).toBe(before)
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
    file(
      'bytes.csv',
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
})
