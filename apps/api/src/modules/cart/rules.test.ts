import { describe, expect, it } from 'vitest'
import type { StockAtPlace } from '../availability/index.ts'
import type { CartRow } from './model.ts'
import { linePrice, mayEngrave, planAdd, planUpdate, whyNotAsWanted } from './rules.ts'

const at = new Date('2026-11-24T05:30:00Z')
const after = (milliseconds: number) => new Date(at.getTime() + milliseconds)

const row = (part: Partial<CartRow> = {}): CartRow => ({
  offerId: 1,
  quantity: 0,
  engravingName: null,
  gift: false,
  shelfLifeMonths: null,
  gifts: null,
  seenPricePaise: 10_500,
  seenVolumePrices: null,
  seenDeal: null,
  priceHeldUntil: null,
  voucherCode: null,
  autoVoucher: null,
  dataLogger: false,
  usePoints: false,
  salesCode: null,
  referralCode: null,
  referralTyped: false,
  purchaseId: null,
  mergeNote: null,
  sku: 'GLV-M',
  optionLabel: 'M',
  pricePaise: 10_500,
  ownPrice: null,
  volumePrices: null,
  deal: null,
  mrpPaise: 15_000,
  statedBp: null,
  statedFrom: null,
  gstTag: null,
  packSize: 1,
  hsn: '40151200',
  moq: 1,
  maxOq: 10,
  active: true,
  slug: 'gloves',
  title: 'Gloves',
  productClass: 'GEN',
  dentalList: false,
  leadOnly: false,
  coldChain: false,
  dispatchDays: 0,
  engravable: false,
  brand: 'Brand',
  family: 'gloves',
  businessCategory: 'consumables',
  categoryName: 'Consumables',
  categoryEnabled: true,
  sellerId: 1,
  sellerName: 'Seller',
  sellerStateCode: '27',
  warehouses: [1],
  free: [100],
  expires: [null],
  ...part,
})
const stock = (left: number): StockAtPlace => ({
  left,
  isShortLived: false,
  arrival: undefined,
  view: { state: left > 0 ? 'in_stock' : 'out_of_stock' },
})
const unserved = 'No courier delivers there.'
const nowhere: StockAtPlace = {
  left: 0,
  isShortLived: false,
  arrival: undefined,
  view: { state: 'not_serviceable', reason: unserved },
}
const added = (part: Partial<CartRow>, quantity: number, left = 100) =>
  planAdd(row(part), quantity, stock(left))
const updated = (part: Partial<CartRow>, quantity: number, left = 100) =>
  planUpdate(row({ quantity: 1, ...part }), quantity, stock(left))

describe('an add', () => {
  it('CART-07 fills the line up to its maximum exactly, and is capped one above it', () => {
    expect(added({ quantity: 3, maxOq: 5 }, 2)).toMatchObject({
      ok: true,
      value: { quantity: 2, capped: false, message: 'Product added to cart' },
    })
    expect(added({ quantity: 3, maxOq: 5 }, 3)).toMatchObject({
      ok: true,
      value: { quantity: 2, capped: true },
    })
    expect(added({ quantity: 5, maxOq: 5 }, 1)).toMatchObject({
      ok: false,
      error: { code: 'max_oq_reached' },
    })
  })

  it('CART-07 words the cap by what is in the cart', () => {
    expect(added({ quantity: 0, maxOq: 5 }, 9)).toMatchObject({
      value: { message: 'You can only buy 5 at a time.' },
    })
    expect(added({ quantity: 1, maxOq: 5 }, 9)).toMatchObject({
      value: {
        message: 'You already have 1 of this product in your cart. You can only buy 5 at a time.',
      },
    })
  })

  it('VALID-08 measures the minimum order by the whole line', () => {
    expect(added({ moq: 5 }, 4)).toMatchObject({
      error: { code: 'below_moq', detail: { moq: 5 } },
    })
    expect(added({ moq: 5 }, 5).ok).toBe(true)
    expect(added({ moq: 5, quantity: 4 }, 1).ok).toBe(true)
  })

  it('CART-05 measures stock by the whole line, and takes the last piece', () => {
    expect(added({ quantity: 2 }, 3, 5).ok).toBe(true)
    expect(added({ quantity: 2 }, 4, 5)).toMatchObject({
      error: {
        code: 'out_of_stock',
        message: 'Only 5 left in your location.',
        detail: { left: 5 },
      },
    })
    expect(added({}, 1, 0)).toMatchObject({
      error: { code: 'out_of_stock', message: 'Oops! Out of stock in your location.' },
    })
    expect(planAdd(row(), 1, nowhere)).toMatchObject({
      error: { code: 'not_serviceable', message: unserved },
    })
  })
})

