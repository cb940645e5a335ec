import type { Answer, Query } from '@upchar/contract/schema/endpoints'
import { ok } from '@upchar/kernel/result'
import { staffNames } from '../../modules/staff/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { counted } from '../../platform/db/paging.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { selectProposals, type Proposal } from './store/proposals.ts'

/** A proposal as its seller sees it. */
export const ownProposalView = (
  proposal: Proposal,
): Answer<'sellerListProposals'>['proposals'][number] => ({
  id: proposal.id,
  sku: proposal.sku,
  variant: proposal.variant,
  title: proposal.title,
  option_label: proposal.optionLabel,
  before: proposal.before,
  after: proposal.after,
  state: proposal.state,
  reason: proposal.reason,
  stale: proposal.stale,
  proposed_at: proposal.proposedAt.toISOString(),
  decided_at: proposal.decidedAt?.toISOString() ?? null,
})

/** Proposals as staff see them. */
export async function proposalViews(handle: Handle, rows: readonly Proposal[]) {
  const names = await staffNames(
    handle,
    rows.map(({ decidedBy }) => decidedBy),
  )
  return rows.map((row) => ({
    ...ownProposalView(row),
    product_id: row.groupId,
    seller: { id: row.sellerId, name: row.seller },
    proposed_by: row.member,
    decided_by: names.get(row.decidedBy ?? '') ?? null,
  }))
}

/** The proposals of the calling member's seller. */
export async function listOwnProposals(
  { db }: Pick<Context, 'db'>,
  { sellerId }: SellerCaller,
  query: Query<'sellerListProposals'>,
): Promise<HandlerResult<'sellerListProposals'>> {
  const { rows, count } = await selectProposals(db, { ...query, sellerId })
  return ok({ success: true, proposals: rows.map(ownProposalView), ...counted(count) })
}

/** What sellers propose, for staff. */
export async function listProposals(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffListOfferProposals'>,
): Promise<HandlerResult<'staffListOfferProposals'>> {
  const { rows, count } = await selectProposals(db, query)
  const waiting =
    query.queue === 'open'
      ? count
      : (await selectProposals(db, { queue: 'open', page: 1, limit: 1 })).count
  return ok({
    success: true,
    proposals: await proposalViews(db, rows),
    waiting,
    ...counted(count),
  })
}
