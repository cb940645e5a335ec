import type { RecallNoticeState } from '@upchar/kernel/recalls'

/** Pieces of a lot, or with a serial number, that were sold: what has become of them. */
type Pieces = {
  sold: number
  /** Came back and were taken. */
  back: number
  /** Of those: paid back, or replaced. */
  credited: number
  replaced: number
}
/** A lot of recalled goods. */
export type RecalledLot = {
  sku: string
  seller: string
  warehouse: string
  batchNo: string
  expiresOn: string | null
  received: number
  onHand: number
  quarantined: number
}
export type ReportLot = Pieces &
  RecalledLot & {
    destroyed: number
    /** To the seller. */
    givenBack: number
    /** By moves between warehouses, negative: out. Missing in reports of before they were counted. */
    moved?: number
  }
export type ReportSerial = { serial: string; order: string | null; delivered: boolean }
export type ReportOrder = Pieces & {
  id: string
  number: string
  placedAt: string
  /** Of what isn't back: hasn't arrived anywhere yet. */
  onTheWay: number
  /** Null: nobody needed to be told; it came back before, say. */
  state: RecallNoticeState | null
  /** Why its buyer isn't reached. */
  because: string
}

/** What a recall has reached, row by row; orders are those that left. */
export type ReportFacts = { lots: ReportLot[]; serials: ReportSerial[]; orders: ReportOrder[] }
