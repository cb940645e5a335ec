import { istDate, type IstDate } from '@upchar/kernel/dates'
import type { RemittanceKind } from '@upchar/kernel/remittance'
import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { countLimit } from '../../../platform/db/paging.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import {
  cardCost,
  chargedGrams,
  courierKeyText,
  selectCourierRates,
  type CourierRate,
} from '../../courier-rates/index.ts'
import { leftAtText } from '../../orders/index.ts'
import type { ListedParcel, MatchedLine } from '../match-lines.ts'
import type { PricedParcel } from '../tables.ts'

const lockStatement = {
  name: 'remittance-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('remittance', 0))`,
}

/** One list is recorded at a time: two with the same parcel must not both find it unpaid. */
export async function lockRemittances(tx: Transaction): Promise<void> {
  await queryPrepared(tx, lockStatement, [])
}

const parcelsStatement = {
  name: 'remittance-parcels',
  text: `select h.id, h.awb, h.courier, o.number as "orderNumber", h.state, h.cash_paise::bigint as "cashPaise",
      (select b.cost_paise from courier_booking b where b.awb = h.awb)::bigint as "bookedPaise", h.weight_grams as "packedGrams",
      (h.length_mm::bigint * h.width_mm * h.height_mm) as "volumeMm3",
      o.form->>'stateCode' as "stateCode", ${leftAtText} as "leftAt",
      (select coalesce(sum(l.paid_paise), 0) from remittance_line l join remittance r on r.id = l.remittance_id
        where l.shipment_id = h.id and r.kind = $2)::bigint as "paidPaise"
    from shipment h join sub_order s on s.id = h.sub_order_id join "order" o on o.id = s.order_id
    where h.awb = any($1::text[])`,
}

type ListedRow = Omit<ListedParcel, 'agreedPaise' | 'chargeableGrams' | 'priced'> & {
  bookedPaise: number | null
  volumeMm3: number | null
  stateCode: string
  leftAt: Date | null
}

/** What the rate card of the courier prices of a parcel that has left, as it is known now. */
const pricedOf = ({
  bookedPaise,
  courier,
  stateCode,
  packedGrams,
  volumeMm3,
  cashPaise,
  leftAt,
}: ListedRow): PricedParcel | null =>
  bookedPaise !== null || leftAt === null
    ? null
    : {
        courier,
        day: istDate(leftAt),
        stateCode,
        weightGrams: packedGrams,
        volumeMm3,
        collectPaise: cashPaise,
      }

/** What the card says of a parcel: its cost, and the weight that it charges; by default what it weighs. */
const byCard = (
  rates: readonly CourierRate[],
  priced: PricedParcel | null,
  packed: number | null,
) => ({
  agreedPaise: (priced && cardCost(rates, priced.courier, priced, priced.day)) ?? null,
  chargeableGrams: (priced && chargedGrams(rates, priced.courier, priced, priced.day)) ?? packed,
})

/** The parcels with these AWBs. */
export async function selectListedParcels(
  handle: Handle,
  kind: RemittanceKind,
  awbs: readonly string[],
): Promise<ReadonlyMap<string, ListedParcel>> {
  const rows = await queryPrepared<ListedRow>(handle, parcelsStatement, [awbs, kind])
  const rates = kind === 'charges' ? await selectCourierRates(handle) : []
  return new Map(
    rows.map((listed) => {
      const { bookedPaise, stateCode: _state, leftAt: _left, volumeMm3: _volume, ...row } = listed
      const priced = kind === 'charges' ? pricedOf(listed) : null
      const card = byCard(rates, priced, row.packedGrams)
      return [row.awb, { ...row, ...card, priced, agreedPaise: bookedPaise ?? card.agreedPaise }]
    }),
  )
}

const lastBilledStatement = {
  name: 'courier-last-billed',
  text: `select max(l.priced->>'day') as day from remittance_line l
    where ${courierKeyText("l.priced->>'courier'")} = $1`,
}
/** The last day on which a parcel left that a recorded bill priced by this courier's card; null: none. */
export const lastBilled = async (handle: Handle, courier: string): Promise<IstDate | null> =>
  (await queryPrepared<{ day: IstDate | null }>(handle, lastBilledStatement, [courier]))[0]?.day ??
  null

export type Remittance = {
  id: string
  kind: RemittanceKind
  fileName: string
  recordedBy: string
  recordedAt: Date
  lines: number
  paidPaise: number
  open: number
}

