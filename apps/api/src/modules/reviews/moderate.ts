import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { REVIEW_STATES, type ReviewState } from '@upchar/kernel/reviews'
import { ok } from '@upchar/kernel/result'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import { counted } from '../../platform/db/paging.ts'
import { decideInTransaction, type Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { recordMail } from '../../platform/mail/mail.ts'
import { makeLink } from '../files/index.ts'
import { findToCancel } from '../orders/index.ts'
import { staffNames } from '../staff/index.ts'
import { reviewChanged, reviewUnknown, reviewUnpublished } from './errors.ts'
import { refusalMail } from './mail.ts'
import { settleRating } from './settle-rating.ts'
import { photosOf } from './store/photos.ts'
import {
  changeReview,
  countForDesk,
  findForDesk,
  lockReview,
  selectForDesk,
  type DeskReview,
  type Review,
} from './store/reviews.ts'
import { staffView } from './view.ts'

/** The queue of reviews (ORDER-04). */
export async function listReviewsForStaff(
  context: Context,
  { staffId }: StaffCaller,
  query: Query<'staffListReviews'>,
): Promise<HandlerResult<'staffListReviews'>> {
  const { db } = context
  const countOf = async (state: ReviewState) =>
    [state, await countForDesk(db, { state, q: query.q })] as const
  const [rows, ...counts] = await Promise.all([
    selectForDesk(db, query),
    ...REVIEW_STATES.map(countOf),
  ])
  const view = await viewsFor(context, staffId, rows)
  const states = { waiting: 0, published: 0, refused: 0, ...Object.fromEntries(counts) }
  return ok({
    success: true,
    reviews: rows.map(view),
    states,
    ...counted(states[query.state]),
  })
}

/** How staff see reviews: who decided, and the photos by links of their own. */
async function viewsFor(context: Context, staffId: string, rows: readonly DeskReview[]) {
  const [names, photos] = await Promise.all([
    staffNames(
      context.db,
      rows.map(({ review }) => review.decidedBy),
    ),
    photosOf(
      context.db,
      rows.map(({ review }) => review.id),
    ),
  ])
  const actor = { kind: 'staff', id: staffId } as const
  const linkTo = (id: string) => ({
    id,
    url: makeLink(context, '/api/staff/reviews/photos', id, actor).url,
  })
  return (row: DeskReview) => staffView(row, names, (photos.get(row.review.id) ?? []).map(linkTo))
}

type Done = ReturnType<typeof ok<undefined>>

/** Changes the review that the member read, or refuses. */
async function change<R extends ReturnType<typeof reviewUnpublished> = never>(
  context: Context,
  staffId: string,
  id: string,
  revision: number,
  work: (tx: Transaction, review: Review, at: Date) => Promise<Done | R>,
) {
  const at = context.clock.now()
  const changed = await decideInTransaction(context.db, async (tx) => {
    const review = await lockReview(tx, id)
    if (review === undefined) return reviewUnknown()
    if (review.revision !== revision) return reviewChanged()
    return work(tx, review, at)
  })
  if (!changed.ok) return changed
  const row = await findForDesk(context.db, id)
  if (row === undefined) return reviewUnknown()
  const view = await viewsFor(context, staffId, [row])
  return ok({ success: true as const, review: view(row) })
}

/** Tells the buyer why the review isn't shown. */
async function mailRefusal(
  context: Context,
  tx: Transaction,
  refused: Review,
  at: Date,
): Promise<void> {
  const order = await findToCancel(tx, refused.orderId, false)
  const row = await findForDesk(tx, refused.id)
  if (order === undefined || row === undefined) return
  await recordMail(tx, refusalMail(context.config, order, row), at, { orderId: order.id })
}

/** Publishes a review as it was written, or refuses it with a reason. */
export const decideReview = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  body: Body<'staffDecideReview'>,
): Promise<HandlerResult<'staffDecideReview'>> =>
  change<never>(context, staffId, id, body.revision, async (tx, review, at) => {
    const published = body.decision === 'publish'
    const decided = {
      state: published ? ('published' as const) : ('refused' as const),
      reason: published ? null : body.reason,
      note: published ? '' : body.note,
      decidedBy: staffId,
      decidedAt: at,
    }
    await changeReview(tx, id, {
      ...decided,
      // An answer is shown below a review, so it goes with it.
      ...(!published && { answer: '', answeredAt: null }),
    })
    await settleRating(tx, review.groupId)
    if (!published) await mailRefusal(context, tx, { ...review, ...decided }, at)
    await recordAudit(tx, {
      by: staffId,
      action: published ? 'review.publish' : 'review.refuse',
      subject: { kind: 'review', id },
      before: { state: review.state },
      after: {
        sku: review.sku,
        rating: review.rating,
        ...(published ? {} : { reason: body.reason }),
      },
      at,
    })
    return ok(undefined)
  })

/** The seller's answer below a published review; an empty one takes it back. */
export const answerReview = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { revision, text }: Body<'staffAnswerReview'>,
): Promise<HandlerResult<'staffAnswerReview'>> =>
  change(context, staffId, id, revision, async (tx, review, at) => {
    if (review.state !== 'published') return reviewUnpublished()
    await changeReview(tx, id, { answer: text, answeredAt: text === '' ? null : at })
    await recordAudit(tx, {
      by: staffId,
      action: 'review.answer',
      subject: { kind: 'review', id },
      before: { answer: review.answer },
      after: { answer: text },
      at,
    })
    return ok(undefined)
  })
