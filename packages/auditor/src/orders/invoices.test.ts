import { describe, expect, it } from 'vitest'
import {
  day,
  documentOf,
  fee,
  goodsPart,
  lineOf,
  lotOf,
  orderOf,
  quoteLineOf,
  rowOf,
  saidOf,
} from '../testing/order.ts'
import { invoiceCheck } from './invoices.ts'
import type { Invoice, Line, Order, Part } from './order.ts'

const gstin = '27AABCU9603R1ZN'
const row = (part: object = {}) => ({
  sku: 'GLOVES',
  hsn: '401512',
  quantity: 3,
  batches: [{ batchNo: 'B1', quantity: 3 }],
  ...rowOf(lineOf()),
  ...part,
})
const heads = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const
const totalsOf = (rows: readonly Record<string, unknown>[]) =>
  Object.fromEntries(
    heads.map((head) => [
      `${head}Paise`,
      rows.reduce((sum, one) => sum + Number(one[`${head}Paise`]), 0),
    ]),
  )
type Rows = Record<string, unknown>[]
type Wrong = {
  lines?: Rows
  charges?: Rows
  document?: object
  invoice?: Partial<Invoice>
}
function invoiceOf({ lines = [row()], charges = [], document = {}, invoice = {} }: Wrong): Invoice {
  const number = 'T0/26-27/000001'
  return {
    id: number,
    gstin,
    number,
    issuedDay: day,
    parcelId: 'parcel',
    document: documentOf({
      title: 'Tax invoice',
      number,
      orderNumber: orderOf().number,
      issuedOn: day,
      seller: { gstin, stateCode: '27' },
      recipient: { gstin: '', stateCode: '27' },
      lines,
      charges,
      totals: totalsOf([...lines, ...charges]),
      ...document,
    }),
    ...invoice,
  }
}
const feeInvoice = invoiceOf({
  lines: [],
  charges: [rowOf(fee)],
  document: { number: 'UP/26-27/000001' },
  invoice: { id: 'fees', number: 'UP/26-27/000001', parcelId: null },
})
const packed = (state = 'packed') => ({ id: 'parcel', state, warehouseId: 71n, cash: 34_900n })
const partsOf = (invoices: Invoice[], part: Partial<Part> = {}, fees: Invoice[] = [feeInvoice]) =>
  orderOf().parts.map((one) =>
    one.sellerId === null
      ? { ...one, invoices: fees }
      : goodsPart({ state: 'packed', parcels: [packed()], invoices, ...part }),
  )
const said = (wrong: Wrong = {}, part: Partial<Order> = {}) =>
  saidOf(invoiceCheck, orderOf({ parts: partsOf([invoiceOf(wrong)]), ...part }))
const only = (found: string[], text: RegExp) =>
  expect(
    found.filter((one) => text.test(one)),
    found.join('\n'),
  ).toHaveLength(1)

