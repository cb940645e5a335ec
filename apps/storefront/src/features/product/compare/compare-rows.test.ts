import { expect, it } from 'vitest'
import { compareRows } from './compare-rows.ts'
import type { Comparison } from './compare-rows.ts'

type Card = Comparison['products'][number]
// Only the members that the table reads.
const card = (id: number, over: Partial<Card>): Card =>
  ({
    product_group_id: id,
    slug: `p${id}`,
    title: `P ${id}`,
    brand: { name: 'Brand', slug: 'brand' },
    price_gst: 105,
    price: 100,
    gst_rate: 5,
    mrp: null,
    price_from: false,
    price_per_piece: null,
    pack: '100 gloves',
    moq: 1,
    product_rating: 0,
    product_reviews_count: 0,
    buying: { state: 'open' },
    ...over,
  }) as Card
const detail = (
  attributes: Record<string, string>,
  options: string[] = [],
): Comparison['details'][string] => ({
  attributes: Object.entries(attributes).map(([label, value]) => ({ key: label, label, value })),
  facts: [
    { label: 'Country of origin', value: 'India' },
    { label: 'Customer care', value: 'care@maker.in' },
  ],
  options,
  stock: { state: 'in_stock' },
})

const comparison: Comparison = {
  success: true,
  products: [
    card(1, { price_gst: 262.5, price_from: true }),
    card(2, { brand: { name: 'Other', slug: 'other' } }),
  ],
  details: {
    1: detail({ Material: 'Nitrile', Colour: 'Blue' }, ['S', 'M', 'L', 'XL', 'XXL']),
    2: detail({ Material: 'Latex', Texture: 'Palm' }),
  },
}
const rowOf = (label: string) => compareRows(comparison, true).find((one) => one.label === label)

it('COMPARE-01 sets the products side by side and marks the lines that differ', () => {
  expect(rowOf('Price, GST included')).toMatchObject({
    cells: ['from ₹262.50', '₹105'],
    differs: true,
  })
  expect(rowOf('Country of origin')).toMatchObject({ cells: ['India', 'India'], differs: false })
  expect(rowOf('Material')).toMatchObject({ cells: ['Nitrile', 'Latex'], differs: true })
  expect(rowOf('Colour')).toMatchObject({ cells: ['Blue', ''], differs: true })
  expect(rowOf('Options')?.cells).toEqual(['S, M, L and 2 more', ''])
  expect(compareRows(comparison, false)[0]).toMatchObject({
    label: 'Price without GST',
    cells: ['from ₹100', '₹100'],
  })
})

it('leaves out empty lines, and facts shown elsewhere', () => {
  expect(compareRows(comparison, true).map(({ label }) => label)).not.toEqual(
    expect.arrayContaining(['Customer care']),
  )
  for (const label of ['Rating', 'MRP', 'Minimum order']) expect(rowOf(label)).toBeUndefined()
})
