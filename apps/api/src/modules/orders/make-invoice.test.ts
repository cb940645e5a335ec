import { describe, expect, it } from 'vitest'
import type { FrozenQuote, GuestForm } from '../checkout/index.ts'
import type { SaleLicences } from '../sellers/index.ts'
import {
  makeInvoice,
  splitByDocument,
  type InvoiceInput,
  type Supplier,
  type TakenLot,
} from './make-invoice.ts'
import type { Article } from './model.ts'
import type { Part } from './split-order.ts'

type Line = FrozenQuote['lines'][number]

const form: GuestForm = {
  email: 'ward@hospital.example',
  fullName: 'Meera Nair',
  phone: '9876543210',
  pincode: '560001',
  house: '4',
  street: 'Residency Road',
  landmark: 'Gate 2',
  city: 'Bengaluru',
  state: 'Karnataka',
  stateCode: '29',
  gstin: '',
  businessName: '',
}
const office = {
  fullName: 'Asha Rao',
  pincode: '400050',
  house: '7',
  street: 'Hill Road',
  landmark: '',
  city: 'Mumbai',
  state: 'Maharashtra',
  stateCode: '27',
}
const supplier: Supplier = {
  legalName: 'Arogya Medicare LLP',
  tradeName: 'Arogya',
  address: '1 Test Road',
  city: 'Mumbai',
  stateCode: '27',
  state: 'Maharashtra',
  pincode: '400001',
  gstin: '27AABCT0001T1Z5',
  licence: 'MFG/1',
  invoicePrefix: 'MH1',
  hsnDigits: 4,
}
/** ₹105 with 5 % between states. */
const line = (part: Partial<Line> = {}): Line => ({
  offerId: 1,
  sku: 'A',
  title: 'Gloves',
  optionLabel: 'M',
  quantity: 1,
  unitPricePaise: 10_500,
  mrpPaise: 12_000,
  hsn: '40151200',
  sellerId: 1,
  sellerStateCode: '27',
  coldChain: false,
  vaccine: false,
  engravingName: null,
  gstBp: 500,
  grossPaise: 10_500,
  discountPaise: 0,
  platformPaidPaise: 0,
  taxablePaise: 10_000,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 500,
  totalPaise: 10_500,
  ...part,
})
const nil = { gstBp: 0, taxablePaise: 10_500, igstPaise: 0 }
/** ₹49 with 18 % within the state. */
const fee: Part['charges'][number] = {
  kind: 'cod_fee',
  gstBp: 1800,
  sellerId: null,
  taxablePaise: 4_154,
  cgstPaise: 373,
  sgstPaise: 373,
  igstPaise: 0,
  totalPaise: 4_900,
}
const partOf = (lines: Line[], part: Partial<Part> = {}): Part => ({
  sellerId: 1,
  lines,
  charges: [],
  totalPaise: 0,
  ...part,
})
const lot = (batchNo: string, expiresOn: string | null, quantity: number, part = {}): TakenLot => ({
  offerId: 1,
  lotId: 1,
  warehouseId: 1,
  batchNo,
  expiresOn,
  quantity,
  ...part,
})
const article = (productClass: string): Article => ({
  uqc: 'BOX',
  productClass,
  maker: 'Own Gloves LLP',
  mrpPaise: 12_000,
})
const invoice = (input: Partial<InvoiceInput> = {}) =>
  makeInvoice({
    part: partOf([line()]),
    supplier,
    form,
    placeOfSupply: '29',
    voucher: null,
    orderNumber: 'UP-261124-7K3M9',
    paidBy: 'Cash on delivery',
    orderedAt: new Date('2026-11-23T18:29:00Z'),
    at: new Date('2026-11-24T05:30:00Z'),
    lots: [],
    articles: new Map(),
    sellerLicences: {
      premisesFor: () => 'all',
      boundGoods: () => [],
      isSuspended: () => false,
      licencesFor: () => [],
    },
    licences: null,
    operator: { legalName: 'Upchar Marketplace Private Limited', gstin: '27AABCU7421K1Z5' },
    ...input,
  })

