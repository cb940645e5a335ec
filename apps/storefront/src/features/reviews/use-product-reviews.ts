import type { Answer } from '@upchar/contract/schema/endpoints'
import { failureText } from '@upchar/web/failure-text'
import { useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'

type Page = Answer<'listReviews'>
export type ShownReview = Page['reviews'][number]
export type Sort = 'helpful' | 'newest'
type Seen = {
  sort: Sort
  sums: Pick<Page, 'count' | 'average' | 'histogram'>
  reviews: readonly ShownReview[]
  pages: number
}

const ask = (id: number, sort: Sort, page: number) =>
  api('listReviews', { params: { id }, query: { sort, page } })

/** The reviews of a product, page after page, and the visitor's votes. */
export function useProductReviews(group: number) {
  const [sort, setSort] = useState<Sort>('helpful')
  const [seen, setSeen] = useState<Seen>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    let live = true
    void ask(group, sort, 1).then((result) => {
      if (!live) return
      if (!result.ok) return setProblem(failureText(result))
      const { reviews, ...sums } = result.data
      setProblem('')
      setSeen({ sort, sums, reviews, pages: 1 })
    })
    return () => {
      live = false
    }
  }, [group, sort])
  const more = async () => {
    if (seen === undefined || busy) return
    setBusy(true)
    const result = await ask(group, seen.sort, seen.pages + 1)
    setBusy(false)
    if (!result.ok) return setProblem(failureText(result))
    setProblem('')
    // A review that was published meanwhile moves the others down: none is shown twice.
    const known = new Set(seen.reviews.map(({ id }) => id))
    const next = result.data.reviews.filter(({ id }) => !known.has(id))
    setSeen({ ...seen, reviews: [...seen.reviews, ...next], pages: seen.pages + 1 })
  }
  const vote = async ({ id, voted }: ShownReview) => {
    const result = await api('voteReview', { params: { id }, body: { helpful: !voted } })
    if (!result.ok) return setProblem(failureText(result))
    const { helpful, voted: now } = result.data
    setProblem('')
    setSeen((before) =>
      before === undefined
        ? before
        : {
            ...before,
            reviews: before.reviews.map((one) =>
              one.id === id ? { ...one, helpful, voted: now } : one,
            ),
          },
    )
  }
  return { sort, setSort, seen, problem, busy, more, vote }
}
