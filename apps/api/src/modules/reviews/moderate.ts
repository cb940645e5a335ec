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
import { findToCancel } from '../orders/index.ts'
import { staffNames } from '../staff/index.ts'
import { reviewChanged, reviewUnknown, reviewUnpublished } from './errors.ts'
import { refusalMail } from './mail.ts'
import { settleRating } from './settle-rating.ts'
import {
  changeReview,
  countForDesk,
  findForDesk,
  lockReview,
  selectForDesk,
  type Review,
} from './store/reviews.ts'
import { staffView } from './view.ts'

/** The queue of reviews (ORDER-04). */
export async function listReviewsForStaff(
  { db }: Pick<Context, 'db'>,
  query: Query<'staffListReviews'>,
): Promise<HandlerResult<'staffListReviews'>> {
  const countOf = async (state: ReviewState) =>
    [state, await countForDesk(db, { state, q: query.q })] as const
  const [rows, ...counts] = await Promise.all([
    selectForDesk(db, query),
    ...REVIEW_STATES.map(countOf),
  ])
  const names = await staffNames(
    db,
    rows.map(({ review }) => review.decidedBy),
  )
  const states = { waiting: 0, published: 0, refused: 0, ...Object.fromEntries(counts) }
  return ok({
    success: true,
    reviews: rows.map((row) => staffView(row, names)),
    states,
    ...counted(states[query.state]),
  })
}

type Done = ReturnType<typeof ok<undefined>>

/** Changes the review that the member read, or refuses. */
async function change<R extends ReturnType<typeof reviewUnpublished> = never>(
  context: Context,
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
  const names = await staffNames(context.db, [row.review.decidedBy])
  return ok({ success: true as const, review: staffView(row, names) })
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
  change<never>(context, id, body.revision, async (tx, review, at) => {
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

/** The shop's answer below a published review; an empty one takes it back. */
export const answerReview = (
  context: Context,
  { staffId }: StaffCaller,
  id: string,
  { revision, text }: Body<'staffAnswerReview'>,
): Promise<HandlerResult<'staffAnswerReview'>> =>
  change(context, id, revision, async (tx, review, at) => {
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
