import { describe, expect, it } from 'vitest'

import { columnOf } from './columns.ts'

import { parseRow } from './parse-row.ts'

describe('a row of a catalogue file', () => {
  it('requires only sku and title', () => {
    expect(parseRow({ sku: 'A-1', title: 'Kidney tray' })).toMatchObject({
      ok: true,
      value: { sku: 'A-1', pricePaise: null, stock: 0, moq: 1 },
    })
    expect(parseRow({ title: '' })).toEqual({
      ok: false,
      error: [
        { column: 'sku', message: 'is missing' },
        { column: 'title', message: 'is missing' },
      ],
      warnings: [],
    })
  })

  it('reports every invalid cell by its column', () => {
    const parsed = parseRow({
      sku: 'A 1',
      title: 'Tray',
      price: 'ten',
      mrp: '5',
      gst_rate: '12',
      hsn: '90',
      stock: '-4',
      gtin: 'x',
      moq: '10',
      max_oq: '2',
    })
    expect(parsed.ok ? [] : parsed.error.map((e) => e.column)).toEqual([
      'sku',
      'gtin',
      'price',
      'gst_rate',
      'hsn',
      'stock',
      'max_oq',
    ])
  })

  it.each(['12,99', '1299,50', '1,29,95', '12,9,500'])(
    'refuses %s as a price: its comma may be a decimal point',
    (price) => {
      const parsed = parseRow({ sku: 'A', title: 'T', price })
      expect(parsed.ok ? [] : parsed.error.map((e) => e.column)).toEqual(['price'])
    },
  )

  it.each([
    ['1,299', 129_900],
    ['1,29,950.50', 12_995_050],
    ['129,950', 12_995_000],
  ])('reads %s as rupees with thousands separated', (price, pricePaise) => {
    expect(parseRow({ sku: 'A', title: 'T', price })).toMatchObject({
      ok: true,
      value: { pricePaise },
    })
  })

  it('refuses a price above the MRP, and reads rupees in common notations', () => {
    expect(parseRow({ sku: 'A', title: 'T', price: '₹1,250.50', mrp: 'Rs. 1,200' })).toMatchObject({
      ok: false,
      error: [{ column: 'price', message: 'is above the MRP' }],
    })
    expect(
      parseRow({ sku: 'A', title: 'T', price: '₹1,250.50', mrp: 1300, gst_rate: '5%' }),
    ).toMatchObject({ ok: true, value: { pricePaise: 125050, mrpPaise: 130000, gstBp: 500 } })
  })

  it.each([
    ['title', { title: 'Tray\u0000' }],
    ['title', { title: 'Tray \ud83d' }],
    ['title', { title: 'Cr\ufffdme' }],
    ['description', { description: 'a\u0007b' }],
    ['sku', { sku: 'A\u0000' }],
    ['attributes', { attributes: { Size: 'M\u0000' } }],
    ['attributes', { attributes: '{"Size\\ud83d":"M"}' }],
  ])('refuses characters in %s that PostgreSQL can’t store', (column, cells) => {
    const parsed = parseRow({ sku: 'A', title: 'T', ...cells })
    expect(parsed.ok ? [] : parsed.error).toContainEqual({
      column,
      message: 'has characters that cannot be read; save the file as UTF-8',
    })
  })

  it('keeps symbols, and reads full-width digits as digits', () => {
    expect(
      parseRow({
        sku: 'Ａ-1',
        title: 'Control, 10⁶ CFU™',
        price: '１２',
        attributes: 'Output: 1000 mW/cm²',
      }),
    ).toMatchObject({
      ok: true,
      value: {
        sku: 'A-1',
        title: 'Control, 10⁶ CFU™',
        pricePaise: 1200,
        attributes: [{ label: 'Output', value: '1000 mW/cm²' }],
      },
    })
  })

  it('truncates nothing silently, and never splits a four-byte character', () => {
    const noted = (attributes: unknown) => parseRow({ sku: 'A', title: 'T', attributes })
    expect(noted({ Note: `${'x'.repeat(199)}😀`, Size: 'M' })).toMatchObject({
      ok: true,
      value: {
        attributes: [
          { label: 'Note', value: 'x'.repeat(199) },
          { label: 'Size', value: 'M' },
        ],
      },
      warnings: [{ column: 'attributes', message: expect.stringContaining('"Note" is cut') }],
    })
    expect(noted(`${'n'.repeat(61)}: M; Size: M; size: L`)).toMatchObject({
      ok: true,
      value: { attributes: [{ label: 'Size', value: 'M' }] },
      warnings: [
        { message: expect.stringContaining(`"${'n'.repeat(60)}" is left out`) },
        { message: expect.stringContaining('"size" is left out: it stands twice') },
      ],
    })
    expect(noted({ Note: `${'x'.repeat(198)}😀` })).toMatchObject({ ok: true, warnings: [] })
    expect(parseRow({ sku: 'A', title: 'T'.repeat(301) })).toMatchObject({
      ok: false,
      error: [{ column: 'title', message: 'has 301 characters; at most 300 are allowed' }],
    })
  })

  // Check digits of GS1's own example 6291041500213 and of Indian bar codes, calculated by hand.
  it.each([
    ['6291041500213', ['6291041500213']],
    ['8 901234 567894', []],
    ['8901234567890; 96385074', ['8901234567890', '96385074']],
    ['8901234567890,8901234567890', ['8901234567890']],
    ['6291041500213 8901234567890', ['6291041500213', '8901234567890']],
  ])('takes bar codes %s with a right check digit', (gtin, gtins) => {
    const parsed = parseRow({ sku: 'A', title: 'T', gtin })
    expect(parsed).toMatchObject({ ok: true, value: { gtins } })
    expect(parsed.warnings).toHaveLength(gtins.length === 0 ? 1 : 0)
  })

  it('strips characters without width, and keeps the joiners of Indic letters', () => {
    expect(
      parseRow({ sku: '\u200bA\u200d-1\ufeff', title: 'Mor\u200bphine\u00ad क्\u200dष' }),
    ).toMatchObject({ ok: true, value: { sku: 'A-1', title: 'Morphine क्\u200dष' } })
  })

  it('knows nothing that the row leaves out: no maker, origin, HSN or rate', () => {
    expect(parseRow({ sku: 'A', title: 'T', brand: 'B' })).toMatchObject({
      ok: true,
      value: { maker: '', countryOfOrigin: '', hsn: '', gstBp: null, licence: '', importer: '' },
    })
    expect(parseRow({ sku: 'A', title: 'T', country_of_origin: 'IN' })).toMatchObject({
      value: { countryOfOrigin: 'India' },
    })
  })

  it('CART-17 refuses prices that would overflow a cart’s total', () => {
    expect(parseRow({ sku: 'A', title: 'T', price: '100000000' })).toMatchObject({ ok: true })
    for (const cells of [
      { price: '900000000000' },
      { price: '100000000.01' },
      { price: '1', mrp: '900000000000' },
      { price: '1000000', max_oq: '999999999' },
      { price: '1000000', moq: '999999' },
    ]) {
      expect(parseRow({ sku: 'A', title: 'T', ...cells })).toMatchObject({
        ok: false,
        error: [{ column: 'price', message: expect.stringContaining('too high') }],
      })
    }
  })

  it('reads attributes as pairs or JSON, and recognises headings of other shops', () => {
    expect(parseRow({ sku: 'A', title: 'T', attributes: 'Size: M; Colour: Blue' })).toMatchObject({
      ok: true,
      value: {
        attributes: [
          { label: 'Size', value: 'M' },
          { label: 'Colour', value: 'Blue' },
        ],
      },
    })
    expect(parseRow({ sku: 'A', title: 'T', attributes: '{"Size":"M"}' })).toMatchObject({
      ok: true,
      value: { attributes: [{ label: 'Size', value: 'M' }] },
    })
    expect(
      ['SKU', 'Item Code', 'Product Name', 'Selling Price', 'HSN Code', 'Colour'].map(columnOf),
    ).toEqual(['sku', 'sku', 'title', 'price', 'hsn', undefined])
  })

  // In Indian bills "Rate" is the price of a unit; the percentage stands under "GST" or "Tax".
  it('takes a trader’s “Rate” for the price and “GST” or “Tax” for the rate of tax', () => {
    // As stock lists of Indian shops are exported.
    expect(
      ['Item Name', 'Stock Item', 'HSN/SAC', 'Closing Stock', 'Exp. Dt.', 'MRP (Rs.)'].map(
        columnOf,
      ),
    ).toEqual(['title', 'title', 'hsn', 'stock', 'expiry', 'mrp'])
    expect(['Rate', 'GST', 'GST percent', 'Tax', 'MRP'].map(columnOf)).toEqual([
      'price',
      'gst_rate',
      'gst_rate',
      'gst_rate',
      'mrp',
    ])
  })
})