describe('ORDER-06 the document of a supply', () => {
  it('RET-03 is of the day in India on which it is packed, and names that of the order', () => {
    const { issuedOn, orderedOn } = invoice({ at: new Date('2027-03-31T18:30:00Z') })
    expect([issuedOn, orderedOn]).toEqual(['2027-04-01', '2026-11-23'])
  })

  it('names the e-commerce operator where another seller sells, and not where the operator does', () => {
    const operator = { legalName: 'Upchar Marketplace Private Limited', gstin: '27AABCU7421K1Z5' }
    expect(invoice().operator).toEqual(operator)
    expect(invoice({ supplier: { ...supplier, gstin: operator.gstin } })).not.toHaveProperty(
      'operator',
    )
  })

  it('names who is billed and where it is delivered', () => {
    const here = {
      name: 'Meera Nair',
      address: '4, Residency Road, Gate 2',
      city: 'Bengaluru',
      state: 'Karnataka',
      stateCode: '29',
      pincode: '560001',
    }
    expect(invoice()).toMatchObject({ recipient: here, deliveredTo: here })
    const buyer = { gstin: '27AAACX1234A1ZX', businessName: 'Sunrise Trust' }
    expect(invoice({ form: { ...form, ...buyer, billing: office } })).toMatchObject({
      recipient: {
        name: 'Asha Rao',
        address: '7, Hill Road',
        city: 'Mumbai',
        stateCode: '27',
        pincode: '400050',
        phone: '9876543210',
        ...buyer,
      },
      deliveredTo: here,
    })
  })

  it('is supplied where goods are delivered, and the shop’s service where a registered buyer is', () => {
    const place = (part: Part, gstin: string) =>
      invoice({ part, form: { ...form, gstin } }).placeOfSupply
    const service = partOf([], { sellerId: null, charges: [fee] })
    const karnataka = { stateCode: '29', state: 'Karnataka' }
    expect(place(partOf([line()]), '27AAACX1234A1ZX')).toEqual(karnataka)
    expect(place(service, '27AAACX1234A1ZX')).toEqual({ stateCode: '27', state: 'Maharashtra' })
    expect(place(service, '')).toEqual(karnataka)
  })

  it('adds up each kind of tax of goods and charges', () => {
    const { totals } = invoice({ part: partOf([line(), line(nil)], { charges: [fee] }) })
    expect(totals).toEqual({
      taxablePaise: 10_000 + 10_500 + 4_154,
      cgstPaise: 373,
      sgstPaise: 373,
      igstPaise: 500,
      totalPaise: 2 * 10_500 + 4_900,
    })
  })

  it('has a code of as many digits as the supplier prints, and none for delivery with the goods', () => {
    const delivery = { ...fee, kind: 'shipping', sellerId: 1 } as const
    const codes = (hsnDigits: number, sellerId: number | null) => {
      const made = invoice({
        supplier: { ...supplier, hsnDigits },
        part: partOf([line()], { sellerId, charges: [sellerId === null ? fee : delivery] }),
      })
      return [made.lines[0]?.hsn, made.charges[0]?.hsn, made.charges[0]?.label]
    }
    expect(codes(4, 1)).toEqual(['4015', '', 'Delivery'])
    expect(codes(6, null)).toEqual(['401512', '998599', 'Cash on delivery fee'])
    expect(codes(4, null)).toEqual(['4015', '9985', 'Cash on delivery fee'])
  })

  it.each([
    ['taxed goods', [line()], 'Tax invoice'],
    ['nil-rated goods', [line(nil)], 'Bill of supply'],
    ['both', [line(nil), line()], 'Invoice-cum-bill of supply'],
  ] as const)('of %s has its title', (_, lines, title) => {
    expect(invoice({ part: partOf([...lines]) }).title).toBe(title)
  })

  it('is one for an unregistered buyer, and two for a registered one who buys both', () => {
    const [taxed, free] = [line(), line({ ...nil, offerId: 2 })]
    const offers = (lines: Line[], gstin: string) =>
      splitByDocument(partOf(lines, { charges: [fee] }), { gstin }).map((document) => [
        document.lines.map(({ offerId }) => offerId),
        document.charges.length,
      ])
    const registered = '27AAACX1234A1ZX'
    expect(offers([free, taxed], '')).toEqual([[[2, 1], 1]])
    expect(offers([free, taxed], registered)).toEqual([
      [[1], 1],
      [[2], 0],
    ])
    expect(splitByDocument(partOf([free]), { gstin: registered })).toHaveLength(1)
    expect(splitByDocument(partOf([taxed]), { gstin: registered })).toHaveLength(1)
  })
})

