import { formatIstDate } from '@upchar/kernel/dates'
import { reviewEnds } from '@upchar/kernel/reviews'
import type { Config } from '../../platform/config.ts'
import type { Message } from '../../platform/mail/mail.ts'
import { plainMail } from '../../platform/mail/plain-mail.ts'
import { trackPath, type CancelledOrder } from '../orders/index.ts'
import type { DeskReview } from './store/reviews.ts'
import { refusalText } from './view.ts'

/** To the buyer of a refused review: why, and how to change it. */
export const refusalMail = (
  config: Config,
  order: Pick<CancelledOrder, 'id' | 'form'>,
  { review, title }: DeskReview,
): Message =>
  plainMail(config, order.form.email, 'We can’t show your review', [
    `Thank you for your review of ${title}. We can’t show it: ${refusalText(review)}`,
    `You can change it until ${formatIstDate(reviewEnds(review.createdAt))} on the page of your order: ${config.origin}${trackPath(config.secret, order.id)}`,
  ])
