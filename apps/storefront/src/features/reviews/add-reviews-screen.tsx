import { href } from '../../shell/urls/hrefs.ts'
import { AccountPage } from '../account-layout/index.ts'
import { ReviewList } from './review-list.tsx'
import type { Ratings } from './use-review.ts'

/** ROUTE-19: rates the products of a customer's orders. */
export function AddReviewsScreen({ ratings }: { ratings: Ratings }) {
  return (
    <AccountPage
      current="orders"
      title="Rate your products"
      back={{ to: href.orders(), name: 'Orders' }}
    >
      <p className="hidden text-body-sm noscript:block">
        Turn on JavaScript in your browser to write a review.
      </p>
      <div className="noscript:hidden">
        <ReviewList ratings={ratings} />
      </div>
    </AccountPage>
  )
}