const listText = `select r.id, r.kind, r.file_name as "fileName", r.recorded_by as "recordedBy", r.recorded_at as "recordedAt",
    n.lines, n.paid::bigint as "paidPaise", n.open
  from remittance r cross join lateral (select count(*)::int as lines, sum(l.paid_paise) as paid,
    count(*) filter (where l.outcome <> 'matched' and l.settled_at is null)::int as open
    from remittance_line l where l.remittance_id = r.id) n`

const knownStatement = { name: 'remittance-known', text: `${listText} where r.digest = $1` }

/** The list that was recorded from a file with this digest. */
export const findByDigest = async (
  handle: Handle,
  digest: string,
): Promise<Remittance | undefined> =>
  (await queryPrepared<Remittance>(handle, knownStatement, [digest]))[0]

const listsStatement = {
  name: 'remittance-lists',
  text: `${listText} where r.kind = $3 order by r.nth desc limit $1 offset $2`,
}

export const selectRemittances = (
  handle: Handle,
  kind: RemittanceKind,
  page: { limit: number; offset: number },
): Promise<Remittance[]> => queryPrepared(handle, listsStatement, [page.limit, page.offset, kind])

const countStatement = {
  name: 'remittance-count',
  text: `select count(*)::int as n from (select 1 from remittance where kind = $1 limit ${countLimit}) r`,
}

export const countRemittances = async (handle: Handle, kind: RemittanceKind): Promise<number> =>
  (await queryPrepared<{ n: number }>(handle, countStatement, [kind]))[0]?.n ?? 0

const insertListStatement = {
  name: 'remittance-insert',
  text: `insert into remittance (id, kind, file_name, digest, recorded_by, recorded_at)
    values ($1::uuid, $2, $3, $4, $5, $6::timestamptz)`,
}
const insertLinesStatement = {
  name: 'remittance-lines-insert',
  text: `insert into remittance_line (remittance_id, line, awb, shipment_id, paid_paise, due_paise, outcome, paid_on, reference, charged_grams, priced)
    select $1::uuid, l.* from jsonb_to_recordset($2::jsonb)
      as l(line int, awb text, shipment_id uuid, paid bigint, due bigint, outcome text, paid_on date, reference text, grams int, priced jsonb)`,
}
const markStatement = {
  name: 'remittance-mark',
  text: `update shipment set cash_listed_at = $2::timestamptz where id = any($1::uuid[]) and cash_listed_at is null`,
}
const completedStatement = {
  name: 'remittance-completed',
  text: `update remittance_line l set settled_at = $2::timestamptz, settled_reason = $4
    where l.shipment_id = any($1::uuid[]) and l.remittance_id <> $3::uuid and l.outcome = 'short' and l.settled_at is null
      and exists (select from remittance r where r.id = l.remittance_id and r.kind = $5)`,
}

/** Keeps a list with its lines. */
export async function insertRemittance(
  tx: Transaction,
  list: {
    id: string
    kind: RemittanceKind
    fileName: string
    digest: string
    by: string
    at: Date
  },
  lines: readonly MatchedLine[],
): Promise<void> {
  const { id, kind, fileName, digest, by, at } = list
  await queryPrepared(tx, insertListStatement, [id, kind, fileName, digest, by, at])
  const rows = lines.map(
    ({ line, awb, parcel, paidPaise, duePaise, outcome, paidOn, reference, chargedGrams }) => ({
      line,
      awb,
      shipment_id: parcel?.id ?? null,
      paid: paidPaise,
      due: duePaise,
      outcome,
      paid_on: paidOn,
      reference,
      grams: chargedGrams,
      priced: parcel?.priced ?? null,
    }),
  )
  await queryPrepared(tx, insertLinesStatement, [id, JSON.stringify(rows)])
  const named = lines.flatMap(({ parcel, counts }) => (counts && parcel ? [parcel.id] : []))
  if (kind === 'cash') await queryPrepared(tx, markStatement, [named, at])
  // What was short and has its rest now needs nobody any more.
  const complete = lines.flatMap(({ parcel, outcome, counts }) =>
    parcel && counts && outcome === 'matched' ? [parcel.id] : [],
  )
  const reason = kind === 'cash' ? 'A later list paid the rest' : 'A later bill charged the rest'
  await queryPrepared(tx, completedStatement, [complete, at, id, reason, kind])
}
