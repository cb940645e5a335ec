import { describe, expect, it } from 'vitest'
import { cup, tray, useReading } from '@upchar/testkit/catalogue-reading'
import { zipOf } from '@upchar/testkit/workbooks'
import { usualLimits } from './limits.ts'

const { read, rowsOf } = useReading()

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
