import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { err, ok } from '@upchar/kernel/result'
import { loadSaleLicences, maySell } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { SellerCaller, StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { settleCatalogue } from '../catalogue-file/index.ts'
import { offerInvalid } from '../products/errors.ts'
import { setOffer } from '../products/save-offer.ts'
import { setOwnOffer } from '../products/save-own-offer.ts'
import { lockArticle, type OfferArticle } from '../products/store/offers.ts'
import { offerChanged, proposalClosed, proposalUnknown } from './errors.ts'
import { acceptedMail, refusedMail } from './proposal-mails.ts'
import { notLicensed } from './propose-offer.ts'
import { ownProposalView, proposalViews } from './show-proposals.ts'
import { closeProposal, findProposal, type Proposal } from './store/proposals.ts'

/** A proposal that waits, which nobody else decides until the transaction ends. Its product is locked first, as in every change of offers. */
async function lockOpen(tx: Transaction, id: string) {
  const seen = await findProposal(tx, id)
  if (seen === undefined) return proposalUnknown()
  const article = await lockArticle(tx, seen.groupId, seen.variant)
  const proposal = await findProposal(tx, id, { lock: true })
  if (proposal === undefined || article === undefined) return proposalUnknown()
  return proposal.state === 'open' ? ok({ proposal, article }) : proposalClosed()
}

/** Accepts what a seller proposes, by the checks and the use cases of staff's own changes, or refuses it (OPS-04). The seller is told. */
export async function decideProposal(
  { db, config, clock }: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffDecideOfferProposal'>,
): Promise<HandlerResult<'staffDecideOfferProposal'>> {
  const at = clock.now()
  const accepted = body.decision === 'accept'
  const decided = await decideInTransaction(db, async (tx) => {
    const locked = await lockOpen(tx, id)
    if (!locked.ok) return locked
    const { proposal, article } = locked.value
    if (accepted) {
      if (proposal.stale)
        return offerChanged(
          'The offer has changed since. Refuse this, so that it is proposed again.',
        )
      const sale = { ...article, sellerId: proposal.sellerId, on: istDate(at) }
      if (!maySell(await loadSaleLicences(tx), sale))
        return offerInvalid([{ field: 'variant', message: notLicensed }])
      const applied = await apply(tx, { staffId, at }, locked.value)
      if (!applied.ok) return applied
    }
    const reason = body.decision === 'refuse' ? body.reason : ''
    await closeProposal(tx, id, {
      state: accepted ? 'accepted' : 'refused',
      reason,
      by: staffId,
      at,
    })
    const mail = accepted ? acceptedMail(config, proposal) : refusedMail(config, proposal, reason)
    await recordMail(tx, mail, at)
    await recordAudit(tx, {
      by: staffId,
      action: accepted ? 'goods.accept_offer' : 'goods.refuse_offer',
      subject: { kind: 'product', id: proposal.variant },
      after: { sku: proposal.sku, ...(accepted ? proposal.after : { reason }) },
      at,
    })
    return ok(undefined)
  })
  if (!decided.ok) return decided
  if (accepted) await settleCatalogue(db, at)
  const proposal = await findProposal(db, id)
  const [view] = proposal === undefined ? [] : await proposalViews(db, [proposal])
  if (view === undefined) throw new Error(`the proposal ${id} is gone`)
  return ok({ success: true, proposal: view })
}

/** Writes the proposed terms. The product editor keeps a variant's own offer, so it goes the editor's way. */
async function apply(
  tx: Transaction,
  by: { staffId: string; at: Date },
  { proposal, article }: { proposal: Proposal; article: OfferArticle },
) {
  const { groupId, after } = proposal
  if (proposal.own)
    return setOwnOffer(tx, by, groupId, { ...after, sku: proposal.sku, listed: article.listed })
  const { price } = after
  if (price === null) return offerInvalid([{ field: 'price', message: 'Enter the price' }])
  const done = await setOffer(tx, by, groupId, {
    ...after,
    price,
    variant: proposal.variant,
    seller_id: proposal.sellerId,
    sku: proposal.sku,
    version: proposal.version,
  })
  if (done.ok) return done
  const { error } = done
  if (error.code === 'product_unknown') throw new Error(`the product ${groupId} is gone`)
  return err(error)
}

/** Takes back an own proposal that waits (APP-01). */
export async function withdrawProposal(
  { db, clock }: Context,
  seller: SellerCaller,
  id: string,
): Promise<HandlerResult<'sellerWithdrawProposal'>> {
  const at = clock.now()
  return decideInTransaction(db, async (tx) => {
    const proposal = await findProposal(tx, id, { lock: true, sellerId: seller.sellerId })
    if (proposal === undefined) return proposalUnknown()
    if (proposal.state !== 'open') return proposalClosed()
    await closeProposal(tx, id, { state: 'withdrawn', by: null, at })
    await recordAudit(tx, {
      by: seller,
      action: 'goods.withdraw_offer',
      subject: { kind: 'product', id: proposal.variant },
      after: { sku: proposal.sku },
      at,
    })
    const closed = { ...proposal, state: 'withdrawn' as const, stale: false, decidedAt: at }
    return ok({ success: true as const, proposal: ownProposalView(closed) })
  })
}