describe('ORDER-06 a line of an invoice', () => {
  it('lists its own batches, first expiry first, each once', () => {
    const lots = [
      lot('C', null, 1),
      lot('B', '2027-06-30', 2),
      lot('A', '2028-01-31', 3),
      lot('B', '2027-06-30', 4, { lotId: 2, warehouseId: 2 }),
      lot('X', '2027-01-31', 9, { offerId: 2 }),
    ]
    expect(invoice({ lots }).lines[0]?.batches).toEqual([
      { batchNo: 'B', expiresOn: '2027-06-30', quantity: 6 },
      { batchNo: 'A', expiresOn: '2028-01-31', quantity: 3 },
      { batchNo: 'C', expiresOn: null, quantity: 1 },
    ])
  })

  it('shows the seller’s discount, and says below what the shop pays', () => {
    const lines = [
      line({ discountPaise: 300, platformPaidPaise: 0 }),
      line({ offerId: 2, platformPaidPaise: 700 }),
      line({ offerId: 3, platformPaidPaise: 50 }),
    ]
    const made = invoice({ part: partOf(lines), voucher: 'WARD5' })
    expect(made.lines.map(({ discountPaise }) => discountPaise)).toEqual([300, 0, 0])
    expect(made.paidByShop).toEqual({ voucher: 'WARD5', paise: 750 })
    expect(invoice({ voucher: 'WARD5' }).paidByShop).toBeNull()
  })

  it.each([
    ['GEN', {}],
    ['DEV_B_PRO', { maker: 'Own Gloves LLP' }],
    ['DRUG_H', { maker: 'Own Gloves LLP', mrpPaise: 12_000 }],
    ['BIO_C', { maker: 'Own Gloves LLP', mrpPaise: 12_000 }],
    ['VET', { maker: 'Own Gloves LLP', mrpPaise: 12_000 }],
  ])('of %s names what the Drugs Rules ask for', (productClass, facts) => {
    const [made] = invoice({ articles: new Map([[1, article(productClass)]]) }).lines
    const { maker, mrpPaise } = made ?? {}
    expect({
      ...(maker !== undefined && { maker }),
      ...(mrpPaise !== undefined && { mrpPaise }),
    }).toEqual(facts)
    expect(made).toMatchObject({ title: 'Gloves, M', uqc: 'BOX' })
  })

  it('names the licence of the buyer that was used for it', () => {
    const licence = { kind: '20/20B', number: 'KA-20B-1', validUntil: '2030-12-31' } as const
    const made = invoice({
      part: partOf([line(), line({ offerId: 2 })]),
      licences: { 2: licence },
    })
    expect(made.lines.map((one) => one.licence)).toEqual([null, licence])
  })
})

describe('ORDER-06 the licences of the seller', () => {
  type Held = ReturnType<SaleLicences['licencesFor']>[number]
  const held = (number: string, warehouseId: number | null, of: Held['form'] = '20B'): Held => ({
    sellerId: 1,
    form: of,
    number,
    validFrom: null,
    validUntil: null,
    warehouseId,
    personInCharge: 'R. Iyer',
    personRegistration: 'MH-1',
  })
  const asked: { productClass: string; on: string }[] = []
  const sellerLicences: SaleLicences = {
    premisesFor: () => 'all',
    boundGoods: () => [],
    isSuspended: () => false,
    licencesFor: ({ productClass, on }) => {
      asked.push({ productClass, on })
      return [held('MUM', 1), held('NAG', 2), held('ALL', null, '21B')]
    },
  }
  const soldUnder = (productClass: string, lots: TakenLot[]) =>
    invoice({
      at: new Date('2026-11-24T18:30:00Z'),
      lots,
      articles: new Map([[1, article(productClass)]]),
      sellerLicences,
    }).seller.soldUnder?.map(({ number }) => number)

  it('are those of the premises that its medicines leave from, on the day in India', () => {
    expect(soldUnder('DRUG_H', [lot('B', null, 1)])).toEqual(['MUM', 'ALL'])
    expect(soldUnder('DRUG_H', [lot('B', null, 1, { warehouseId: 2 })])).toEqual(['NAG', 'ALL'])
    expect(asked).toContainEqual({ productClass: 'DRUG_H', on: '2026-11-25' })
  })

  it('are left out for other goods', () => {
    expect(soldUnder('GEN', [lot('B', null, 1)])).toBeUndefined()
    expect(soldUnder('DEV_C', [lot('B', null, 1)])).toBeUndefined()
  })
})