describe('ORDER-06 the invoice of packed goods', () => {
  it('is right as the order says', () => {
    expect(said()).toEqual([])
  })

  it.each<[string, Wrong, RegExp]>([
    ['counts other pieces', { lines: [row({ quantity: 2 })] }, /counts 2, ordered were 3 by -1$/],
    [
      'has other tax',
      { lines: [row({ cgstPaise: 715, taxablePaise: 28_571 })] },
      /has other amounts than its order line by 0$/,
    ],
    [
      'names fewer batches',
      { lines: [row({ batches: [{ batchNo: 'B1', quantity: 2 }] })] },
      /names batches of 2, sold were 3 by -1$/,
    ],
    [
      'names another batch',
      { lines: [row({ batches: [{ batchNo: 'B2', quantity: 3 }] })] },
      /names batch B2, which was not packed by 3$/,
    ],
    [
      'names serial numbers that were not packed',
      { lines: [row({ batches: [{ batchNo: 'B1', quantity: 3, serials: ['S1'] }] })] },
      /names the serial numbers S1, packed were none/,
    ],
    [
      'has an HSN of three digits',
      { lines: [row({ hsn: '401' })] },
      /has the HSN 401, its goods 40151200/,
    ],
    ['has the HSN of other goods', { lines: [row({ hsn: '401519' })] }, /has the HSN 401519/],
    [
      'names a licence that nobody showed',
      { lines: [row({ licence: { number: 'MH-1' } })] },
      /names another licence/,
    ],
    [
      'has a line twice',
      { lines: [row(), row()] },
      /GLOVES was not sold there, or stands on it twice/,
    ],
    [
      'has goods that were not sold',
      { lines: [row({ sku: 'MASKS' })] },
      /MASKS was not sold there/,
    ],
    [
      'doesn’t add up',
      { document: { totals: { ...totalsOf([row()]), totalPaise: 30_001 } } },
      /total adds up to ₹300.00, it says ₹300.01 by 1$/,
    ],
    [
      'has a charge of nobody',
      { charges: [rowOf(fee)] },
      /a charge of ₹49.00 that the order doesn't have by 4900$/,
    ],
    [
      'has another title',
      { document: { title: 'Bill of supply' } },
      /is called Bill of supply, it is a tax invoice/,
    ],
    [
      'has another number',
      { document: { number: 'T0/26-27/000009' } },
      /its number is T0\/26-27\/000009/,
    ],
    ['is of another order', { document: { orderNumber: 'UP-1' } }, /its order is UP-1/],
    [
      'has another date',
      { document: { issuedOn: '2026-11-23' } },
      /its date is 2026-11-23, not 2026-11-24/,
    ],
    [
      'is of another supplier',
      { document: { seller: { gstin: '07AABCU9603R1ZP', stateCode: '27' } } },
      /the supplier's GSTIN is 07/,
    ],
    [
      'is supplied from another state',
      { document: { seller: { gstin, stateCode: '07' } } },
      /the supplier's state is 07, not 27/,
    ],
    [
      'is for another business',
      { document: { recipient: { gstin: '29AAPFU0939F1ZV', stateCode: '27' } } },
      /the recipient's GSTIN is 29AAPFU0939F1ZV, not none/,
    ],
    [
      'is delivered to another state',
      { document: { deliveredTo: { stateCode: '29' } } },
      /the state of delivery is 29, not 27/,
    ],
    [
      'says that the shop pays',
      { document: { paidByShop: { paise: 100 } } },
      /the shop pays ₹1.00, it pays ₹0.00 by 100$/,
    ],
  ])('is wrong that %s', (_what, wrong, text) => {
    only(said(wrong), text)
  })

  it('may name the licence of the buyer, and a line may have none', () => {
    const licensed = { lines: [lineOf({ licenceNumber: 'MH-1' })] }
    const of = (wrong: Wrong) =>
      saidOf(invoiceCheck, orderOf({ parts: partsOf([invoiceOf(wrong)], licensed) }))
    expect(of({ lines: [row({ licence: { number: 'MH-1' } })] })).toEqual([])
    expect(of({})).toEqual([])
    only(of({ lines: [row({ licence: { number: 'MH-2' } })] }), /names another licence/)
  })
})

describe('rules 46A and 49: the document follows from what is taxed', () => {
  const nil = { gstBp: 0n, taxable: 5_000n, cgst: 0n, sgst: 0n, igst: 0n, total: 5_000n }
  const masks: Line = lineOf({
    ...nil,
    id: 'masks',
    offerId: '2',
    sku: 'MASKS',
    quantity: 1n,
    unitPrice: 5_000n,
    lots: [{ ...lotOf, quantity: 1n }],
  })
  const rows = [
    row(),
    {
      ...row({ sku: 'MASKS', quantity: 1, batches: [{ batchNo: 'B1', quantity: 1 }] }),
      ...rowOf(nil),
    },
  ]
  const mixed = (title: string, registered = '') => {
    const recipient = { gstin: registered, stateCode: '27' }
    const order = orderOf()
    const parts = partsOf([invoiceOf({ lines: rows, document: { title, recipient } })], {
      lines: [lineOf(), masks],
    })
    return saidOf(invoiceCheck, {
      ...order,
      parts,
      form: { ...order.form, gstin: registered },
    }).filter((one) => /called|mixes/.test(one))
  }
  it('taxed and nil-rated goods stand on one for a consumer, on two for a registered buyer', () => {
    expect(mixed('Invoice-cum-bill of supply')).toEqual([])
    expect(mixed('Tax invoice')).toHaveLength(1)
    expect(mixed('Invoice-cum-bill of supply', '27AAPFU0939F1ZV').join()).toMatch(
      /mixes taxed and nil-rated/,
    )
  })
})

