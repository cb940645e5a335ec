import type { EvidenceKind } from '@upchar/kernel/dispute-evidence'
import {
  givenTwice,
  keptInWallet,
  wasBooked,
  type DisputeState,
} from '../../../modules/payments/index.ts'
import type { Handle } from '../../../platform/db/database.ts'
import { likeLiteral } from '../../../platform/db/like.ts'
import { sql } from '../../../platform/db/sql.ts'

export type ListedDispute = {
  id: string
  paymentId: string
  orderNumber: string | null
  form: { fullName: string; businessName?: string; email: string }
  paidPaise: number
  amountPaise: number
  deductedPaise: number
  waitingPaise: number
  isUnclear: boolean
  /** What the buyer has twice, and what of their refunds is credit of the wallet; the customer, if they are one. */
  twicePaise: number
  walletPaise: number
  customerId: string | null
  phase: string
  reason: string
  state: DisputeState
  respondBy: string | null
  openedAt: string
  notes: { text: string; writtenBy: string; writtenAt: string }[]
  evidence: {
    name: string
    kind: EvidenceKind
    summary: string
    sentBy: string
    sentAt: string | null
  }[]
}

export type DisputeFilter = {
  state: 'open' | 'under_review' | 'to_settle' | 'ended'
  q: string
  limit: number
  offset: number
}

const from = sql`dispute d join payment p on p.id = d.payment_id join payment_order o on o.id = p.payment_order_id
  join checkout c on c.id = o.checkout_id left join "order" x on x.checkout_id = c.id`

const twice = sql`(case d.state when 'lost' then ${givenTwice} else 0 end)`

const isNoted = sql`exists (select from dispute_note n where n.dispute_id = d.id and n.written_at >= d.updated_at)`

/** Closed, and the gateway never said that it took anything: whether it did shows in its settlements, which somebody has to look at. */
const isUnclear = sql`(d.state = 'closed' and d.deducted_paise = 0 and not ${wasBooked} and not ${isNoted})`

/** Money that staff have to look after, until they note what they did about it once the dispute has ended. */
const isToSettle = sql`(${isUnclear} or (d.state in ('lost', 'closed') and not ${isNoted}
  and (${twice} > 0 or (d.state = 'closed' and d.deducted_paise > 0))))`

const text = sql`select d.id, d.payment_id as "paymentId", x.number as "orderNumber", c.form, p.amount_paise as "paidPaise",
    d.amount_paise as "amountPaise", d.deducted_paise as "deductedPaise", d.phase, d.reason, d.state, d.respond_by as "respondBy",
    d.opened_at as "openedAt",
    (select coalesce(sum(r.amount_paise), 0)::bigint from refund r where r.payment_id = d.payment_id and r.state <> 'processed'
      and d.state in ('open', 'under_review')) as "waitingPaise",
    ${twice} as "twicePaise", ${keptInWallet} as "walletPaise", ${isUnclear} as "isUnclear", x.customer_id as "customerId",
    (select coalesce(json_agg(json_build_object('text', n.text, 'writtenBy', n.written_by, 'writtenAt', n.written_at)
      order by n.written_at, n.id), '[]') from dispute_note n where n.dispute_id = d.id) as notes,
    (select coalesce(json_agg(json_build_object('name', e.name, 'kind', e.kind, 'summary', e.summary, 'sentBy', e.uploaded_by, 'sentAt', e.sent_at)
      order by e.sent_at nulls last, e.id), '[]') from dispute_document e where e.dispute_id = d.id) as evidence
  from ${from}`

function narrowed({ state, q }: DisputeFilter) {
  const inState =
    state === 'ended'
      ? sql`d.state in ('won', 'lost', 'closed')`
      : state === 'to_settle'
        ? isToSettle
        : sql`d.state = ${state}`
  if (q === '') return inState
  const like = `%${likeLiteral(q)}%`
  return sql`${inState} and (d.id = ${q} or d.payment_id = ${q} or x.number = upper(${q}) or lower(c.form->>'email') = lower(${q})
    or c.form->>'fullName' ilike ${like} or c.form->>'businessName' ilike ${like})`
}

export async function selectDisputes(
  handle: Handle,
  filter: DisputeFilter,
): Promise<{ rows: ListedDispute[]; n: number; toSettle: number; atStakePaise: number }> {
  const where = narrowed(filter)
  const order =
    filter.state === 'open' || filter.state === 'under_review'
      ? sql`d.respond_by`
      : sql`d.updated_at desc`
  const [{ rows }, { rows: counts }] = await Promise.all([
    handle.execute<ListedDispute>(
      sql`${text} where ${where} order by ${order}, d.id limit ${filter.limit} offset ${filter.offset}`,
    ),
    handle.execute<{ n: number; toSettle: number; stake: number }>(
      sql`select count(*)::int as n, (select count(*)::int from ${from} where ${isToSettle}) as "toSettle", (select coalesce(sum(amount_paise), 0)::bigint from dispute
          where state in ('open', 'under_review')) as stake from ${from} where ${where}`,
    ),
  ])
  return {
    rows,
    n: counts[0]?.n ?? 0,
    toSettle: counts[0]?.toSettle ?? 0,
    atStakePaise: counts[0]?.stake ?? 0,
  }
}

export async function selectDispute(
  handle: Handle,
  id: string,
): Promise<ListedDispute | undefined> {
  const { rows } = await handle.execute<ListedDispute>(sql`${text} where d.id = ${id}`)
  return rows[0]
}
