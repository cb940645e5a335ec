import type { RemittanceKind, RemittanceOutcome } from '@upchar/kernel/remittance'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'

export type Difference = {
  remittanceId: string
  kind: RemittanceKind
  fileName: string
  recordedAt: Date
  line: number
  awb: string
  courier: string | null
  orderNumber: string | null
  paidPaise: number
  duePaise: number
  outcome: RemittanceOutcome
  /** ISO date. */
  paidOn: string | null
  reference: string
  chargedGrams: number | null
  packedGrams: number | null
  askedBy: string | null
  askedAt: Date | null
  askedReason: string | null
  settledBy: string | null
  settledAt: Date | null
  settledReason: string | null
}

const differenceText = `select l.remittance_id as "remittanceId", r.kind, r.file_name as "fileName", r.recorded_at as "recordedAt", l.line, l.awb,
    h.courier, o.number as "orderNumber", l.paid_paise::bigint as "paidPaise", l.due_paise::bigint as "duePaise", l.outcome,
    l.paid_on::text as "paidOn", l.reference, l.charged_grams as "chargedGrams",
    h.weight_grams as "packedGrams", l.asked_by as "askedBy", l.asked_at as "askedAt", l.asked_reason as "askedReason", l.settled_by as "settledBy", l.settled_at as "settledAt", l.settled_reason as "settledReason"
  from remittance_line l join remittance r on r.id = l.remittance_id left join shipment h on h.id = l.shipment_id
    left join sub_order s on s.id = h.sub_order_id left join "order" o on o.id = s.order_id
  where l.outcome <> 'matched'`

const wanted = {
  open: `and l.settled_at is null and ($1::uuid is null or l.remittance_id = $1::uuid) and r.kind = $2`,
  settled: `and l.settled_at is not null and ($1::uuid is null or l.remittance_id = $1::uuid) and r.kind = $2`,
}
const order = {
  open: 'order by r.nth, l.line',
  settled: 'order by l.settled_at desc, r.nth, l.line',
}

export type DifferenceState = keyof typeof wanted
type ListOf = { kind: RemittanceKind; remittance: string | undefined }

export const selectDifferences = (
  handle: Handle,
  state: DifferenceState,
  { kind, remittance, limit, offset }: { limit: number; offset: number } & ListOf,
): Promise<Difference[]> =>
  queryPrepared(
    handle,
    {
      name: `remittance-differences-${state}`,
      text: `${differenceText} ${wanted[state]} ${order[state]} limit $3 offset $4`,
    },
    [remittance ?? null, kind, limit, offset],
  )

export const countDifferences = async (
  handle: Handle,
  state: DifferenceState,
  { kind, remittance }: ListOf,
): Promise<number> =>
  (
    await queryPrepared<{ n: number }>(
      handle,
      {
        name: `remittance-differences-count-${state}`,
        text: `select count(*)::int as n from (select 1 from remittance_line l join remittance r on r.id = l.remittance_id where l.outcome <> 'matched' ${wanted[state]} limit ${countLimit}) l`,
      },
      [remittance ?? null, kind],
    )
  )[0]?.n ?? 0

const oneStatement = {
  name: 'remittance-difference',
  text: `${differenceText} and l.remittance_id = $1::uuid and l.line = $2 for no key update of l`,
}

export const lockDifference = async (
  tx: Transaction,
  id: string,
  line: number,
): Promise<Difference | undefined> =>
  (await queryPrepared<Difference>(tx, oneStatement, [id, line]))[0]

const askStatement = {
  name: 'remittance-ask',
  text: `update remittance_line set asked_by = $3, asked_at = $4::timestamptz, asked_reason = $5
    where remittance_id = $1::uuid and line = $2`,
}

type By = { by: string; at: Date; reason: string }

/** A member asks to agree to a charge. */
export async function setAsked(
  tx: Transaction,
  { id, line }: { id: string; line: number },
  { by, at, reason }: By,
): Promise<void> {
  await queryPrepared(tx, askStatement, [id, line, by, at, reason])
}

const withdrawStatement = {
  name: 'remittance-withdraw',
  text: `update remittance_line set asked_by = null, asked_at = null, asked_reason = null
    where remittance_id = $1::uuid and line = $2`,
}

/** Nobody asks any more. */
export async function clearAsked(
  tx: Transaction,
  { id, line }: { id: string; line: number },
): Promise<void> {
  await queryPrepared(tx, withdrawStatement, [id, line])
}

const settleStatement = {
  name: 'remittance-settle',
  text: `update remittance_line set settled_by = $3, settled_at = $4::timestamptz, settled_reason = $5
    where remittance_id = $1::uuid and line = $2`,
}

export async function setSettled(
  tx: Transaction,
  { id, line }: { id: string; line: number },
  { by, at, reason }: By,
): Promise<void> {
  await queryPrepared(tx, settleStatement, [id, line, by, at, reason])
}
