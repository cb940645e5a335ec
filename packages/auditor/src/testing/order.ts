import { Document } from '../document.ts'
import type { OrderCheck } from '../orders/check.ts'
import type { Charge, Line, Order, Part, QuoteLine } from '../orders/order.ts'
import type { Reference } from '../orders/reference.ts'

/** The day of every order here. */
export const day = '2026-11-24'

/** 3 × ₹100.00 at 5 % within Maharashtra: ₹285.71 and twice ₹7.14; the odd paisa is part of the value. */
const tax = { gstBp: 500n, taxable: 28_572n, cgst: 714n, sgst: 714n, igst: 0n, total: 30_000n }

/** The lot's own row, and what the order says of it. */
export const ownLot = { batchNo: 'B1', expiresOn: '2027-11-30', warehouseId: 71n, offerId: '1' }
export const lotOf = {
  lotId: 'lot',
  batchNo: 'B1',
  expiresOn: '2027-11-30',
  quantity: 3n,
  serials: [] as string[],
  parcelId: 'parcel',
  warehouseId: 71n,
  sellerId: 7n,
  own: ownLot,
}
export const catalogued = {
  packSize: 1n,
  productClass: 'DEV_A',
  gstTag: null,
  stated: null,
  sellerId: 7n,
  changed: false,
}
export const lineOf = (part: Partial<Line> = {}): Line => ({
  ...tax,
  id: 'line',
  offerId: '1',
  sku: 'GLOVES',
  hsn: '40151200',
  quantity: 3n,
  cancelled: 0n,
  returned: 0n,
  unitPrice: 10_000n,
  licenceNumber: null,
  licenceValidUntil: null,
  goods: catalogued,
  lots: [lotOf],
  ...part,
})
export const quoteLineOf = (part: Partial<QuoteLine> = {}): QuoteLine => ({
  ...tax,
  offerId: '1',
  quantity: 3n,
  unitPrice: 10_000n,
  mrp: 12_000n,
  discount: 0n,
  platformPaid: 0n,
  points: 0n,
  zone: null,
  referral: 0n,
  expiresFrom: null,
  productClass: 'DEV_A',
  vaccine: false,
  deal: null,
  ...part,
})
/** The fee for cash: ₹49.00 at 18 %. */
export const fee: Charge = {
  kind: 'cod_fee',
  sellerId: null,
  gstBp: 1800n,
  taxable: 4_154n,
  cgst: 373n,
  sgst: 373n,
  igst: 0n,
  total: 4_900n,
  zone: null,
}
export const goodsPart = (part: Partial<Part> = {}): Part => ({
  id: 'goods',
  sellerId: 7n,
  gstin: '27AABCU9603R1ZN',
  luts: [],
  total: 30_000n,
  state: 'placed',
  lines: [lineOf()],
  invoices: [],
  undone: [],
  parcels: [{ id: 'parcel', state: 'placed', warehouseId: 71n, cash: null }],
  leftOn: null,
  ...part,
})
const feePart: Part = {
  id: 'fees',
  sellerId: null,
  gstin: null,
  luts: [],
  total: 4_900n,
  state: 'placed',
  lines: [],
  invoices: [],
  undone: [],
  parcels: [],
  leftOn: null,
}

export const withLine = (line: Partial<Line>) => ({
  parts: [goodsPart({ lines: [lineOf(line)] })],
})

type Change = Partial<Omit<Order, 'quote'>> & { quote?: Partial<Order['quote']> }
/** A guest's order for ₹349.00 in cash, of which nothing is packed yet. */
export const orderOf = ({ quote, ...part }: Change = {}): Order => ({
  id: 'order',
  number: 'UP-261124-7K3M9',
  isGuest: true,
  placedOn: day,
  pricedOn: [day],
  total: 34_900n,
  wallet: 0n,
  paymentOption: 2n,
  paymentId: null,
  form: {
    pincode: '400001',
    gstin: '',
    stateCode: '27',
    billingState: null,
    thirdParty: false,
    sez: null,
  },
  quote: {
    placeOfSupply: '27',
    voucher: null,
    platformPaid: 0n,
    discount: 0n,
    total: 34_900n,
    points: null,
    referral: null,
    referred: 0n,
    pointsUsed: 0n,
    lines: [quoteLineOf()],
    charges: [fee],
    ...quote,
  },
  parts: [goodsPart(), feePart],
  cancels: [],
  giveBacks: [],
  creditNotes: [],
  returns: [],
  replacements: [],
  checkout: { state: 'placed', total: 34_900n, samePurchase: true },
  voucher: null,
  points: { given: 0n, spent: 0n, back: 0n, left: 0n, waiting: false, open: true },
  zones: [],
  referral: null,
  otherPoints: 0n,
  pincodeStates: ['27'],
  ...part,
})

const always = { validFrom: null, validTo: null }
export const cashFee = {
  kind: 'cod_fee',
  basis: 'per_order',
  amount: '4900',
  percentBp: null,
  atMost: null,
  freeFrom: null,
  ...always,
}
const reference: Reference = {
  gst: [{ hsnPrefix: '4015', tag: null, maxPiece: null, rateBp: 500, ...always }],
  charges: [cashFee],
  points: [{ earnBp: 500, earnMost: '20000', spendBp: 1000, spendMost: '10000', ...always }],
  referrals: [
    {
      offBp: 1000,
      offMost: '20000',
      rewardBp: 500,
      rewardMost: '10000',
      minimum: '10000',
      ...always,
    },
  ],
  licenceRules: [{ productClass: 'DEV_A', need: 'none', form: null, ...always }],
  licences: [],
  guests: [],
  gifts: [],
}

/** What a check says of an order: each finding with by how much. */
export function saidOf(check: OrderCheck, order: Order, tables: Partial<Reference> = {}): string[] {
  const said: string[] = []
  check.look(
    order,
    { ...reference, ...tables },
    { saw: () => {}, found: ({ text, by }) => void said.push(`${text} by ${by ?? null}`) },
  )
  return said
}

/** A line or a charge of a document; amounts in paise. */
export const rowOf = (
  of: { gstBp: bigint } & Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', bigint>,
) => ({
  gstBp: Number(of.gstBp),
  taxablePaise: Number(of.taxable),
  cgstPaise: Number(of.cgst),
  sgstPaise: Number(of.sgst),
  igstPaise: Number(of.igst),
  totalPaise: Number(of.total),
})
export const documentOf = (value: unknown): Document => new Document(value, 'document')
