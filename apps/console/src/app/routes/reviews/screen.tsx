import { useMemo } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { REVIEW_STATES } from '@upchar/kernel/reviews'
import {
  readReviewSearch,
  REVIEW_STATE_NAMES,
  reviewColumns,
  reviewQuery,
  ReviewSheet,
} from '../../../features/reviews/index.ts'
import { FilterBar, SearchBox } from '../../../kit/filter-bar.tsx'
import { StateLinks } from '../../../kit/state-links.tsx'
import { useSearchOf } from '../../../kit/use-address.ts'
import { useGo } from '../../../kit/use-go.ts'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'
import { List } from '../../../shell/page/list-screen.tsx'
import { Page } from '../../../shell/page/page.tsx'

const NONE_FITS = {
  title: 'No review matches',
  text: 'Search by the number of an order, an article number, or words of the review or the product.',
}
const NONE = {
  waiting: { title: 'Every review is read', text: 'New and changed reviews appear here.' },
  published: { title: 'No review is published', text: 'Published reviews stand on product pages.' },
  refused: { title: 'No review is refused', text: 'Its buyer may change a refused review.' },
}

/** The queue of product reviews (ORDER-04). */
export function ReviewsScreen() {
  const { review: open, ...search } = useSearchOf(readReviewSearch)
  const go = useGo()
  const answer = useQuery({
    ...question('staffListReviews', { query: reviewQuery(search) }),
    placeholderData: keepPreviousData,
  })
  const { q, state, page } = search
  // Stable while a sheet opens, so that the focus can return to its link.
  const columns = useMemo(
    () => reviewColumns({ ...(q && { q }), ...(state && { state }), ...(page && { page }) }),
    [q, state, page],
  )
  const shown = answer.data?.reviews.find(({ id }) => id === open)
  return (
    <Page
      title="Product reviews"
      note="Buyers wrote them about delivered goods. Only published ones are shown and counted."
      fixed
    >
      <StateLinks
        links={REVIEW_STATES.map((one) => ({
          key: one,
          name: REVIEW_STATE_NAMES[one],
          many: answer.data?.states[one],
          href: href.reviews({ q, state: one === 'waiting' ? undefined : one }),
          isChosen: one === (state ?? 'waiting'),
        }))}
      />
      <FilterBar label="Find reviews" clearHref={q ? href.reviews({ state }) : undefined}>
        <SearchBox
          label="Search reviews"
          placeholder="Order, article, product or words"
          value={q ?? ''}
          onChange={(text) => go(href.reviews({ state, q: text }), { replace: true })}
        />
      </FilterBar>
      <List
        label="Reviews"
        answer={answer}
        rows={(data) => data.reviews}
        columns={columns}
        rowId={(row) => row.id}
        page={page ?? 1}
        pageHref={(other) => href.reviews({ q, state, page: other > 1 ? other : undefined })}
        empty={q ? NONE_FITS : NONE[state ?? 'waiting']}
      />
      {shown ? (
        <ReviewSheet
          review={shown}
          onClose={() => go(href.reviews({ q, state, page }), { replace: true })}
        />
      ) : null}
    </Page>
  )
}
