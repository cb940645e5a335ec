import { describe, expect, it } from 'vitest'
import type { Goods, Stock, Variant } from './variant-choice.ts'
import { chosenVariant, optionName, otherVariants, variantHref } from './variant-choice.ts'

const goods = (...states: Stock['state'][]): Goods => {
  const variants = states.map((_, index) => ({ sku: `V${index + 1}` }))
  return {
    product: { slug: 'tape', variants } as Goods['product'],
    stock: Object.fromEntries(states.map((state, index) => [`V${index + 1}`, { state }])),
  }
}

describe('the variant that a product page opens on', () => {
  it('ROUTE-03 is the first that is available here', () => {
    expect(chosenVariant(goods('out_of_stock', 'low_stock', 'in_stock'), undefined)?.sku).toBe('V2')
    expect(chosenVariant(goods('in_stock', 'in_stock'), undefined)?.sku).toBe('V1')
  })
  it('ROUTE-03 is the first if none is available', () => {
    expect(chosenVariant(goods('out_of_stock', 'not_serviceable'), undefined)?.sku).toBe('V1')
  })
  it('ROUTE-03 is the one that the address names, out of stock or not; a sku that is gone names none', () => {
    expect(chosenVariant(goods('out_of_stock', 'in_stock'), 'V1')?.sku).toBe('V1')
    expect(chosenVariant(goods('out_of_stock', 'in_stock'), 'GONE')?.sku).toBe('V2')
  })
  it('has the address of the product itself; every other one, also the first, is named', () => {
    const tape = goods('out_of_stock', 'in_stock')
    expect(variantHref(tape, 'V2')).toBe('/products/tape')
    expect(variantHref(tape, 'V1')).toBe('/products/tape?variant=V1')
  })
  it('CART-05 the alternatives are available', () => {
    expect(
      otherVariants(goods('out_of_stock', 'in_stock', 'not_serviceable', 'low_stock'), 'V1').map(
        ({ sku }) => sku,
      ),
    ).toEqual(['V2', 'V4'])
  })
})

describe('what the variants differ by', () => {
  const attributes = [
    { key: 'gauge', label: 'Gauge', value: '18 G' },
    { key: 'hub', label: 'Hub colour', value: 'Green' },
  ]
  it('is the attribute with the chosen value, else "Option"', () => {
    expect(optionName({ attributes, option_label: '18 G' } as Variant)).toBe('Gauge')
    expect(optionName({ attributes, option_label: 'Green hub, 18 G' } as Variant)).toBe('Option')
  })
})
