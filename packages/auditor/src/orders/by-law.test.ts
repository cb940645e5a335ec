import { describe, expect, it } from 'vitest'
import {
  cashFee,
  catalogued,
  day,
  fee,
  goodsPart,
  lineOf,
  orderOf,
  quoteLineOf,
  saidOf,
  withLine,
} from '../testing/order.ts'
import { batchCheck, licenceCheck } from './goods.ts'
import { placeCheck, placeOfPart, placeOfSupply } from './place.ts'
import { rateCheck } from './rates.ts'
import { taxCheck } from './tax.ts'
import { chargeCheck, discountCheck, totalCheck } from './totals.ts'
import type { Line, Order } from './order.ts'

it('an order as it should be has nothing wrong', () => {
  for (const check of [
    totalCheck,
    chargeCheck,
    discountCheck,
    placeCheck,
    rateCheck,
    taxCheck,
    batchCheck,
    licenceCheck,
  ])
    expect(saidOf(check, orderOf()), check.name).toEqual([])
})

it.each([
  ['its total', { total: 34_901n }, 'its total is ₹349.01, not ₹349.00 by 1'],
  [
    'its quote’s total',
    { quote: { total: 34_899n } },
    "the quote's total is ₹348.99, not ₹349.00 by -1",
  ],
  [
    'a part’s total',
    { parts: [goodsPart({ total: 29_999n })] },
    'its total is ₹299.99, not ₹300.00 by -1',
  ],
  [
    'a price above the MRP',
    { quote: { lines: [quoteLineOf({ mrp: 9_999n })] } },
    'GLOVES was sold above its MRP of ₹99.99 (Legal Metrology Rules 2011) by 1',
  ],
  ['a line that its quote lacks', { quote: { lines: [] } }, 'it has 1 lines, its quote 0 by 1'],
  [
    'another quantity than its quote',
    withLine({ quantity: 4n }),
    'GLOVES differs from the quote by null',
  ],
  [
    'another price than its quote',
    withLine({ unitPrice: 10_001n }),
    'GLOVES differs from the quote by null',
  ],
  ['no lines', { parts: [] }, 'it has no lines by null'],
  [
    'an open checkout',
    { checkout: { state: 'open', total: 34_900n, samePurchase: true } },
    'its checkout is open, not placed by null',
  ],
  [
    'another purchase',
    { checkout: { state: 'placed', total: 34_900n, samePurchase: false } },
    'its checkout is of another purchase by null',
  ],
  ['no checkout', { checkout: null }, 'its checkout is gone by null'],
] as const)('CART-18 totals name %s', (_what, part, text) => {
  expect(saidOf(totalCheck, orderOf(part as Partial<Order>))).toContain(text)
})

describe('CHECKOUT-05 CART-17 charges', () => {
  const rule = (part: object) => ({ charges: [{ ...cashFee, ...part }] })
  const charged = (total: bigint, kind = 'cod_fee', sellerId: bigint | null = null) =>
    orderOf({ quote: { charges: [{ ...fee, kind, sellerId, total }] } })
  it.each([
    [
      'of another amount',
      charged(4_800n),
      {},
      /cod_fee is ₹48.00, on 2026-11-24 it was ₹49.00 by -100$/,
    ],
    [
      'for cash of an order paid online',
      { ...charged(4_900n), paymentOption: 1n },
      {},
      /cod_fee is ₹49.00, on 2026-11-24 it was ₹0.00 by 4900$/,
    ],
    [
      'that the goods’ value waives',
      charged(4_900n),
      rule({ freeFrom: '30000' }),
      /it was ₹0.00 by 4900$/,
    ],
    [
      'that their value doesn’t waive',
      charged(0n),
      rule({ freeFrom: '30001' }),
      /it was ₹49.00 by -4900$/,
    ],
    ['for each seller', charged(9_800n), rule({ basis: 'per_seller' }), /it was ₹49.00 by 4900$/],
    [
      'above its share of the goods',
      charged(751n),
      rule({ basis: 'percentage', percentBp: 250 }),
      /it was ₹7.50 by 1$/,
    ],
    [
      'above its maximum',
      charged(750n),
      rule({ basis: 'percentage', percentBp: 250, atMost: '700' }),
      /it was ₹7.00 by 50$/,
    ],
    ['that had ended', charged(4_900n), rule({ validTo: '2026-11-22' }), /it was ₹0.00 by 4900$/],
    [
      'that had not begun',
      charged(4_900n),
      rule({ validFrom: '2026-11-25' }),
      /it was ₹0.00 by 4900$/,
    ],
    [
      'for a logger without a vaccine',
      charged(4_900n, 'data_logger'),
      rule({ kind: 'data_logger' }),
      /data_logger is ₹49.00, on 2026-11-24 it was ₹0.00/,
    ],
    [
      'taxed like no goods of their order',
      charged(4_900n, 'cod_fee', 7n),
      {},
      /taxed at 18 %, which no goods of the order are/,
    ],
  ])('are wrong %s', (_what, order, tables, text) => {
    const said = saidOf(chargeCheck, order, tables)
    expect(
      said.filter((one) => text.test(one)),
      said.join('\n'),
    ).toHaveLength(1)
  })
  it('may be a logger for a vaccine, or none: the buyer adds it', () => {
    const lines = [quoteLineOf({ vaccine: true })]
    const tables = rule({ kind: 'data_logger' })
    for (const charges of [[], [{ ...fee, kind: 'data_logger' }]])
      expect(saidOf(chargeCheck, orderOf({ quote: { lines, charges } }), tables)).toEqual([])
  })
})