describe('CGST Act s.31: goods are invoiced when they are packed', () => {
  const order = (invoices: Invoice[], state: string, fees?: Invoice[]) =>
    saidOf(invoiceCheck, orderOf({ parts: partsOf(invoices, { parcels: [packed(state)] }, fees) }))
  it('and not before', () => {
    expect(order([], 'placed', [])).toEqual([])
    only(order([invoiceOf({})], 'placed'), /it is placed, but has an invoice/)
    only(order([invoiceOf({})], 'confirmed'), /it is confirmed, but has an invoice/)
  })
  it.each(['packed', 'shipped', 'delivered', 'rto'])('nor left without one when %s', (state) => {
    only(order([], state), /but ₹300.00 of goods have no invoice by 30000$/)
  })
  it('the fees with the first goods, neither before nor after', () => {
    only(
      order([], 'placed', [feeInvoice]),
      /₹49.00 are invoiced before any goods are packed by 4900$/,
    )
    only(order([invoiceOf({})], 'packed', []), /₹49.00 have no invoice by 4900$/)
  })
})

describe('RET-03 a line in three parcels', () => {
  // 7 × ₹100.13 less ₹1.01 at 12 %. After 1 piece ₹99.99 with tax of ₹5.35 twice, after 6 ₹599.91 with ₹32.14 twice, in all ₹699.90 with ₹37.49 twice.
  const amounts = {
    gstBp: 1200n,
    taxable: 62_492n,
    cgst: 3_749n,
    sgst: 3_749n,
    igst: 0n,
    total: 69_990n,
  }
  const parts = { first: 1, second: 5, third: 1 }
  const line = lineOf({
    ...amounts,
    quantity: 7n,
    unitPrice: 10_013n,
    lots: Object.entries(parts).map(([parcelId, many]) => ({
      ...lotOf,
      parcelId,
      quantity: BigInt(many),
    })),
  })
  const invoiced = (
    id: keyof typeof parts,
    [totalPaise, taxablePaise, half]: [number, number, number],
  ): Invoice => {
    const number = `T0/26-27/${id}`
    const own = invoiceOf({
      lines: [
        row({
          quantity: parts[id],
          batches: [{ batchNo: 'B1', quantity: parts[id] }],
          gstBp: 1200,
          totalPaise,
          taxablePaise,
          cgstPaise: half,
          sgstPaise: half,
        }),
      ],
      document: { number },
    })
    return { ...own, id: number, number, parcelId: id }
  }
  const audited = (second: [number, number, number]) =>
    saidOf(
      invoiceCheck,
      orderOf({
        quote: {
          lines: [quoteLineOf({ ...amounts, quantity: 7n, unitPrice: 10_013n, discount: 101n })],
        },
        parts: partsOf(
          [
            invoiced('first', [9_999, 8_929, 535]),
            invoiced('second', second),
            invoiced('third', [9_999, 8_929, 535]),
          ],
          {
            lines: [line],
            parcels: Object.keys(parts).map((id) => ({ ...packed(), id })),
            total: 69_990n,
          },
        ),
      }),
    ).filter((one) => /amounts|add up/.test(one))
  it('has on each what the pieces so far come to, less what those before came to', () => {
    // Three paise less than five sevenths of the line's value.
    expect(audited([49_992, 44_634, 2_679])).toEqual([])
  })
  it('and not a paisa more', () => {
    only(audited([49_992, 44_636, 2_678]), /has other amounts than 5 of 7 of its order line/)
  })
})

it('CART-23 a part of a line that was nil-rated when it was ordered bears IGST between states', () => {
  // 6 × ₹100 at nil, 2 of them cancelled; the other four are packed at 18 %: ₹400 with ₹61.02 of tax.
  const amounts = { gstBp: 0n, taxable: 60_000n, cgst: 0n, sgst: 0n, igst: 0n, total: 60_000n }
  const priced = { ...amounts, quantity: 6n, unitPrice: 10_000n }
  const line = lineOf({ ...priced, cancelled: 2n, lots: [{ ...lotOf, quantity: 4n }] })
  const audited = (igstPaise: number) => {
    const packedRow = row({
      quantity: 4,
      batches: [{ batchNo: 'B1', quantity: 4 }],
      gstBp: 1_800,
      totalPaise: 40_000,
      taxablePaise: 40_000 - igstPaise,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise,
    })
    const order = orderOf({
      quote: { lines: [quoteLineOf({ ...priced, discount: 0n })] },
      parts: partsOf([invoiceOf({ lines: [packedRow] })], { lines: [line], total: 40_000n }),
    })
    const form = { ...order.form, pincode: '560001', stateCode: '29' }
    return saidOf(invoiceCheck, { ...order, form }).filter((one) => /other amounts/.test(one))
  }
  expect(audited(6_102)).toEqual([])
  only(audited(6_101), /has other amounts than 4 of 6 of its order line/)
})
