import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { workbookOf, zipOf } from '@upchar/testkit/workbooks'
import { openCatalogueFile } from './index.ts'
import { usualLimits } from './limits.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'upchar-reading-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Rows by their number: cells, or why there are none. A text instead of them is the refusal of the file. */
async function read(name: string, content: string | Buffer, limits = usualLimits) {
  const target = path.join(folder, name)
  writeFileSync(target, content)
  const opened = await openCatalogueFile(target, limits)
  if (!opened.ok) return opened.error
  const rows: Record<number, unknown> = {}
  for await (const row of opened.value.rows())
    rows[row.line] = 'raw' in row ? row.raw : row.unreadable
  return { rows, unknown: [...opened.value.unknownHeadings], notes: [...opened.value.notes] }
}
const rowsOf = async (name: string, content: string | Buffer) => {
  const found = await read(name, content)
  return typeof found === 'string' ? found : found.rows
}

const tray = { sku: 'T-1', title: 'Tray' }
const cup = { sku: 'C-1', title: 'Cup' }

describe('JSON', () => {
  it.each([
    ['an array', '[{"sku":"T-1","title":"Tray"},{"sku":"C-1","title":"Cup"}]'],
    [
      'an array in a .jsonl file',
      '\n [ {"sku":"T-1","title":"Tray"}\n,\n{"sku":"C-1","title":"Cup"} ]\n',
    ],
    [
      'an array behind a byte order mark',
      '\ufeff[{"sku":"T-1","title":"Tray"},{"sku":"C-1","title":"Cup"}]',
    ],
    ['lines', '{"sku":"T-1","title":"Tray"}\r\n{"sku":"C-1","title":"Cup"}'],
    [
      'lines behind a byte order mark',
      '\ufeff{"sku":"T-1","title":"Tray"}\n{"sku":"C-1","title":"Cup"}\n',
    ],
  ])('reads %s', async (_, text) => {
    expect(await rowsOf('goods.jsonl', text)).toEqual({ 1: tray, 2: cup })
    expect(await rowsOf('goods.json', text)).toEqual({ 1: tray, 2: cup })
  })

  it('keeps U+2028, U+2029, brackets, quotes and backslashes within texts', async () => {
    const title = 'A\u2028B\u2029C ],} [{ "12\\" \\'
    const record = { sku: 'T-1', title, attributes: { Size: ['M', 'L'] } }
    expect(await rowsOf('odd.jsonl', `${JSON.stringify(record)}\n${JSON.stringify(cup)}`)).toEqual({
      1: record,
      2: cup,
    })
    expect(await rowsOf('odd.json', JSON.stringify([record, cup]))).toEqual({ 1: record, 2: cup })
  })

  it('reads an array of any length piece by piece', async () => {
    const many = Array.from({ length: 5000 }, (_, i) => ({ sku: `S-${i}`, title: `पट्टी ${i} "a"` }))
    const rows = await rowsOf('many.json', JSON.stringify(many, null, 2))
    expect(Object.values(rows)).toEqual(many)
  })

  it('reports an entry or a line that is no object, and reads the others', async () => {
    expect(await rowsOf('mixed.json', JSON.stringify([7, tray, [cup]]))).toEqual({
      1: 'is not a JSON object',
      2: tray,
      3: 'is not a JSON object',
    })
    expect(await rowsOf('mixed.jsonl', '{"sku":\n{"sku":"T-1","title":"Tray"}\n[]\n')).toEqual({
      1: 'is not valid JSON',
      2: tray,
      3: 'is not a JSON object',
    })
    expect(await rowsOf('none.json', ' [ ] ')).toEqual({})
  })

  it.each([
    [
      'an array that is cut off',
      '[{"sku":"T-1","title":"Tray"},{"sku":"C',
      'The JSON array is never closed: the file is incomplete.',
    ],
    [
      'an array with a broken entry',
      '[{"sku":"T-1","title":"Tray"},{sku:1}]',
      'Entry 2 of the JSON array is not valid JSON.',
    ],
    [
      'an array with a comma too many',
      '[{"sku":"T-1","title":"Tray"},]',
      'Entry 2 of the JSON array is not valid JSON.',
    ],
    [
      'an array with a comma twice',
      '[{"sku":"T-1","title":"Tray"},,{"sku":"C-1","title":"Cup"}]',
      'Entry 2 of the JSON array is not valid JSON.',
    ],
    [
      'an array that a brace closes',
      '[{"sku":"T-1","title":"Tray"}}',
      'The JSON array ends with a brace.',
    ],
    [
      'a text behind the array',
      '[{"sku":"T-1","title":"Tray"}] []',
      'Text follows the JSON array.',
    ],
    [
      'one object over several lines',
      '{\n "products": [\n {"sku": "T-1"}\n ]\n}',
      'The file is neither a JSON array of objects nor one object a line.',
    ],
    [
      'an object around the list',
      '{"products":[{"sku":"T-1","title":"Tray"}]}',
      'The file has no columns sku and title; it has: products.',
    ],
    [
      'goods without names',
      '[{"sku":"T-1"},{"sku":"T-2","price":1}]',
      'The file has no column title; it has: sku, price.',
    ],
    [
      'two names of a field',
      '[{"sku":"T-1","title":"Tray"},{"sku":"T-2","title":"Cup","price":1,"Selling price":2}]',
      'Entry 2: "price" and "Selling price" both mean price: keep one of them.',
    ],
    [
      'an entry without end',
      `[{"sku":"T-1","title":"${'x'.repeat(1_100_000)}"}]`,
      'An entry of the JSON array has more than a million characters.',
    ],
  ])('refuses %s in one sentence', async (_, text, sentence) => {
    expect(await read('wrong.json', text)).toBe(sentence)
  })

  it('refuses a line without end', async () => {
    const text = `{"sku":"T-1","title":"Tray"}\n{"sku":"${'x'.repeat(1_100_000)}"}`
    expect(await read('long.jsonl', text)).toBe('Line 2 has more than a million characters.')
  })

  it('refuses an entry with more fields than any catalogue', async () => {
    const fields = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`field ${i}`, i]))
    const text = JSON.stringify([tray, { ...cup, ...fields }])
    expect(await read('wide.json', text)).toBe('Entry 2 has more than 256 fields.')
  })

  it.each([
    ['array.json', JSON.stringify([tray, cup, tray])],
    ['lines.jsonl', [tray, cup, tray].map((one) => JSON.stringify(one)).join('\n')],
  ])('refuses more rows than a catalogue has: %s', async (name, text) => {
    expect(await read(name, text, { ...usualLimits, textRows: 2 })).toBe(
      'The file has more than 2 rows: split it into several files.',
    )
    const all = await read(name, text, { ...usualLimits, textRows: 3 })
    expect(Object.keys(typeof all === 'string' ? {} : all.rows)).toHaveLength(3)
  })
})

