import { describe, expect, it } from 'vitest'
import { goodsPart, lineOf, orderOf, quoteLineOf, saidOf } from '../testing/order.ts'
import { giftCheck } from './gifts.ts'
import type { Line, QuoteLine } from './order.ts'
import type { GiftRule } from './reference.ts'

const nothing = { taxable: 0n, cgst: 0n, sgst: 0n, igst: 0n, total: 0n }
const free: GiftRule = {
  id: 'gift',
  offer: '2',
  price: '0',
  perOrder: 2,
  withOffer: '1',
  packs: '3',
  value: null,
}

/** Three packs of gloves with one pack of masks. */
function orderWith(
  line: Partial<Line> = {},
  quoted: Partial<QuoteLine> = {},
  gloves: Partial<Line> = {},
) {
  const masks = { offerId: '2', quantity: 1n, unitPrice: 0n, ...nothing }
  return orderOf({
    parts: [
      goodsPart({
        lines: [lineOf(gloves), lineOf({ ...masks, id: 'masks', sku: 'MASKS', ...line })],
      }),
    ],
    quote: { lines: [quoteLineOf(), quoteLineOf({ ...masks, deal: 'gift', ...quoted })] },
  })
}
const said = (order: ReturnType<typeof orderWith>, rule: Partial<GiftRule> = {}) =>
  saidOf(giftCheck, order, { gifts: [{ ...free, ...rule }] })

describe('gifts and upsells', () => {
  it('CART-11 are right with the goods that entitle to them', () => {
    expect(said(orderWith())).toEqual([])
    expect(said(orderWith(), { withOffer: null, packs: null, value: '30000' })).toEqual([])
    expect(said(orderWith({ unitPrice: 50n }), { price: '50' })).toEqual([])
  })

  it.each([
    ['is given away without a rule', {}, { deal: null }, {}, ['MASKS is free, and no gift by 1']],
    [
      'costs another amount',
      { unitPrice: 1n },
      {},
      {},
      ['MASKS costs ₹0.01, with other goods ₹0.00 by 1'],
    ],
    [
      'may not be promoted',
      {},
      { productClass: 'DRUG_H1' },
      {},
      ['MASKS may not be promoted by 1'],
    ],
    [
      'was had too often',
      { quantity: 2n },
      {},
      {},
      [
        'MASKS was had 2 times, the other goods grant 1 by 1',
        'MASKS stays 2 times, what was not cancelled grants 1 by 1',
      ],
    ],
    [
      'is another product’s',
      {},
      {},
      { offer: '3' },
      ['MASKS has the price of another product by 1'],
    ],
    [
      'is for more goods than were bought',
      {},
      {},
      { withOffer: null, packs: null, value: '30001' },
      [
        'MASKS was had 1 times, the other goods grant 0 by 1',
        'MASKS stays 1 times, what was not cancelled grants 0 by 1',
      ],
    ],
  ] as const)('CART-11 are found where one %s', (_what, line, quoted, rule, texts) => {
    expect(said(orderWith(line, quoted), rule)).toEqual(texts)
  })

  it('RET-01 are found that stay when their goods are cancelled before anything is packed', () => {
    expect(said(orderWith({}, {}, { cancelled: 1n }))).toEqual([
      'MASKS stays 1 times, what was not cancelled grants 0 by 1',
    ])
    expect(said(orderWith({ cancelled: 1n }, {}, { cancelled: 1n }))).toEqual([])
  })
})
