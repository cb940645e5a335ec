import type { Body } from '@upchar/contract/schema/endpoints'
import { istDate } from '@upchar/kernel/dates'
import { ok } from '@upchar/kernel/result'
import { loadSaleLicences, maySell } from '../../modules/sellers/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { newId } from '../../platform/ids.ts'
import type { SellerCaller } from '../../platform/identity/identity.ts'
import { offerInvalid, type FieldProblem } from '../products/errors.ts'
import { dispatchOf, offerProblems } from '../products/save-offer.ts'
import { offerView } from '../products/show-offers.ts'
import {
  lockArticle,
  selectOffers,
  type OfferArticle,
  type StoredOffer,
} from '../products/store/offers.ts'
import { articleUnknown, offerChanged, ownOfferUnknown, proposalOpen } from './errors.ts'
import { ownProposalView } from './show-proposals.ts'
import { findProposal, groupOfVariant, insertProposal, type Terms } from './store/proposals.ts'

const termsOf = ({ price, mrp, moq, max_oq, dispatch_days, active }: Terms): Terms => ({
  price,
  mrp,
  moq,
  max_oq,
  dispatch_days,
  active,
})

/** It asks to be on sale: an offer is taken off without anybody's leave. */
const wantedOf = (body: Body<'sellerProposeOffer'>, before: StoredOffer | undefined) => ({
  ...body,
  dispatch_days: dispatchOf(body, before),
  active: true,
})

/** Keeps what a seller asks for its offer, or for a new one, until staff decide (APP-01, OPS-04). */
export async function proposeOffer(
  { db, clock }: Context,
  seller: SellerCaller,
  body: Body<'sellerProposeOffer'>,
): Promise<HandlerResult<'sellerProposeOffer'>> {
  const at = clock.now()
  const { sellerId, memberId } = seller
  return decideInTransaction(db, async (tx) => {
    const groupId = await groupOfVariant(tx, body.variant)
    const article = groupId === undefined ? undefined : await lockArticle(tx, groupId, body.variant)
    if (groupId === undefined || article === undefined) return articleUnknown()
    const offers = (await selectOffers(tx, groupId)) ?? []
    const before = offers.find((one) => one.variant === article.sku && one.sellerId === sellerId)
    if (before === undefined && body.version !== '') return ownOfferUnknown()
    if ((before?.version ?? '') !== body.version)
      return offerChanged('Your offer has changed meanwhile. Look at it again, then propose.')
    const problems = await problemsOf(tx, { body, sellerId, article, before, at })
    if (problems.length > 0) return offerInvalid(problems)
    const asked = {
      id: newId(),
      variantId: article.variantId,
      sellerId,
      sku: body.sku,
      version: body.version,
      before: before === undefined ? null : termsOf(offerView(before)),
      after: termsOf(wantedOf(body, before)),
    }
    if (!(await insertProposal(tx, { ...asked, memberId }, at))) return proposalOpen()
    await recordAudit(tx, {
      by: seller,
      action: 'goods.propose_offer',
      subject: { kind: 'product', id: article.sku },
      ...(asked.before !== null && { before: asked.before }),
      after: { ...asked.after, sku: body.sku },
      at,
    })
    const proposal = await findProposal(tx, asked.id)
    if (proposal === undefined) throw new Error(`the proposal ${asked.id} is gone`)
    return ok({ success: true as const, proposal: ownProposalView(proposal) })
  })
}

type Asked = {
  body: Body<'sellerProposeOffer'>
  sellerId: number
  article: OfferArticle
  before: StoredOffer | undefined
  at: Date
}

/** What staff couldn't accept either. Prices that need two members of staff are theirs to refuse. */
async function problemsOf(
  tx: Transaction,
  { body, sellerId, article, before, at }: Asked,
): Promise<FieldProblem[]> {
  const wanted = { ...wantedOf(body, before), seller_id: sellerId }
  const today = istDate(at)
  const problems = await offerProblems(tx, wanted, { article, before, today, floored: false })
  if (before === undefined && !article.onSale)
    problems.push({ field: 'variant', message: 'This article isn’t on sale' })
  if (!maySell(await loadSaleLicences(tx), { ...article, sellerId, on: today }))
    problems.push({ field: 'variant', message: notLicensed })
  const known = before === undefined ? undefined : termsOf(offerView(before))
  if (known && JSON.stringify(known) === JSON.stringify(termsOf(wanted)))
    problems.push({ field: 'price', message: 'Change something first' })
  return problems
}

export const notLicensed = 'No licence in force allows the seller to sell these goods'
