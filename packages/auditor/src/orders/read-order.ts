import { Unreadable, type Document } from '../document.ts'
import { sum, type Zone } from '../arithmetic.ts'
import type {
  Cancel,
  Charge,
  CreditNote,
  GiveBack,
  Form,
  Invoice,
  Line,
  Lot,
  Order,
  Part,
  QuoteLine,
  Replacement,
  Return,
  Taxed,
} from './order.ts'

/** Tax columns as quotes and invoices spell them. */
export const taxedOf = (row: Document): Taxed => ({
  gstBp: row.whole('gstBp'),
  taxable: row.whole('taxablePaise'),
  cgst: row.whole('cgstPaise'),
  sgst: row.whole('sgstPaise'),
  igst: row.whole('igstPaise'),
  total: row.whole('totalPaise'),
})

const lotOf = (row: Document): Lot => ({
  lotId: row.text('lotId'),
  batchNo: row.text('batchNo'),
  expiresOn: row.maybeText('expiresOn'),
  quantity: row.whole('quantity'),
  serials: row.texts('serials'),
  parcelId: row.text('parcelId'),
  warehouseId: row.whole('warehouseId'),
  sellerId: row.maybeWhole('sellerId'),
  own: row.has('lotOfferId')
    ? {
        batchNo: row.text('lotBatchNo'),
        expiresOn: row.maybeText('lotExpiresOn'),
        warehouseId: row.whole('lotWarehouseId'),
        offerId: row.text('lotOfferId'),
      }
    : null,
})

const goodsOf = (row: Document): Line['goods'] =>
  row.has('productClass')
    ? {
        packSize: row.whole('packSize'),
        productClass: row.text('productClass'),
        gstTag: row.maybeText('gstTag'),
        stated: row.has('statedBp')
          ? { rateBp: row.whole('statedBp'), from: row.text('statedFrom') }
          : null,
        sellerId: row.whole('offerSellerId'),
        changed: row.isTrue('offerChanged'),
      }
    : null

const lineOf = (row: Document): Line => ({
  id: row.text('id'),
  offerId: row.text('offerId'),
  sku: row.text('sku'),
  hsn: row.text('hsn'),
  quantity: row.whole('quantity'),
  cancelled: row.whole('cancelled'),
  returned: row.whole('returned'),
  unitPrice: row.whole('unitPrice'),
  gstBp: row.whole('gstBp'),
  taxable: row.whole('taxable'),
  cgst: row.whole('cgst'),
  sgst: row.whole('sgst'),
  igst: row.whole('igst'),
  total: row.whole('total'),
  licenceNumber: row.maybeText('licenceNumber'),
  licenceValidUntil: row.maybeText('licenceValidUntil'),
  goods: goodsOf(row),
  lots: row.list('lots').map(lotOf),
})

const invoiceOf = (row: Document): Invoice => ({
  id: row.text('id'),
  gstin: row.text('gstin'),
  number: row.text('number'),
  issuedDay: row.text('issuedDay'),
  document: row.at('document'),
  parcelId: row.maybeText('parcelId'),
})

const creditNoteOf = (row: Document): CreditNote => ({
  id: row.text('id'),
  invoiceId: row.text('invoiceId'),
  cause: row.text('cause'),
  gstin: row.text('gstin'),
  number: row.text('number'),
  issuedDay: row.text('issuedDay'),
  document: row.at('document'),
})

const totalOf = ({ document }: Pick<Invoice, 'document'>): bigint =>
  document.at('totals').whole('totalPaise')

/** Whether cancels credited all of an invoice: what it says is then compared with its credit notes only. */
function isUndone(invoice: Invoice, notes: readonly CreditNote[]): boolean {
  const own = notes.filter(({ invoiceId }) => invoiceId === invoice.id)
  return own.length > 0 && sum(own.map(totalOf)) === totalOf(invoice)
}

const partOf = (row: Document, notes: readonly CreditNote[]): Part => {
  const invoices = row.list('invoices').map(invoiceOf)
  return {
    ...partWithout(row),
    invoices: invoices.filter((invoice) => !isUndone(invoice, notes)),
    undone: invoices.filter((invoice) => isUndone(invoice, notes)),
  }
}

const partWithout = (row: Document): Omit<Part, 'invoices' | 'undone'> => ({
  id: row.text('id'),
  sellerId: row.maybeWhole('sellerId'),
  gstin: row.maybeText('gstin'),
  luts: row.list('luts').map((lut) => ({
    arn: lut.text('arn'),
    from: lut.text('from'),
    until: lut.text('until'),
  })),
  total: row.whole('total'),
  state: row.text('state'),
  lines: row.list('lines').map(lineOf),
  parcels: row.list('parcels').map((parcel) => ({
    id: parcel.text('id'),
    state: parcel.text('state'),
    warehouseId: parcel.whole('warehouseId'),
    cash: parcel.maybeWhole('cash'),
  })),
  leftOn: row.maybeText('leftOn'),
})