describe('CART-09 discounts', () => {
  type Voucher = NonNullable<Order['voucher']>
  const use: Voucher = {
    code: 'WARD5',
    discount: 3_000n,
    sellerId: null,
    percentBp: null,
    amount: 3_000n,
    most: null,
    least: 0n,
    redeemed: true,
  }
  /** WARD5, which the shop pays, takes ₹30.00 off. */
  const vouched = (voucher: Partial<Voucher> = {}, line = {}, quote = {}) =>
    orderOf({
      voucher: { ...use, ...voucher },
      quote: {
        voucher: 'WARD5',
        discount: 3_000n,
        platformPaid: 3_000n,
        lines: [quoteLineOf({ platformPaid: 3_000n, ...line })],
        ...quote,
      },
    })
  it('are sound as the voucher promised', () => {
    expect(saidOf(discountCheck, vouched())).toEqual([])
    expect(saidOf(discountCheck, vouched({ percentBp: 1_000n, amount: null }))).toEqual([])
  })
  it.each([
    [
      'give more than the amount',
      vouched({ amount: 2_999n }),
      'WARD5 gave ₹30.00, at most ₹29.99 was promised by 1',
    ],
    [
      'give more than the share',
      vouched({ percentBp: 999n }),
      'WARD5 gave ₹30.00, at most ₹29.97 was promised by 3',
    ],
    [
      'give more than the maximum',
      vouched({ most: 2_500n }),
      'WARD5 gave ₹30.00, at most ₹25.00 was promised by 500',
    ],
    [
      'say another use',
      vouched({ discount: 2_000n }),
      'the use of WARD5 is ₹20.00, not ₹30.00 by -1000',
    ],
    [
      'are the seller’s, charged to the shop',
      vouched({ sellerId: 7n }),
      'WARD5 is paid by the seller, but ₹30.00 is charged to the other by 3000',
    ],
    [
      'differ from their lines',
      vouched({}, {}, { discount: 2_999n }),
      'its discount is ₹29.99, not ₹30.00 by -1',
    ],
    [
      'differ from what the shop pays',
      vouched({}, {}, { platformPaid: 2_999n }),
      'what the shop pays of its lines is ₹30.00, not ₹29.99 by 1',
    ],
    [
      'have no use',
      vouched({ redeemed: false }),
      'its quote has WARD5, the uses have none by null',
    ],
    [
      'have no voucher',
      vouched({ redeemed: false }, {}, { voucher: null }),
      'a discount without a voucher by 3000',
    ],
    ...['DRUG_H', 'DRUG_H1', 'BIO_C'].map(
      (productClass) =>
        [
          `promote ${productClass}`,
          vouched({}, { productClass }),
          `a discount on goods of class ${productClass} by 3000`,
        ] as const,
    ),
  ] as const)('are wrong that %s', (_what, order, text) => {
    expect(saidOf(discountCheck, order)).toContain(text)
  })
})

