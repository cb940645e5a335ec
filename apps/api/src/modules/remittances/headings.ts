import type { RemittanceKind } from '@upchar/kernel/remittance'

export type Column = 'awb' | 'amount' | 'paidOn' | 'reference' | 'kilograms' | 'grams'
type Headings = Readonly<Record<Column, readonly string[]>>

/** Headings of couriers' lists, without anything but letters; the first that a file has is taken. */
const cash: Headings = {
  awb: [
    'awb',
    'awbnumber',
    'awbno',
    'awbcode',
    'waybill',
    'waybillnumber',
    'trackingnumber',
    'docketno',
    'consignmentno',
  ],
  amount: [
    'remittedamount',
    'remittanceamount',
    'amountremitted',
    'codamount',
    'codvalue',
    'amountpaid',
    'collectedamount',
    'amount',
    'cod',
  ],
  paidOn: ['remittancedate', 'remitteddate', 'paymentdate', 'paidon', 'transferdate', 'date'],
  reference: [
    'utr',
    'utrnumber',
    'utrno',
    'bankreference',
    'transactionid',
    'remittanceid',
    'crfid',
    'reference',
    'referenceno',
  ],
  kilograms: [],
  grams: [],
}

/** Those of a bill: of its amounts the sum with freight, cash and return charges, and tax. */
const charges: Headings = {
  awb: cash.awb,
  amount: [
    'totalcharges',
    'totalcharge',
    'totalamount',
    'netamount',
    'billedamount',
    'chargedamount',
    'invoiceamount',
    'total',
    'amount',
    'charges',
  ],
  paidOn: ['billdate', 'invoicedate', 'chargedon', 'shipmentdate', 'date'],
  reference: ['billnumber', 'billno', 'invoicenumber', 'invoiceno', 'reference', 'referenceno'],
  kilograms: [
    'chargedweightkg',
    'chargedweightinkg',
    'chargedweight',
    'chargeableweight',
    'chargeablewt',
    'chargedwt',
    'appliedweight',
    'billedweight',
    'weightkg',
    'weight',
  ],
  grams: ['chargedweightg', 'chargedweightgrams', 'weightg', 'weightgrams'],
}
export const headings: Readonly<Record<RemittanceKind, Headings>> = { cash, charges }
