import type { YearTurnover } from '@upchar/kernel/e-invoice-duty'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { EWayRule } from '../e-documents/due.ts'
import type { DispatchPlace } from '../e-documents/make-inv-01.ts'

/** What decides which documents are reported. */
export type DueFacts = {
  /** By GSTIN, of all registrations with its PAN (CGST Act s.2(6)). */
  turnovers: Record<string, YearTurnover[]>
  /** In force on the day. */
  rules: EWayRule[]
  /** Where parcels leave from. */
  places: Record<string, DispatchPlace>
}

const factsStatement = {
  name: 'e-document-facts',
  text: `select
      (select coalesce(json_object_agg(g.gstin, (select coalesce(json_agg(json_build_object('financialYear', t.financial_year,
          'turnoverPaise', t.turnover_paise)), '[]') from seller_turnover t join seller s on s.id = t.seller_id
          where substr(s.gstin, 3, 10) = substr(g.gstin, 3, 10))), '{}')
        from unnest($1::text[]) as g(gstin)) as turnovers,
      (select coalesce(json_agg(json_build_object('stateCode', r.state_code, 'abovePaise', r.above_paise)
          order by r.state_code, r.valid_from desc), '[]')
        from e_way_rule r where $3::date between r.valid_from and coalesce(r.valid_to, 'infinity')) as rules,
      (select coalesce(json_object_agg(h.id, json_build_object('name', w.name, 'city', w.city, 'pincode', w.pincode,
          'stateCode', s.state_code)), '{}')
        from shipment h join warehouse w on w.id = h.warehouse_id join seller s on s.id = w.seller_id
        where h.id = any($2::uuid[])) as places`,
}

export async function selectDueFacts(
  tx: Transaction,
  { gstins, shipments, on }: { gstins: string[]; shipments: string[]; on: string },
): Promise<DueFacts> {
  const [facts] = await queryPrepared<DueFacts>(tx, factsStatement, [gstins, shipments, on])
  if (facts === undefined) throw new Error('no facts of documents')
  return facts
}

/** What a parcel lacks to leave. */
export type Missing = {
  kind: 'irn' | 'e_way_bill'
  /** Of the invoice or the delivery challan. */
  number: string
  isChallan: boolean
  problem: string | null
  /** The bill has run out. */
  isOver: boolean
}

/** `at`: the moment at which bills must be valid, in SQL. */
const missingRows = (
  shipmentId: string,
  at: string,
): string => `select 'irn' as kind, e.number, false as "isChallan", e.problem, false as "isOver"
      from invoice i join e_invoice e on e.invoice_id = i.id where i.shipment_id = ${shipmentId} and e.state <> 'reported'
    union all select 'e_way_bill', b.number, b.challan_id is not null, b.problem, b.state = 'made'
      from e_way_bill b where b.shipment_id = ${shipmentId} and (b.state <> 'made' or b.valid_until <= ${at}::timestamptz)`

/** SQL: what a parcel that hasn't left lacks, as a JSON list of `Missing`. Whether a bill has run out is asked at the hand-over. */
export const missingText = (shipmentId: string): string =>
  `(select coalesce(json_agg(m order by m.kind desc, m.number), '[]') from (${missingRows(shipmentId, 'null')}) m)`

const missingStatement = {
  name: 'e-documents-missing',
  text: `${missingRows('$1::uuid', '$2')} order by 1 desc, 2`,
}

export const selectMissing = (handle: Handle, shipmentId: string, at: Date): Promise<Missing[]> =>
  queryPrepared<Missing>(handle, missingStatement, [shipmentId, at])

const missingOfMoveStatement = {
  name: 'e-documents-missing-move',
  text: `select 'e_way_bill' as kind, b.number, true as "isChallan", b.problem, b.state = 'made' as "isOver"
    from e_way_bill b join delivery_challan c on c.id = b.challan_id
    where c.stock_move_id = $1::int and (b.state <> 'made' or b.valid_until <= $2::timestamptz)`,
}

/** What a move of stock that hasn't left lacks. */
export const selectMissingOfMove = (handle: Handle, moveId: number, at: Date): Promise<Missing[]> =>
  queryPrepared<Missing>(handle, missingOfMoveStatement, [moveId, at])

const cancelStatements = {
  e_invoice: {
    name: 'e-invoice-cancel',
    text: `update e_invoice set state = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_reason = $4 where id = $1::uuid`,
  },
  e_way_bill: {
    name: 'e-way-bill-cancel',
    text: `update e_way_bill set state = 'cancelled', cancelled_at = $2, cancelled_by = $3, cancel_reason = $4 where id = $1::uuid`,
  },
} as const

export async function setCancelled(
  tx: Transaction,
  kind: 'e_invoice' | 'e_way_bill',
  id: string,
  { at, by, reason }: { at: Date; by: string; reason: string },
): Promise<void> {
  await queryPrepared(tx, cancelStatements[kind], [id, at, by, reason])
}

/** SQL: what the portals said of a document by its id, as JSON of `DocumentReport`; null: nothing is needed. */
export const reportText = (
  documentId: string,
): string => `(select case when e.id is not null or b.id is not null then json_build_object(
      'irn', case when e.id is not null then json_build_object('state', e.state, 'irn', e.irn, 'ackNo', e.ack_no, 'ackAt', e.ack_at,
        'signedQr', e.signed_qr) end,
      'eWayBill', case when b.state = 'made' then json_build_object('number', b.ewb_number, 'validUntil', b.valid_until) end) end
    from (select 1) one
      left join e_invoice e on ${documentId} in (e.invoice_id, e.credit_note_id)
      left join e_way_bill b on ${documentId} in (b.invoice_id, b.challan_id))`
