import { describe, expect, it } from 'vitest'
import type { QuoteCharge, QuoteLine } from './quote.ts'
import { retax } from './retax.ts'

/** ₹118.00 with 18 % within the state. */
const line = (changes: Partial<QuoteLine> = {}): QuoteLine => ({
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 1,
  unitPricePaise: 11_800,
  mrpPaise: null,
  hsn: '40151200',
  sellerId: 1,
  sellerStateCode: '27',
  coldChain: false,
  vaccine: false,
  engravingName: null,
  gstBp: 1_800,
  grossPaise: 11_800,
  discountPaise: 0,
  platformPaidPaise: 0,
  taxablePaise: 10_000,
  cgstPaise: 900,
  sgstPaise: 900,
  igstPaise: 0,
  totalPaise: 11_800,
  ...changes,
})
const delivery: QuoteCharge = {
  kind: 'shipping',
  gstBp: 1_800,
  sellerId: 1,
  taxablePaise: 5_000,
  cgstPaise: 450,
  sgstPaise: 450,
  igstPaise: 0,
  totalPaise: 5_900,
}
const flat = (rateBp: number) => ({ gst: { rateBp, cheap: null }, packSize: 1 })

describe('a seller’s part with the rates of another day', () => {
  it('is the same where no rate has changed, or none is known', () => {
    const part = { lines: [line()], charges: [delivery] }
    expect(retax(part, '27', () => flat(1_800))).toEqual(part)
    expect(retax(part, '27', () => undefined)).toEqual(part)
  })

  it('CART-23 keeps totals and moves the tax inside, of the charges too (CGST Act s.8, s.14)', () => {
    const part = { lines: [line(), line({ offerId: 2, sku: 'B' })], charges: [delivery] }
    const { lines, charges } = retax(part, '27', ({ offerId }) => flat(offerId === 1 ? 500 : 1_800))
    // In ₹118.00 at 5 % are ₹5.62; half of the delivery is taxed as each line: ₹29.50 with ₹1.40 and ₹4.50.
    expect(lines).toMatchObject([
      { gstBp: 500, taxablePaise: 11_238, cgstPaise: 281, sgstPaise: 281, totalPaise: 11_800 },
      line({ offerId: 2, sku: 'B' }),
    ])
    expect(charges).toMatchObject([
      { gstBp: 500, taxablePaise: 2_810, cgstPaise: 70, sgstPaise: 70, totalPaise: 2_950 },
      { gstBp: 1_800, taxablePaise: 2_500, cgstPaise: 225, sgstPaise: 225, totalPaise: 2_950 },
    ])
  })

  it('CART-23 follows the value of a piece between states', () => {
    const terms = {
      gst: { rateBp: 1_800, cheap: { maxPiecePaise: 10_000, rateBp: 500 } },
      packSize: 2,
    }
    const { lines } = retax({ lines: [line()], charges: [] }, '29', () => terms)
    expect(lines).toMatchObject([
      { gstBp: 500, taxablePaise: 11_238, cgstPaise: 0, igstPaise: 562, totalPaise: 11_800 },
    ])
  })
})
