import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinVouchers, planMerge, type CartVoucherState, type MergeLine } from './merge-rules.ts'

const at = new Date('2026-11-24T05:30:00Z')
const later = new Date(at.getTime() + 60_000)
const line = (part: Partial<MergeLine> = {}): MergeLine => ({
  offerId: 1,
  quantity: 2,
  engravingName: null,
  gift: false,
  shelfLifeMonths: null,
  seenPricePaise: 10_000,
  seenVolumePrices: null,
  seenDeal: null,
  priceHeldUntil: null,
  addedAt: at,
  maxOq: 5,
  ...part,
})

describe('CART-08 merging carts', () => {
  it('CART-08 moves lines that only the guest has, unchanged', () => {
    const { write, left } = planMerge(
      [line({ offerId: 2 })],
      [line({ quantity: 3, engravingName: 'Dr. A' })],
      100,
      at,
    )
    expect(write).toMatchObject([{ offerId: 1, quantity: 3, engravingName: 'Dr. A', note: null }])
    expect(left).toEqual([])
  })

  it('CART-08 adds up lines that both have, and says so', () => {
    const { write } = planMerge([line()], [line({ quantity: 3 })], 100, at)
    expect(write).toMatchObject([
      { quantity: 5, note: '3 from before you signed in joined the 2 in your account’s cart.' },
    ])
  })

  it('CART-07 CART-08 enforces the cap, and names it', () => {
    const { write } = planMerge([line({ quantity: 4 })], [line({ quantity: 3 })], 100, at)
    expect(write).toMatchObject([
      {
        quantity: 5,
        note: '3 from before you signed in joined the 4 in your account’s cart. You can only buy 5 at a time.',
      },
    ])
    expect(planMerge([], [line({ quantity: 9 })], 100, at).write).toMatchObject([
      { quantity: 5, note: 'You had 9 of this product. You can only buy 5 at a time.' },
    ])
  })

  it('CART-08 never reduces the account’s lines, even above a lowered cap', () => {
    expect(
      planMerge([line({ quantity: 8 })], [line({ quantity: 1 })], 100, at).write,
    ).toMatchObject([{ quantity: 8 }])
  })

  it('CART-08 CART-22 keeps the account’s engraving and reports the other one', () => {
    const { write } = planMerge(
      [line({ engravingName: 'Dr. A' })],
      [line({ quantity: 1, engravingName: 'Dr. B' })],
      100,
      at,
    )
    expect(write[0]?.engravingName).toBe('Dr. A')
    expect(write[0]?.note).toContain('The engraving stays “Dr. A”, not “Dr. B”.')
    expect(planMerge([line()], [line({ engravingName: 'Dr. B' })], 100, at).write[0]).toMatchObject(
      { engravingName: 'Dr. B', note: expect.not.stringContaining('engraving') },
    )
  })

  it('CART-08 keeps the lower of two held prices', () => {
    const plan = (mine: Partial<MergeLine>, theirs: Partial<MergeLine>) =>
      planMerge([line(mine)], [line(theirs)], 100, at).write[0]
    expect(
      plan({ seenPricePaise: 9_000 }, { seenPricePaise: 11_000, priceHeldUntil: later }),
    ).toMatchObject({ seenPricePaise: 11_000, priceHeldUntil: later })
    expect(
      plan(
        { seenPricePaise: 9_000, priceHeldUntil: later },
        { seenPricePaise: 8_000, priceHeldUntil: later },
      ),
    ).toMatchObject({ seenPricePaise: 8_000 })
    expect(
      plan({ seenPricePaise: 9_000 }, { seenPricePaise: 11_000, addedAt: later }),
    ).toMatchObject({ seenPricePaise: 11_000 })
    // The customer has seen the product after the guest did.
    expect(
      plan({ seenPricePaise: 9_000, addedAt: later }, { seenPricePaise: 11_000 }),
    ).toMatchObject({ seenPricePaise: 9_000 })
    // With it go the volume prices seen then.
    const seenVolumePrices = [{ from: 3, price: 7_000 }]
    expect(
      plan(
        { seenPricePaise: 9_000, priceHeldUntil: later },
        { seenPricePaise: 8_000, priceHeldUntil: later, seenVolumePrices },
      ),
    ).toMatchObject({ seenPricePaise: 8_000, seenVolumePrices })
    // A price is held to its end, and no longer.
    expect(
      plan(
        { seenPricePaise: 9_000, addedAt: later },
        { seenPricePaise: 8_000, priceHeldUntil: at },
      ),
    ).toMatchObject({ seenPricePaise: 9_000, priceHeldUntil: null })
  })

  it('CART-08 leaves lines without room in the guest’s cart, and still merges existing lines', () => {
    const { write, left } = planMerge(
      [line({ offerId: 1 }), line({ offerId: 2 })],
      [line({ offerId: 3 }), line({ offerId: 4 }), line({ offerId: 2 })],
      3,
      at,
    )
    expect(write.map((one) => one.offerId)).toEqual([3, 2])
    expect(left.map((one) => one.offerId)).toEqual([4])
  })

  it('CART-08 loses no product and no unit below the cap, for random carts', () => {
    const carts = fc.uniqueArray(
      fc.record({
        offerId: fc.integer({ min: 1, max: 12 }),
        quantity: fc.integer({ min: 1, max: 5 }),
      }),
      { selector: (one) => one.offerId },
    )
    fc.assert(
      fc.property(carts, carts, (a, b) => {
        const [mine, theirs] = [a.map((one) => line(one)), b.map((one) => line(one))]
        const { write, left } = planMerge(mine, theirs, 100, at)
        expect(left).toEqual([])
        for (const one of theirs) {
          const before = mine.find((other) => other.offerId === one.offerId)?.quantity ?? 0
          expect(write.find((other) => other.offerId === one.offerId)?.quantity).toBe(
            Math.min(5, before + one.quantity),
          )
        }
      }),
    )
  })
})

describe('CART-25 the voucher of a merged cart', () => {
  const none: CartVoucherState = { voucherCode: null, autoVoucher: null }
  const own = (voucherCode: string): CartVoucherState => ({ voucherCode, autoVoucher: null })
  const put = (voucherCode: string): CartVoucherState => ({ voucherCode, autoVoucher: 'on' })
  const off: CartVoucherState = { voucherCode: null, autoVoucher: 'off' }

  it.each<[string, CartVoucherState, CartVoucherState, CartVoucherState]>([
    ['is the customer’s, else the guest’s', own('MINE'), put('THEIRS'), own('MINE')],
    ['comes with how it was put on', none, put('THEIRS'), put('THEIRS')],
    ['is not one of the shop where the customer took one off', off, put('THEIRS'), off],
    ['is not one of the shop where the guest took one off', put('MINE'), off, off],
    [
      'stays the buyer’s own after a removal',
      off,
      own('THEIRS'),
      { voucherCode: 'THEIRS', autoVoucher: 'off' },
    ],
  ])('CART-08 CART-25 %s', (_, mine, theirs, merged) => {
    expect(joinVouchers(mine, theirs)).toEqual(merged)
  })
})
