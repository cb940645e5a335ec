import { describe, expect, it } from 'vitest'
import { cup, tray, useReading } from '@upchar/testkit/catalogue-reading'
import { usualLimits } from './limits.ts'

const { read, rowsOf } = useReading()

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
