import type { Query } from '@upchar/contract/schema/endpoints'
import { deepest } from '@upchar/contract/schema/staff'
import { businessType } from '@upchar/kernel/business-types'
import { KYC_STATES, type KycState } from '@upchar/kernel/kyc-states'
import { ok } from '@upchar/kernel/result'
import type { Context } from '../../../platform/context.ts'
import type { HandlerResult } from '../../../platform/http/bind.ts'
import { staffNames } from '../../staff/index.ts'
import { countQueue, countStates, selectQueue, type QueueRow } from '../store/queue.ts'

const mostWords = 8

const queueRowView = (row: QueueRow, names: Awaited<ReturnType<typeof staffNames>>) => ({
  id: row.id,
  state: row.state,
  is_pharma: row.stage === 'pharma',
  business_name: row.businessName,
  customer: {
    id: row.customerId,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email ?? '',
  },
  business_type: { id: row.businessTypeId, name: businessType(row.businessTypeId)?.name ?? '' },
  created_at: row.createdAt.toISOString(),
  saved_at: row.savedAt.toISOString(),
  submitted_at: row.submittedAt?.toISOString() ?? null,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null),
  valid_until: row.validUntil,
  times_submitted: row.timesSubmitted,
})

/** The review queue: filtered, sorted, paged. */
export async function listKyc(
  { db }: Context,
  query: Query<'staffListKyc'>,
): Promise<HandlerResult<'staffListKyc'>> {
  const words = query.q
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
  const stage =
    query.is_pharma === undefined
      ? undefined
      : query.is_pharma === 'true'
        ? ('pharma' as const)
        : ('basic' as const)
  const filter = { words, state: query.state, stage, businessTypeId: query.business_type }
  const offset = (query.page - 1) * query.limit
  const [rows, total, states] = await Promise.all([
    offset >= deepest ? [] : selectQueue(db, filter, query.sort, { limit: query.limit, offset }),
    countQueue(db, filter, deepest),
    countStates(db),
  ])
  const names = await staffNames(
    db,
    rows.map((row) => row.decidedBy),
  )
  return ok({
    success: true,
    applications: rows.map((row) => queueRowView(row, names)),
    total: Math.min(total, deepest),
    total_is_more: total > deepest,
    states: Object.fromEntries(
      KYC_STATES.map((state) => [state, states.get(state) ?? 0]),
    ) as Record<KycState, number>,
  })
}
