import type { IstDate } from '@upchar/kernel/dates'
import type { StatementChannel, StatementHold } from '@upchar/kernel/seller-statements'

/** What a statement charged on the lines of an SKU; below zero: given back. */
export type CommissionLine = {
  sku: string
  familyKey: string | null
  rateBp: number
  taxablePaise: number
  paise: number
}

/** An invoice or credit note in a statement. Amounts of a credit note are below zero. */
export type Entry = {
  documentId: string
  invoiceId: string
  kind: 'invoice' | 'credit_note'
  number: string
  orderId: string
  issuedOn: IstDate
  isInter: boolean
  channel: StatementChannel
  grossPaise: number
  /** Without exempt goods: what tax is collected on at source. */
  taxedPaise: number
  commission: CommissionLine[]
  commissionPaise: number
  closingPaise: number
  /** The share of the gateway's fee, with its GST. */
  gatewayPaise: number
  gatewayGstPaise: number
  /** Of the marketplace's fees on it. */
  serviceGstBp: number
}

/** What the taxes follow. */
export type Supply = Pick<Entry, 'issuedOn' | 'isInter' | 'grossPaise' | 'taxedPaise'>

/** Tax of a month (TCS) or a financial year (TDS) that a statement keeps; below zero: too much was kept before. */
export type TaxRow = {
  kind: 'tcs' | 'tds'
  period: string
  isInter: boolean
  section: string
  /** What this statement adds to what it is reckoned on. */
  basePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
  tdsPaise: number
}

/** What a statement comes to. `netPaise` is the gross less everything kept; with what was carried over it is paid, or carried on. */
export type Totals = {
  grossPaise: number
  commissionPaise: number
  closingPaise: number
  serviceGstPaise: number
  gatewayPaise: number
  tcsPaise: number
  tdsPaise: number
  netPaise: number
  carriedPaise: number
  payoutPaise: number
  /** What of the payout goes by the aggregator's split. */
  splitPaise: number
}

/** A line of a document as it is charged. */
export type SoldLine = { sku: string; taxablePaise: number }

/** A document that no statement has yet. */
export type Candidate = Pick<
  Entry,
  | 'documentId'
  | 'invoiceId'
  | 'kind'
  | 'number'
  | 'orderId'
  | 'issuedOn'
  | 'isInter'
  | 'channel'
  | 'grossPaise'
  | 'taxedPaise'
> & {
  lines: SoldLine[]
  /** The first document of its parcel: it is charged the closing fee. */
  isFirst: boolean
  gatewayPaise: number
  gatewayGstPaise: number
  hold: StatementHold | null
}