describe('CSV', () => {
  it('reads a heading line with U+2028 in it, and says what stands below no heading', async () => {
    expect(
      await read('odd.csv', '\ufeffsku;"a\u2028b";title;\nT-1;x;Tray;note\nC-1;;Cup;\n'),
    ).toEqual({
      rows: { 2: tray, 3: cup },
      unknown: ['a\u2028b', 'column D, which has no heading'],
      notes: [],
    })
  })

  it.each([
    [
      'a missing column',
      'sku,price\nT-1,1\nT-2,2\n',
      'The heading line has no column title; it has: sku, price.',
    ],
    [
      'no heading line',
      'T-1,Tray,100\nC-1,Cup,50\n',
      'The heading line has no columns sku and title; it has: T-1, Tray, 100.',
    ],
    [
      'two headings for a field',
      'sku,title,price,Selling Price\nT-1,Tray,1,2\n',
      'The heading line: "price" and "Selling Price" both mean price: keep one of them.',
    ],
    [
      'a heading twice',
      'sku,title,price,price\nT-1,Tray,1,2\n',
      'The heading line: "price" stands twice: keep one of them.',
    ],
    [
      'more columns than any catalogue',
      `sku,title${',x'.repeat(300)}\n`,
      'The heading line has more than 256 columns.',
    ],
    ['nothing but lines', '\n\n', 'The file has no heading line that can be read.'],
    [
      'a row without end',
      `sku,title\nT-1,Tray\nC-1,${'x'.repeat(1_100_000)}\n`,
      'Line 3 is longer than 1 MB.',
    ],
    [
      'a row of nothing but commas',
      `sku,title\nT-1,Tray\n${','.repeat(1_100_000)}\n`,
      'Line 3 is longer than 1 MB.',
    ],
    [
      'a heading line without end',
      `sku,title,${'x'.repeat(1_100_000)}`,
      'Line 1 is longer than 1 MB.',
    ],
    [
      'a quote that is never closed, before much text',
      `sku,title\nT-1,"Tray\n${'C-1,Cup\n'.repeat(150_000)}`,
      'The row that begins at line 2 is longer than 1 MB: a quote in it may never be closed.',
    ],
  ])('refuses %s in one sentence', async (_, text, sentence) => {
    expect(await read('wrong.csv', text)).toBe(sentence)
  })

  it('refuses more rows than a catalogue has, before any of them is read', async () => {
    const text = 'sku,title\nT-1,Tray\n\nC-1,Cup\nT-2,Tray\n'
    expect(await read('rows.csv', text, { ...usualLimits, textRows: 2 })).toBe(
      'The file has more than 2 rows: split it into several files.',
    )
    const all = await read('rows.csv', text, { ...usualLimits, textRows: 3 })
    expect(Object.keys(typeof all === 'string' ? {} : all.rows)).toHaveLength(3)
  })
})

describe('a file of another kind', () => {
  const otherwise = 'save the catalogue as an Excel workbook (.xlsx), CSV in UTF-8 or JSON.'
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), `The file is a PDF: ${otherwise}`],
    [
      'an old workbook',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'The file is an old Excel workbook (.xls) or has a password: save it as .xlsx without a password.',
    ],
    [
      'UTF-16',
      Buffer.from('\ufeffsku,title', 'utf16le'),
      `The file is in UTF-16, not in UTF-8: ${otherwise}`,
    ],
    [
      'UTF-16 without a mark',
      Buffer.from('sku,title', 'utf16le'),
      `The file is in UTF-16, not in UTF-8: ${otherwise}`,
    ],
    [
      'UTF-16, big end first',
      Buffer.from('\ufeffsku,title', 'utf16le').swap16(),
      `The file is in UTF-16, not in UTF-8: ${otherwise}`,
    ],
    ['a picture', png, `The file is of the kind .png: ${otherwise}`],
    [
      'an archive',
      zipOf({ 'goods.csv': 'sku,title\n' }),
      'The file is a ZIP file without an Excel workbook (.xlsx) in it: send the catalogue itself.',
    ],
    ['an empty file', Buffer.alloc(0), 'The file is empty.'],
  ])('refuses %s in one sentence, whatever its name', async (_, content, sentence) => {
    for (const name of ['goods.csv', 'goods.xlsx', 'goods.json'])
      expect(await read(name, content)).toBe(sentence)
  })

  it('isn’t what a text with the first letters of one is', async () => {
    expect(await rowsOf('bm.csv', 'BM,sku,title\n1,T-1,Tray\n')).toEqual({ 2: tray })
  })
})

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
      rows: { 7: { sku: 'T-1', title: 'Tray <12" x 8\nsteel' } },
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
