import { describe, expect, it } from 'vitest'
import { cup, tray, useReading } from '@upchar/testkit/catalogue-reading'
import { workbookOf, zipOf } from '@upchar/testkit/workbooks'
import { usualLimits } from './limits.ts'

const { read, rowsOf } = useReading()

describe('a workbook', () => {
  const heads = ['sku', 'title']
  const goods = [heads, ['T-1', 'Tray'], ['C-1', 'Cup']]

  it('gives its rows by their numbers, whatever the name of the file', async () => {
    const workbook = workbookOf({ sheets: { Goods: goods } })
    const expected = { rows: { 2: tray, 3: cup }, unknown: [], notes: [] }
    expect(await read('goods.xlsx', workbook)).toEqual(expected)
    expect(await read('goods.csv', workbook)).toEqual(expected)
  })

  it('reads shared and formatted texts, formulas, gaps and prefixes as Excel writes them', async () => {
    const sheets = {
      Goods: `<row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3" t="s"><v>1</v></c><c r="D3" t="s"><v>2</v></c><c r="F3" t="inlineStr"><is><t>colour</t></is></c></row>
        <row r="4"/><row r="7"><c r="B7" t="s"><v>3</v></c><c r="A7" t="str"><f>"T-"&amp;1</f><v>T-1</v></c><c r="D7"><f>1/0</f></c><c r="E7" t="inlineStr"><is><t>mine</t></is></c></row>`,
    }
    const strings =
      '<si><t>SKU</t></si><si><t xml:space="preserve"> Title </t></si><si><t>Price</t></si>' +
      '<si><r><rPr><b/></rPr><t>Tray &lt;12&quot; </t></r><r><t>x 8_x000A_steel</t></r><rPh sb="0"><t>torei</t></rPh></si>'
    expect(await read('excel.xlsx', workbookOf({ sheets, strings }))).toEqual({
      rows: { 7: { sku: 'T-1', title: 'Tray <12" x 8\nsteel', price: '' } },
      unknown: ['colour', 'column E, which has no heading'],
      notes: [],
    })
    const prefixed = zipOf({
      'xl/workbook.xml':
        '<x:workbook xmlns:x="m" xmlns:q="o"><x:sheets><x:sheet name="G" sheetId="1" q:id="a"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="a" Type="o/worksheet" Target="./worksheets/s.xml"/></Relationships>',
      'xl/worksheets/s.xml':
        '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>sku</x:t></x:is></x:c><x:c t="inlineStr"><x:is><x:t>title</x:t></x:is></x:c></x:row><x:row><x:c t="str"><x:v>T-1</x:v></x:c><x:c t="str"><x:v>Tray</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    })
    expect(await rowsOf('prefixed.xlsx', prefixed)).toEqual({ 2: tray })
  })

  // Styles: 0 General, 1 percent, 2 day, 3 month, 4 eight digits, 5 own day, 6 own month, 7 rupees, 8 fourteen digits.
  const formats = [
    0,
    9,
    14,
    17,
    '00000000',
    'dd\\-mmm\\-yyyy;@',
    '[$-409]mmm\\-yy;@',
    '[$₹-4009] #,##0.00" per day"',
    '00000000000000',
  ]
  const cell = async (column: string, xml: string, properties = '') => {
    const sheets = {
      Goods: `<row r="1"><c r="A1" t="str"><v>sku</v></c><c r="B1" t="str"><v>title</v></c><c r="C1" t="str"><v>${column}</v></c></row>
        <row r="2"><c r="A2" t="str"><v>T-1</v></c><c r="B2" t="str"><v>Tray</v></c>${xml}</row>`,
    }
    const found = await rowsOf('cell.xlsx', workbookOf({ sheets, formats, properties }))
    if (typeof found === 'string') return found
    const row: unknown = found[2]
    return typeof row === 'object' && row !== null ? Object.entries(row)[2]?.[1] : row
  }

  it.each([
    ['gtin', '<c r="C2"><v>8901234567894</v></c>', '8901234567894'],
    ['gtin', '<c r="C2"><v>8.901234567894E12</v></c>', '8901234567894'],
    ['gtin', '<c r="C2"><v>1.8901234567891E+13</v></c>', '18901234567891'],
    ['gtin', '<c r="C2" s="8"><v>36000291452</v></c>', '00036000291452'],
    ['hsn', '<c r="C2"><v>90189099</v></c>', '90189099'],
    ['hsn', '<c r="C2" s="4"><v>4011000</v></c>', '04011000'],
    ['batch', '<c r="C2"><v>123456789012345</v></c>', '123456789012345'],
    ['sku_of_maker', '<c r="C2"><v>1</v></c>', undefined],
    ['price', '<c r="C2"><v>249.5</v></c>', '249.5'],
    ['price', '<c r="C2" s="7"><v>117.99999999999999</v></c>', '118'],
    ['price', '<c r="C2"><v>1.1000000000000001</v></c>', '1.1'],
    ['price', '<c r="C2"><v>1E-7</v></c>', '0.0000001'],
    ['price', '<c r="C2"><v>0</v></c>', '0'],
    ['gst_rate', '<c r="C2" s="1"><v>0.18</v></c>', '18%'],
    ['gst_rate', '<c r="C2" s="1"><v>0.07</v></c>', '7%'],
    ['gst_rate', '<c r="C2"><v>5</v></c>', '5'],
    ['expiry', '<c r="C2" s="2"><v>46843</v></c>', '2028-03-31'],
    ['expiry', '<c r="C2" s="5"><v>46843.75</v></c>', '2028-03-31'],
    ['expiry', '<c r="C2" s="3"><v>46813</v></c>', '03/2028'],
    ['expiry', '<c r="C2" s="6"><v>46813</v></c>', '03/2028'],
    ['expiry', '<c r="C2" t="d"><v>2028-03-31T00:00:00</v></c>', '2028-03-31'],
    ['expiry', '<c r="C2" t="str"><v>03/2028</v></c>', '03/2028'],
    ['stock', '<c r="C2" t="b"><v>1</v></c>', 'TRUE'],
    ['title_2', '<c r="C2" s="2"><v>46843</v></c>', undefined],
  ])('reads %s from %s', async (column, xml, text) => {
    expect(await cell(column, xml)).toBe(text)
  })

  it('counts days from 1904 where the workbook does', async () => {
    const text = await cell(
      'expiry',
      '<c r="C2" s="2"><v>45381</v></c>',
      '<workbookPr date1904="1"/>',
    )
    expect(text).toBe('2028-03-31')
  })

  it.each([
    [
      'batch',
      '<c r="C2"><v>1.2345678901234568E+19</v></c>',
      'cell C2 holds a number of more than 15 digits, of which Excel keeps 15: format it as text and write it again',
    ],
    [
      'batch',
      '<c r="C2" s="2"><v>46843</v></c>',
      'cell C2 is a date: format it as text and write it again',
    ],
    ['price', '<c r="C2" t="e"><v>#N/A</v></c>', 'cell C2 holds the error #N/A'],
    ['price', '<c r="C2"><v>abc</v></c>', 'cell C2 holds no number'],
    ['expiry', '<c r="C2" s="2"><v>99999999</v></c>', 'cell C2 holds a number that is no date'],
    ['brand', '<c r="C2" t="s"><v>7</v></c>', 'cell C2 names a text that is missing'],
  ])('refuses the row whose %s is %s', async (column, xml, problem) => {
    expect(await cell(column, xml)).toBe(problem)
  })

  it('reads the first sheet, or the only one with the needed headings', async () => {
    const notes = [['Prices of November'], ['ask Asha']]
    expect(
      await read(
        'first.xlsx',
        workbookOf({ sheets: { Goods: goods, Old: [heads, ['O-1', 'Old']], Empty: [] } }),
      ),
    ).toEqual({
      rows: { 2: tray, 3: cup },
      unknown: [],
      notes: ['Only the sheet "Goods" was read; the workbook has 1 other sheet.'],
    })
    expect(
      await read(
        'second.xlsx',
        workbookOf({ sheets: { Notes: notes, Goods: goods, More: notes } }),
      ),
    ).toEqual({
      rows: { 2: tray, 3: cup },
      unknown: [],
      notes: ['Only the sheet "Goods" was read; the workbook has 2 other sheets.'],
    })
    expect(
      await rowsOf(
        'hidden.xlsx',
        workbookOf({
          sheets: { Lists: [heads, ['L-1', 'List']], Goods: goods },
          hidden: ['Lists'],
        }),
      ),
    ).toEqual({ 2: tray, 3: cup })
    expect(
      await read('two.xlsx', workbookOf({ sheets: { Notes: notes, A: goods, B: goods } })),
    ).toBe('The sheets "A" and "B" could both be the catalogue: put the right one first.')
  })

  const sound = workbookOf({ sheets: { Goods: goods } })
  const head = '<row r="1"><c t="str"><v>sku</v></c><c t="str"><v>title</v></c></row>'
  const withSheet = (xml: string) =>
    workbookOf({
      sheets: {
        Goods: head + xml,
      },
    })
  const broken = 'The workbook is damaged: open it in Excel and save it again as .xlsx.'
  it.each([
    [
      'a missing column',
      workbookOf({
        sheets: {
          Goods: [
            ['sku', 'price'],
            ['T-1', '1'],
          ],
        },
      }),
      'The sheet "Goods" has no column title; it has: sku, price.',
    ],
    [
      'two headings for a field',
      workbookOf({ sheets: { Goods: [['sku', 'title', 'MRP', 'mrp']] } }),
      'The sheet "Goods": "MRP" and "mrp" both mean mrp: keep one of them.',
    ],
    [
      'sheets without a cell',
      workbookOf({ sheets: { A: [], B: '<row r="1"><c r="A1" s="0"/></row>' } }),
      'Every sheet of the workbook is empty.',
    ],
    ['a file that is cut off', sound.subarray(0, sound.length - 40), broken],
    [
      'content that was changed',
      Buffer.concat([sound.subarray(0, 60), Buffer.alloc(40, 0xff), sound.subarray(100)]),
      broken,
    ],
    ['XML that ends early', withSheet('<row><c t="str"><v>T-1'), broken],
    [
      'entities of its own',
      zipOf({
        'xl/workbook.xml':
          '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><workbook>&b;</workbook>',
        'xl/_rels/workbook.xml.rels': '<Relationships/>',
      }),
      broken,
    ],
    ['endless nesting', withSheet('<a>'.repeat(100) + '</a>'.repeat(100)), broken],
    [
      'endless attributes',
      withSheet(`<row ${Array.from({ length: 200 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
      broken,
    ],
    [
      'a value far to the right',
      withSheet('<row r="2"><c r="XFD2"><v>1</v></c></row>'),
      'The sheet has more than 256 columns.',
    ],
    [
      'an endless cell',
      withSheet(`<row r="2"><c r="A2" t="str"><v>${'x'.repeat(200_000)}</v></c></row>`),
      'A cell of row 2 has more than 100,000 characters.',
    ],
  ])('is refused in one sentence for %s', async (_, content, sentence) => {
    expect(await read('wrong.xlsx', content)).toBe(sentence)
  })
  const few = { ...usualLimits, inflatedMb: 1, rows: 10, texts: 10, textCharacters: 100 }
  const row = '<row><c t="str"><v>T-1</v></c><c t="str"><v>Tray</v></c></row>'
  it.each([
    ['rows', withSheet(row.repeat(10)), 'The sheet has more than 10 rows: save it as CSV.'],
    [
      'bytes',
      withSheet(' '.repeat(1_100_000)),
      'The workbook unpacks to more than 1 MB: save the sheet as CSV.',
    ],
    [
      'texts',
      workbookOf({ sheets: { Goods: goods }, strings: '<si/>'.repeat(11) }),
      'The workbook has too many texts: save the sheet as CSV.',
    ],
    [
      'characters of texts',
      workbookOf({ sheets: { Goods: goods }, strings: `<si><t>${'x'.repeat(101)}</t></si>` }),
      'The workbook has too many texts: save the sheet as CSV.',
    ],
  ])('is refused for too many %s', async (_, content, sentence) => {
    expect(await read('many.xlsx', content, few)).toBe(sentence)
  })

  it('is read with as many rows, bytes and texts as are allowed', async () => {
    const strings = `<si><t>${'x'.repeat(100)}</t></si>${'<si/>'.repeat(9)}`
    const sheets = { Goods: head + row.repeat(9) + ' '.repeat(400_000) }
    const found = await read('most.xlsx', workbookOf({ sheets, strings }), few)
    expect(Object.keys(typeof found === 'string' ? {} : found.rows)).toHaveLength(9)
  })
})