const cancelOf = (row: Document): Cancel => ({
  id: row.text('id'),
  amount: row.whole('amount'),
  refund: row.whole('refund'),
  back: row.whole('back'),
  lines: row.list('lines').map((line) => ({
    line: line.text('line'),
    quantity: line.whole('quantity'),
    amount: line.whole('amount'),
  })),
})

const giveBackOf = (row: Document): GiveBack => ({
  cause: row.text('cause'),
  wallet: row.whole('wallet'),
  online: row.whole('online'),
  cash: row.whole('cash'),
  due: row.whole('due'),
})

const returnOf = (row: Document): Return => ({
  id: row.text('id'),
  number: row.text('number'),
  state: row.text('state'),
  byBuyer: row.isTrue('byBuyer'),
  outcome: row.text('outcome'),
  subOrderId: row.text('subOrderId'),
  credit: row.whole('credit'),
  refund: row.whole('refund'),
  cash: row.whole('cash'),
  back: row.whole('back'),
  lines: row.list('lines').map((line) => ({
    line: line.text('line'),
    quantity: line.whole('quantity'),
  })),
  pieces: row.list('pieces').map((piece) => ({
    line: piece.text('line'),
    lotId: piece.text('lotId'),
    parcelId: piece.text('parcelId'),
    fate: piece.text('fate'),
    quantity: piece.whole('quantity'),
  })),
  strays: row.whole('strays'),
  restocked: row.list('restocked').map((moved) => ({
    lotId: moved.text('lotId'),
    quantity: moved.whole('quantity'),
  })),
})

const replacementOf = (row: Document): Replacement => ({
  id: row.text('id'),
  returnId: row.text('returnId'),
  subOrderId: row.text('subOrderId'),
  state: row.text('state'),
  warehouseId: row.whole('warehouseId'),
  sellerId: row.maybeWhole('warehouseSellerId'),
  cash: row.maybeWhole('cash'),
  challans: row.list('challans').map((challan) => ({
    number: challan.text('number'),
    issuedDay: challan.text('issuedDay'),
    document: challan.at('document'),
    isCancelled: challan.isTrue('isCancelled'),
  })),
  invoices: row.whole('invoices'),
  leftOn: row.maybeText('leftOn'),
  lots: row.list('lots').map((lot) => ({
    line: lot.text('line'),
    lotId: lot.text('lotId'),
    batchNo: lot.text('batchNo'),
    expiresOn: lot.maybeText('expiresOn'),
    quantity: lot.whole('quantity'),
    warehouseId: lot.whole('warehouseId'),
    own: lot.has('lotOfferId')
      ? {
          batchNo: lot.text('lotBatchNo'),
          expiresOn: lot.maybeText('lotExpiresOn'),
          offerId: lot.text('lotOfferId'),
          warehouseId: lot.whole('lotWarehouseId'),
        }
      : null,
  })),
})

const zoneOf = (row: Document): Zone => {
  const said = row.maybeText('sez')
  if (said === null || said === 'igst' || said === 'lut') return said
  throw new Unreadable(`a supply to a zone is ${said}`)
}

const quoteLineOf = (row: Document): QuoteLine => ({
  ...taxedOf(row),
  offerId: row.whole('offerId').toString(),
  quantity: row.whole('quantity'),
  unitPrice: row.whole('unitPricePaise'),
  mrp: row.maybeWhole('mrpPaise'),
  discount: row.maybeWhole('discountPaise') ?? 0n,
  platformPaid: row.maybeWhole('platformPaidPaise') ?? 0n,
  points: row.maybeWhole('pointsPaise') ?? 0n,
  zone: zoneOf(row),
  referral: row.maybeWhole('referralPaise') ?? 0n,
  productClass: row.maybeText('productClass'),
  vaccine: row.has('vaccine') && row.isTrue('vaccine'),
  expiresFrom: row.maybeAt('shelfLife')?.text('expiresFrom') ?? null,
  deal: row.maybeText('dealId'),
})

const chargeOf = (row: Document): Charge => ({
  ...taxedOf(row),
  kind: row.text('kind'),
  sellerId: row.maybeWhole('sellerId'),
  zone: zoneOf(row),
})

function pointsOf(quote: Document): Order['quote']['points'] {
  const terms = quote.has('points') ? quote.maybeAt('points') : null
  return terms && { earnBp: terms.whole('earnBp'), earnMost: terms.whole('earnMostPaise') }
}

