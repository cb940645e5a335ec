import { expect, it } from 'vitest'
import { cardAction, cardBadge, deliveryLine, shownCard } from './card-state.ts'
import type { ProductCardData, StockAt } from './card-state.ts'

const card = (part: Partial<ProductCardData>): ProductCardData =>
  ({
    buying: { state: 'open' },
    lead_only: false,
    cold_chain: false,
    offer: null,
    ...part,
  }) as ProductCardData
const out: StockAt = { state: 'out_of_stock' }
const inStock: StockAt = {
  state: 'in_stock',
  delivery: {
    from: '2026-11-23',
    to: '2026-11-25',
    label: 'Mon, 23 Nov – Wed, 25 Nov',
    ships_from: 'Mumbai',
  },
}

it('offers the buyer’s one action on a card: add, enquire, KYC, notify, another pincode', () => {
  expect(cardAction(card({}), inStock)).toBe('add')
  expect(cardAction(card({}), undefined)).toBe('add')
  expect(cardAction(card({ variant_count: 3 }), inStock)).toBe('add')
  expect(cardAction(card({ lead_only: true }), out)).toBe('enquire')
  expect(cardAction(card({ buying: { state: 'needs_pharma_kyc' } }), out)).toBe('kyc')
  expect(cardAction(card({}), { ...inStock, state: 'low_stock', left: 3 })).toBe('add')
  expect(cardAction(card({}), out)).toBe('notify')
  expect(cardAction(card({}), { state: 'not_serviceable' })).toBe('elsewhere')
})

it('shows a chosen variant’s price, pack and limits, and adds none that nobody chose', () => {
  const option = (sku: string, label: string, price_gst: number) => ({
    sku,
    label,
    price_gst,
    price: price_gst,
    gst_rate: 0,
    mrp: null,
    discount_percent: 0,
    pack: '100 gloves',
    price_per_piece: null,
    moq: 10,
    max_oq: 50,
    values: { size: label },
  })
  const gloves = card({
    sku: 'G-XS',
    price_gst: 200,
    price_from: true,
    moq: 1,
    option_name: 'Size',
    chosen_option: '',
    options: [option('G-XS', 'XS', 200), option('G-M', 'M', 240)],
  })
  expect(shownCard(gloves, '')).toEqual({ card: gloves, sku: '' })
  expect(shownCard(gloves, 'G-M')).toMatchObject({
    sku: 'G-M',
    card: { sku: 'G-M', price_gst: 240, price_from: false, moq: 10, key_attribute: 'Size: M' },
  })
  // The filters chose M; the buyer's own choice replaces it.
  const filtered = { ...gloves, sku: 'G-M', chosen_option: 'M' }
  expect(shownCard(filtered, '').sku).toBe('G-M')
  expect(shownCard(filtered, 'G-XS').sku).toBe('G-XS')
  // Prices that only approved buyers see come with their rights, for each variant.
  const priced = (price_gst: number) => ({
    price_gst,
    price: price_gst,
    gst_rate: 0,
    mrp: null,
    discount_percent: 0,
    price_per_piece: null,
    unit_price: null,
  })
  const prices = { 'G-XS': priced(180), 'G-M': priced(210) }
  const closed = { ...gloves, buying: { ...gloves.buying, prices } }
  expect(shownCard({ ...closed, sku: 'G-XS' }, '').card.price_gst).toBe(180)
  expect(shownCard(closed, 'G-M').card.price_gst).toBe(210)
  expect(shownCard(closed, '').card.options.map((one) => one.price_gst)).toEqual([180, 210])
  const single = card({ sku: 'T-1', options: [] })
  expect(shownCard(single, undefined)).toEqual({ card: single, sku: 'T-1' })
})

it('shows one badge at most, out of stock before all others', () => {
  const busy = card({
    buying: { state: 'needs_kyc' },
    cold_chain: true,
    offer: { slug: 'o', title: 'O', ends_at: '2026-12-01T00:00:00Z' },
  })
  expect(cardBadge(busy, out)?.text).toBe('Out of stock')
  expect(cardBadge(busy, inStock)?.text).toBe('KYC needed')
  expect(cardBadge(card({}), { state: 'low_stock', left: 2 })?.text).toBe('Only 2 left')
  expect(cardBadge(card({}), inStock)).toBeNull()
})

it('UI-16 promises the latest day of a range on a card', () => {
  expect(deliveryLine(inStock, '110001')).toBe('Delivery by Wed, 25 Nov')
  expect(deliveryLine(out, '110001')).toBe('Out of stock for 110001')
  expect(deliveryLine(undefined, '110001')).toBe('')
})
