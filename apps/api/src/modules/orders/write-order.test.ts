import { describe, expect, it } from 'vitest'
import type { FrozenQuote, GuestForm } from '../checkout/index.ts'
import type { TakenLot } from './make-invoice.ts'
import { planOrder, type OrderInput } from './write-order.ts'

const form: GuestForm = {
  email: 'ward@hospital.example',
  fullName: 'Meera Nair',
  phone: '9876543210',
  pincode: '400001',
  house: '12',
  street: 'Marine Lines',
  landmark: '',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
  gstin: '',
  businessName: '',
}
/** Three pieces of ₹10.50 less ₹1.05 of the seller, with 5 % within the state. */
const line = (offerId: number, sellerId: number): FrozenQuote['lines'][number] => ({
  offerId,
  sku: `S${offerId}`,
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 3,
  unitPricePaise: 1_050,
  mrpPaise: 2_000,
  hsn: '40151200',
  sellerId,
  sellerStateCode: '27',
  coldChain: false,
  vaccine: false,
  engravingName: offerId === 2 ? 'Ward 3' : null,
  gstBp: 500,
  grossPaise: 3_150,
  discountPaise: 105,
  platformPaidPaise: 0,
  taxablePaise: 2_901,
  cgstPaise: 72,
  sgstPaise: 72,
  igstPaise: 0,
  totalPaise: 3_045,
})
const quote: FrozenQuote = {
  placeOfSupply: '27',
  voucher: null,
  // Seller 1 sends two products, seller 2 one; the shop takes a fee.
  lines: [line(1, 1), line(2, 2), line(3, 1)],
  charges: [
    {
      kind: 'cod_fee',
      gstBp: 1800,
      sellerId: null,
      taxablePaise: 4_154,
      cgstPaise: 373,
      sgstPaise: 373,
      igstPaise: 0,
      totalPaise: 4_900,
    },
  ],
  taxByRate: [],
  subtotalPaise: 9_450,
  discountPaise: 315,
  platformPaidPaise: 0,
  mrpTotalPaise: 18_000,
  totalTaxPaise: 0,
  shippingPaise: 0,
  slashedShippingPaise: 0,
  remainingForFreeShippingPaise: 0,
  minimumOrderPaise: 0,
  codFeePaise: 4_900,
  codFeeWaivedPaise: 0,
  totalPaise: 14_035,
}
const lot = (offerId: number, warehouseId: number, quantity: number): TakenLot => ({
  offerId,
  lotId: offerId * 10 + warehouseId,
  warehouseId,
  batchNo: `B${offerId}`,
  expiresOn: '2028-12-31',
  quantity,
})
const at = new Date('2026-11-24T05:30:00Z')

const plan = (input: Partial<OrderInput> = {}) =>
  planOrder(
    {
      checkout: {
        id: 'checkout',
        purchaseId: 'purchase',
        guestId: 'guest',
        customerId: null,
        licences: { 3: { kind: '20/20B', number: 'L-3', validUntil: '2030-12-31' } },
        form,
        quote,
        paymentOption: 2,
        totalPaise: 14_035,
        walletPaise: 0,
      },
      policies: { versions: [{ slug: 'terms', id: 'v-1' }], names: {} },
      lots: [lot(1, 1, 2), lot(1, 2, 1), lot(2, 3, 3), lot(3, 1, 3)],
      arrivals: new Map([
        [1, { from: '2026-11-25', to: '2026-11-26' }],
        [2, { from: '2026-11-27', to: '2026-11-28' }],
        [3, { from: '2026-11-29', to: '2026-11-30' }],
      ]),
      payment: null,
      courier: 'courier',
      secret: 'secret',
      at,
      ...input,
    },
    {
      articles: new Map([[1, { uqc: 'BOX', maker: 'Own Gloves LLP' }]]),
      number: 'UP-261124-7K3M9',
    },
  )

describe('ORDER-01 the rows of an order', () => {
  it('are of the checkout, its buyer and its payment', () => {
    const { order } = plan({ payment: { id: 'pay_1', method: 'upi' } }).rows
    expect(order).toMatchObject({
      number: 'UP-261124-7K3M9',
      checkout_id: 'checkout',
      purchase_id: 'purchase',
      guest_id: 'guest',
      customer_id: null,
      total_paise: 14_035,
      payment_option: 2,
      payment_id: 'pay_1',
      placed_at: at,
    })
    expect(plan().rows.order.payment_id).toBeNull()
  })

  it('have a part for each seller, and one for the shop’s fee', () => {
    const { rows } = plan()
    expect(rows.subOrders.map((sub) => [sub.seller_id, sub.total_paise, sub.state])).toEqual([
      [1, 6_090, 'placed'],
      [2, 3_045, 'placed'],
      [null, 4_900, 'placed'],
    ])
    const [one, two] = rows.subOrders
    expect(rows.lines.map((row) => [row.offer_id, row.sub_order_id])).toEqual([
      [1, one?.id],
      [3, one?.id],
      [2, two?.id],
    ])
  })

  it('keep price, tax, engraving, maker and the licence used of each line', () => {
    const row = (offerId: number) => plan().rows.lines.find((one) => one.offer_id === offerId)
    expect(row(1)).toMatchObject({
      title: 'Gloves, M',
      hsn: '40151200',
      quantity: 3,
      unit_price_paise: 1_050,
      gst_bp: 500,
      taxable_paise: 2_901,
      cgst_paise: 72,
      sgst_paise: 72,
      igst_paise: 0,
      total_paise: 3_045,
      engraving_name: null,
      maker: 'Own Gloves LLP',
      uqc: 'BOX',
      licence_kind: null,
      licence_number: null,
      licence_valid_until: null,
    })
    expect(row(2)).toMatchObject({ engraving_name: 'Ward 3', maker: null })
    expect(row(3)).toMatchObject({
      licence_kind: '20/20B',
      licence_number: 'L-3',
      licence_valid_until: '2030-12-31',
    })
  })

  it('name the batches taken for each line', () => {
    const { lines, lots } = plan().rows
    const offerOf = new Map(lines.map((row) => [row.id, row.offer_id]))
    expect(
      lots
        .map((row) => [offerOf.get(row.order_line_id), row.lot_id, row.warehouse_id, row.quantity])
        .toSorted(([, a = 0], [, b = 0]) => a - b),
    ).toEqual([
      [1, 11, 1, 2],
      [1, 12, 2, 1],
      [2, 23, 3, 3],
      [3, 31, 1, 3],
    ])
  })

  it('have a parcel for each seller and warehouse, with the days of that warehouse', () => {
    const parcels = (lots: TakenLot[]) => {
      const { rows } = plan({ lots })
      const seller = new Map(rows.subOrders.map((sub) => [sub.id, sub.seller_id]))
      return rows.shipments.map((parcel) => [
        seller.get(parcel.sub_order_id),
        parcel.warehouse_id,
        parcel.promised_from,
        parcel.promised_to,
      ])
    }
    expect(parcels([lot(1, 1, 2), lot(1, 2, 1), lot(2, 3, 3), lot(3, 1, 3)])).toEqual([
      [1, 1, '2026-11-25', '2026-11-26'],
      [1, 2, '2026-11-27', '2026-11-28'],
      [2, 3, '2026-11-29', '2026-11-30'],
    ])
    // Two sellers in one warehouse send a parcel each.
    expect(parcels([lot(1, 1, 3), lot(2, 1, 3), lot(3, 1, 3)])).toEqual([
      [1, 1, '2026-11-25', '2026-11-26'],
      [2, 1, '2026-11-25', '2026-11-26'],
    ])
  })
})
