import { expect, it } from 'vitest'
import type { ProductCard } from '../model.ts'
import { withChosenOption } from './chosen-option.ts'

const option = (sku: string, price_gst: number, values: Record<string, string>) => ({
  sku,
  label: sku,
  price_gst,
  price: price_gst,
  gst_rate: 5,
  mrp: null,
  discount_percent: 0,
  pack: '1 piece',
  price_per_piece: null,
  moq: 1,
  max_oq: 9,
  values,
})
const card = {
  sku: 'S-BLUE',
  option_name: 'Size',
  chosen_option: '',
  price_gst: 100,
  price_from: true,
  options: [
    option('S-BLUE', 100, { size: 'S', colour: 'Blue' }),
    option('M-BLUE', 130, { size: 'M', colour: 'Blue' }),
    option('M-RED', 120, { size: 'M', colour: 'Red' }),
    option('L-RED', 0, { size: 'L', colour: 'Red' }),
  ],
} as unknown as ProductCard
const chosen = (filters: Record<string, string[]>) =>
  withChosenOption(card, new Map(Object.entries(filters))).sku

it('chooses the variant that fits the filters best, of equals the cheapest with a price', () => {
  expect(chosen({ size: ['M'] })).toBe('M-RED')
  expect(chosen({ size: ['M'], colour: ['Blue'] })).toBe('M-BLUE')
  expect(chosen({ size: ['L', 'M'] })).toBe('M-RED')
  expect(chosen({ size: ['L'] })).toBe('L-RED')
  // No variant has both: the first in price that has one of them.
  expect(chosen({ size: ['S'], colour: ['Red'] })).toBe('S-BLUE')
})

it('leaves a card as it is where the filters don’t tell its variants apart', () => {
  for (const filters of [{ size: ['XL'] }, { material: ['Nitrile'] }, { colour: ['Blue', 'Red'] }])
    expect(withChosenOption(card, new Map(Object.entries(filters)))).toBe(card)
})
