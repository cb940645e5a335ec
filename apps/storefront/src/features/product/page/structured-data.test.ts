import { describe, expect, it } from 'vitest'
import { productStructuredData } from './structured-data.ts'
import type { Product, Variant } from './variant-choice.ts'

const variant: Variant = {
  sku: 'GLV-1',
  option_label: 'M',
  attributes: [],
  part_number: 'PN-1',
  gtin: null,
  price: 445.54,
  price_gst: 499,
  gst_rate: 12,
  mrp: 650,
  gst_amount: 53.46,
  discount_percent: 23,
  hsn: '4015',
  moq: 1,
  max_oq: 10,
  pack_size: 100,
  pack_unit: 'pieces',
  unit_price: { price: 4.99, per: 'piece' },
  net_quantity: '100 pieces',
  weight_grams: 500,
  seller: {
    name: 'Sanjeevani',
    slug: 'sanjeevani',
    legal_name: 'Sanjeevani LLP',
    address: '4 Dock Road, Kochi 682003, Kerala',
    email: 'care@seller.example',
    phone: '+914842345678',
    city: 'Pune',
    state: 'Maharashtra',
    gstin: '27AABCU7421K1Z5',
    licence: null,
  },
}
const product: Product = {
  product_group_id: 1,
  slug: 'nitrile-gloves',
  title: 'Nitrile gloves',
  brand: { name: 'Kavach', slug: 'kavach', description: '', country: 'India' },
  family: 'gloves',
  generic_name: { name: 'Gloves', slug: 'gloves', description: '' },
  category: { name: 'Gloves', slug: 'gloves' },
  business_category: { key: 'consumables', name: 'Consumables', enabled: true },
  description: 'Powder free',
  highlights: [],
  images: [{ view: 0, label: 'Front' }],
  attributes: [],
  facts: [],
  product_class: 'DEV_A',
  licence_class: '',
  buying: { state: 'open' },
  lead_only: false,
  engravable: false,
  cold_chain: false,
  product_rating: 0,
  product_reviews_count: 0,
  country_of_origin: 'India',
  specialities: [],
  procedures: [],
  offer: null,
  variants: [variant, { ...variant, sku: 'GLV-2', price_gst: 599 }],
}
const context = {
  origin: 'https://shop.example',
  gstInclusive: true,
  showRating: true,
  stock: { 'GLV-1': { state: 'in_stock' as const } },
  shipping: { charge: 0, free_from: null },
}

describe('structured data of a product', () => {
  it('UI-10 carries sku, brand and the INR price of the first variant with free shipping to India', () => {
    expect(productStructuredData(product, undefined, context)).toMatchObject({
      '@type': 'Product',
      sku: 'GLV-1',
      brand: { name: 'Kavach' },
      offers: {
        price: 499,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/products/nitrile-gloves',
        shippingDetails: {
          shippingRate: { value: 0, currency: 'INR' },
          shippingDestination: { addressCountry: 'IN' },
        },
      },
    })
  })
  it.each([
    [{ charge: 0, free_from: null }, 0],
    [{ charge: 80, free_from: null }, 80],
    [{ charge: 80, free_from: 500 }, 80],
    [{ charge: 80, free_from: 499 }, 0],
  ])('UI-10 tells the delivery charge of the smallest order: %o is %d', (shipping, value) => {
    expect(productStructuredData(product, undefined, { ...context, shipping })).toMatchObject({
      offers: { shippingDetails: { shippingRate: { value } } },
    })
  })
  it('UI-10 gives the price that the page shows: before GST when gst_inclusive_price is off', () => {
    expect(
      productStructuredData(product, undefined, { ...context, gstInclusive: false }),
    ).toMatchObject({
      offers: { price: 445.54 },
    })
  })
  it.each([
    [0, 0, true],
    [4.5, 0, true],
    [0, 3, true],
    [4.5, 3, false],
  ])(
    'UI-10 has no rating at %d from %d reviews where ratings are shown: %s',
    (product_rating, product_reviews_count, showRating) => {
      expect(
        productStructuredData({ ...product, product_rating, product_reviews_count }, undefined, {
          ...context,
          showRating,
        }),
      ).not.toHaveProperty('aggregateRating')
    },
  )
  it('UI-10 has a rating when both are above zero', () => {
    expect(
      productStructuredData(
        { ...product, product_rating: 4.5, product_reviews_count: 3 },
        undefined,
        context,
      ),
    ).toMatchObject({ aggregateRating: { ratingValue: 4.5, reviewCount: 3 } })
  })
  it('UI-10 says when it is out of stock', () => {
    expect(
      productStructuredData(product, undefined, {
        ...context,
        stock: { 'GLV-1': { state: 'out_of_stock' }, 'GLV-2': { state: 'out_of_stock' } },
      }),
    ).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  })
  it('UI-10 describes the variant that the address names: its sku, price, pictures and own address', () => {
    expect(productStructuredData(product, 'GLV-2', context)).toMatchObject({
      sku: 'GLV-2',
      image: ['https://shop.example/img/p/nitrile-gloves~GLV-2/0-1000.jpg'],
      offers: {
        price: 599,
        url: 'https://shop.example/products/nitrile-gloves?variant=GLV-2',
      },
    })
  })
  it('UI-10 describes the variant on which the page opens: the first that is available', () => {
    expect(
      productStructuredData(product, undefined, {
        ...context,
        stock: { 'GLV-1': { state: 'out_of_stock' }, 'GLV-2': { state: 'in_stock' } },
      }),
    ).toMatchObject({
      sku: 'GLV-2',
      offers: {
        price: 599,
        availability: 'https://schema.org/InStock',
        url: 'https://shop.example/products/nitrile-gloves',
      },
    })
  })
})