describe('an update', () => {
  it('VALID-09 CART-03 sets at least 1 and at most the maximum, saying that it capped', () => {
    expect(updated({}, 0)).toMatchObject({ value: { quantity: 1, capped: false, message: '' } })
    expect(updated({ maxOq: 8 }, 8)).toMatchObject({ value: { quantity: 8, capped: false } })
    expect(updated({ maxOq: 8 }, 9)).toMatchObject({ value: { quantity: 8, capped: true } })
  })

  it('CART-03 keeps or reduces a quantity whatever is left, and raises it to the last piece', () => {
    expect(updated({ quantity: 4 }, 4, 1)).toMatchObject({ ok: true, value: { quantity: 4 } })
    expect(updated({ quantity: 4 }, 3, 0)).toMatchObject({ ok: true, value: { quantity: 3 } })
    expect(updated({ quantity: 4 }, 5, 5).ok).toBe(true)
    expect(updated({ quantity: 4 }, 5, 4)).toMatchObject({ error: { code: 'out_of_stock' } })
    expect(planUpdate(row({ quantity: 4 }), 3, nowhere).ok).toBe(true)
  })

  it('VALID-09 refuses less than the minimum order', () => {
    expect(updated({ moq: 3, quantity: 3 }, 2)).toMatchObject({ error: { code: 'below_moq' } })
    expect(updated({ moq: 3, quantity: 5 }, 3).ok).toBe(true)
  })
})

describe('a line as it is', () => {
  it('CART-05 can be bought at its limits, and says what is wrong one beyond', () => {
    const why = (part: Partial<CartRow>, left: number) => whyNotAsWanted(row(part), stock(left))
    expect(why({ quantity: 5, maxOq: 5, moq: 5 }, 5)).toBeNull()
    expect(why({ quantity: 6, maxOq: 5 }, 6)).toBe('You can only buy 5 at a time. Choose fewer.')
    expect(why({ quantity: 4, moq: 5 }, 9)).toBe(
      'The minimum order of this product is 5. Choose 5 or more.',
    )
    expect(why({ quantity: 5 }, 4)).toBe('Only 4 left in your location.')
    expect(why({ quantity: 5 }, 0)).toBe('Oops! Out of stock in your location.')
    expect(whyNotAsWanted(row({ quantity: 1 }), nowhere)).toBe(unserved)
  })
})

describe('the price of a line', () => {
  it('is the one seen while it is held, to the end of the hold and no longer', () => {
    const held = (until: Date | null) =>
      linePrice(row({ pricePaise: 12_000, priceHeldUntil: until }), at)
    expect(held(after(1))).toMatchObject({ pricePaise: 10_500, before: null })
    expect(held(at)).toMatchObject({ pricePaise: 12_000, before: 10_500 })
    expect(held(after(-1))).toMatchObject({ pricePaise: 12_000, before: 10_500 })
    expect(held(null)).toMatchObject({ pricePaise: 12_000, before: 10_500 })
  })

  it('CART-20 is today’s where that is lower, for the quantity, while it is held', () => {
    const steps = [{ from: 5, price: 10_000 }]
    const held = (part: Partial<CartRow>) =>
      linePrice(
        row({ quantity: 5, priceHeldUntil: after(1), seenVolumePrices: steps, ...part }),
        at,
      )
    expect(held({ pricePaise: 9_900 })).toMatchObject({ pricePaise: 9_900, before: 10_000 })
    expect(held({ pricePaise: 10_100 })).toMatchObject({ pricePaise: 10_000, listPaise: 10_500 })
    expect(held({ pricePaise: 10_500, volumePrices: [{ from: 5, price: 9_800 }] })).toMatchObject({
      pricePaise: 9_800,
      before: 10_000,
    })
  })

  it('names no earlier price where it has not changed', () => {
    expect(linePrice(row(), at)).toMatchObject({ pricePaise: 10_500, before: null })
  })

  const steps = [
    { from: 5, price: 10_000 },
    { from: 8, price: 9_500 },
  ]
  it('CART-11 is that of its quantity, and a change of quantity is no change of price', () => {
    const price = (quantity: number, part: Partial<CartRow> = {}) =>
      linePrice(row({ quantity, volumePrices: steps, seenVolumePrices: steps, ...part }), at)
    expect(price(4)).toMatchObject({ pricePaise: 10_500, before: null })
    expect(price(5)).toMatchObject({ pricePaise: 10_000, before: null })
    expect(price(8)).toMatchObject({ pricePaise: 9_500, before: null, listPaise: 10_500 })
    expect(price(8, { volumePrices: null })).toMatchObject({ pricePaise: 10_500, before: 9_500 })
    expect(price(4, { volumePrices: null })).toMatchObject({ pricePaise: 10_500, before: null })
    expect(price(8, { seenVolumePrices: null })).toMatchObject({
      pricePaise: 9_500,
      before: 10_500,
    })
    expect(
      price(8, { volumePrices: null, pricePaise: 12_000, priceHeldUntil: after(1) }),
    ).toMatchObject({ pricePaise: 9_500, listPaise: 10_500, before: null })
  })

  it('CART-11 is never raised, out of reach, or lowered for prescription medicines and vaccines', () => {
    const price = (part: Partial<CartRow>) =>
      linePrice(row({ quantity: 8, volumePrices: steps, ...part }), at).pricePaise
    expect(price({ pricePaise: 9_000 })).toBe(9_000)
    expect(price({ maxOq: 7 })).toBe(10_000)
    for (const productClass of ['DRUG_H', 'DRUG_H1', 'BIO_C'])
      expect(price({ productClass })).toBe(10_500)
  })
})

it('CART-22 takes a name on engravable products only, and removing one always', () => {
  expect(mayEngrave({ engravable: true }, 'Dr. Rao')).toBe(true)
  expect(mayEngrave({ engravable: false }, 'Dr. Rao')).toBe(false)
  expect(mayEngrave({ engravable: false }, '')).toBe(true)
  expect(mayEngrave({ engravable: false }, undefined)).toBe(true)
})