function referralTermsOf(quote: Document): Order['quote']['referral'] {
  const terms = quote.has('referral') ? quote.maybeAt('referral') : null
  return (
    terms && {
      code: terms.text('code'),
      offBp: terms.whole('offBp'),
      offMost: terms.whole('offMostPaise'),
      rewardBp: terms.whole('rewardBp'),
      rewardMost: terms.whole('rewardMostPaise'),
      minimum: terms.whole('minimumPaise'),
    }
  )
}

const referralOf = (row: Document): Order['referral'] => ({
  code: row.text('code'),
  discount: row.whole('discount'),
  ordered: row.isTrue('ordered'),
  cancelled: row.isTrue('cancelled'),
  blocked: row.isTrue('blocked'),
  byBuyer: row.isTrue('byBuyer'),
  self: row.isTrue('self'),
  given: row.whole('given'),
  left: row.whole('left'),
  earlier: row.whole('earlier'),
  mutual: row.whole('mutual'),
  arrivedOn: row.maybeText('arrivedOn'),
  rewardedAt: row.maybeText('rewardedAt'),
})

const quoteOf = (quote: Document): Order['quote'] => ({
  placeOfSupply: quote.text('placeOfSupply'),
  voucher: quote.maybeAt('voucher')?.text('code') ?? null,
  platformPaid: quote.maybeWhole('platformPaidPaise') ?? 0n,
  discount: quote.maybeWhole('discountPaise') ?? 0n,
  total: quote.whole('totalPaise'),
  points: pointsOf(quote),
  referral: referralTermsOf(quote),
  referred: quote.maybeWhole('referralPaise') ?? 0n,
  pointsUsed: quote.maybeWhole('pointsPaise') ?? 0n,
  lines: quote.list('lines').map(quoteLineOf),
  charges: quote.list('charges').map(chargeOf),
})

const formOf = (form: Document): Form => ({
  pincode: form.text('pincode'),
  gstin: form.maybeText('gstin') ?? '',
  stateCode: form.text('stateCode'),
  billingState: form.maybeAt('billing')?.text('stateCode') ?? null,
  thirdParty: form.isTrue('thirdParty'),
  sez: form.has('sez') ? { kind: form.at('sez').text('kind') } : null,
})

const voucherOf = (row: Document): Order['voucher'] => ({
  code: row.text('code'),
  discount: row.whole('discount'),
  sellerId: row.maybeWhole('sellerId'),
  percentBp: row.maybeWhole('percentBp'),
  amount: row.maybeWhole('amount'),
  most: row.maybeWhole('most'),
  least: row.whole('least'),
  redeemed: row.isTrue('redeemed'),
})

/** Throws `Unreadable` where a document of the order isn't as it should be. */
export function readOrder(row: Document): Order {
  const placedOn = row.text('placedOn')
  const checkout = row.maybeAt('checkout')
  const voucher = row.maybeAt('voucher')
  const referral = row.maybeAt('referral')
  const cancels = row.list('cancels').map(cancelOf)
  const creditNotes = row.list('creditNotes').map(creditNoteOf)
  const ofCancels = creditNotes.filter(({ cause }) => cancels.some(({ id }) => id === cause))
  return {
    id: row.text('id'),
    number: row.text('number'),
    isGuest: row.isTrue('isGuest'),
    placedOn,
    pricedOn: [...new Set([placedOn, row.maybeText('quotedOn') ?? placedOn])],
    total: row.whole('total'),
    wallet: row.whole('wallet'),
    paymentOption: row.whole('paymentOption'),
    paymentId: row.maybeText('paymentId'),
    form: formOf(row.at('form')),
    quote: quoteOf(row.at('quote')),
    parts: row.list('parts').map((part) => partOf(part, ofCancels)),
    cancels,
    giveBacks: row.list('giveBacks').map(giveBackOf),
    creditNotes,
    returns: row.list('returns').map(returnOf),
    replacements: row.list('replacements').map(replacementOf),
    checkout: checkout && {
      state: checkout.text('state'),
      total: checkout.whole('total'),
      samePurchase: checkout.text('purchaseId') === row.text('purchaseId'),
    },
    voucher: voucher && voucherOf(voucher),
    points: {
      given: row.at('points').whole('given'),
      spent: row.at('points').whole('spent'),
      back: row.at('points').whole('back'),
      left: row.at('points').whole('left'),
      waiting: row.at('points').isTrue('waiting'),
      open: row.at('points').isTrue('open'),
    },
    zones: row.list('zones').map((zone) => ({
      kind: zone.text('kind'),
      pincode: zone.text('pincode'),
      from: zone.text('from'),
      until: zone.text('until'),
    })),
    referral: referral && referralOf(referral),
    otherPoints: row.whole('otherPoints'),
    pincodeStates: row.texts('pincodeStates'),
  }
}