describe('CART-23 place of supply', () => {
  const form = {
    pincode: '400001',
    gstin: '',
    stateCode: '27',
    billingState: null,
    thirdParty: false,
    sez: null,
  }
  const registered = { ...form, gstin: '29AAPFU0939F1ZV', billingState: '29' }
  it('is where goods are delivered, but for a third party where the buyer is registered; of services there always', () => {
    const of = (part: typeof registered | typeof form) => [
      placeOfSupply(part),
      placeOfPart(part, { sellerId: 7n }),
      placeOfPart(part, { sellerId: null }),
    ]
    expect(of(form)).toEqual(['27', '27', '27'])
    expect(of(registered)).toEqual(['27', '27', '29'])
    expect(of({ ...registered, thirdParty: true })).toEqual(['29', '29', '29'])
    expect(of({ ...registered, thirdParty: true, billingState: '33' })).toEqual(['27', '27', '29'])
  })
  it('is a state, the quote’s, and one that the pincode lies in', () => {
    expect(saidOf(placeCheck, orderOf({ quote: { placeOfSupply: '29' } }))).toEqual([
      "the quote's place of supply is 29, by law 27 by null",
    ])
    expect(saidOf(placeCheck, orderOf({ pincodeStates: ['24', '26'] }))).toEqual([
      'it goes to state 27, but the pincode 400001 lies in 24 or 26 by null',
    ])
    const nowhere = orderOf({ form: { ...form, stateCode: '28' }, pincodeStates: [] })
    expect(saidOf(placeCheck, nowhere)).toContain('the place of supply 28 is no state by null')
  })
})

describe('CART-23 rates and tax', () => {
  const row = {
    hsnPrefix: '4015',
    tag: null,
    maxPiece: null,
    rateBp: 500,
    validFrom: null,
    validTo: null,
  }
  const rated = (gst: object[], line: Partial<Line> = {}) =>
    saidOf(rateCheck, orderOf(withLine(line)), { gst: gst.map((one) => ({ ...row, ...one })) })
  it.each([
    ['the longest heading counts', [{}, { hsnPrefix: '40151', rateBp: 1800 }], 1800],
    ['a heading of other goods doesn’t', [{}, { hsnPrefix: '40152', rateBp: 1800 }], 500],
    ['the newest row counts', [{}, { rateBp: 1800, validFrom: day }], 1800],
    ['one that begins tomorrow doesn’t', [{}, { rateBp: 1800, validFrom: '2026-11-25' }], 500],
    [
      'nor one that ended yesterday',
      [{}, { rateBp: 1800, validFrom: '2026-01-01', validTo: '2026-11-23' }],
      500,
    ],
    ['a description of other goods doesn’t', [{}, { tag: 'other', rateBp: 1800 }], 500],
    [
      'a piece of the slab’s value has its rate',
      [{ rateBp: 1800 }, { maxPiece: '9524', rateBp: 500 }],
      500,
    ],
    ['one of a paisa more hasn’t', [{ rateBp: 1800 }, { maxPiece: '9523', rateBp: 500 }], 1800],
  ])('%s', (_what, gst, due) => {
    expect(rated(gst)).toHaveLength(due === 500 ? 0 : 1)
  })
  it('a stated rate stands from its day until the law changes', () => {
    const goods = { ...catalogued, stated: { rateBp: 1200n, from: '2026-06-01' } }
    const taxed = { gstBp: 1200n, goods }
    expect(rated([{ validFrom: '2026-01-01' }], taxed)).toEqual([])
    expect(rated([{ validFrom: '2026-06-02' }], taxed)).toHaveLength(1)
    const later = { ...goods, stated: { rateBp: 1200n, from: '2026-11-25' } }
    expect(rated([{ validFrom: '2026-01-01' }], { gstBp: 1200n, goods: later })).toHaveLength(1)
  })
  it('the tax inside is to the paisa, halves within the state, whole between states', () => {
    expect(saidOf(taxCheck, orderOf(withLine({ cgst: 715n, taxable: 28_571n })))).toEqual([
      'GLOVES: taxable value is ₹285.71, by law ₹285.72 by -1',
      'GLOVES: CGST is ₹7.15, by law ₹7.14 by 1',
    ])
    expect(saidOf(taxCheck, orderOf(withLine({ unitPrice: 10_001n })))).toEqual([
      'GLOVES: 3 × ₹100.01 less ₹0.00 is ₹300.03, the line says ₹300.00 by -3',
    ])
    const between = { taxable: 28_571n, cgst: 0n, sgst: 0n, igst: 1_429n }
    const delhi = goodsPart({ gstin: '07AABCU9603R1ZP', lines: [lineOf(between)] })
    expect(saidOf(taxCheck, orderOf({ parts: [delhi] }))).toEqual([])
    expect(saidOf(taxCheck, orderOf(withLine(between)))).not.toEqual([])
    expect(saidOf(taxCheck, orderOf({ parts: [goodsPart({ gstin: null })] }))).toContain(
      'nobody knows which GSTIN supplies it by null',
    )
  })
})
