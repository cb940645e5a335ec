import { expect, it } from 'vitest'
import { readReviewSearch, reviewQuery } from './search.ts'
import { starWords, writerName } from './words.ts'

it('ORDER-04 names who wants to be named, and counts stars', () => {
  expect([writerName({ name: 'Meera' }), writerName({ name: '' })]).toEqual([
    'Meera',
    'A verified buyer',
  ])
  expect([starWords({ rating: 1 }), starWords({ rating: 5 })]).toEqual(['1 star', '5 stars'])
})

it('ORDER-04 the queue’s address opens a review and narrows the list', () => {
  const review = '01990000-0000-7000-8000-000000000001'
  expect(readReviewSearch({ state: 'refused', review, q: ' torn ', page: '2' })).toEqual({
    state: 'refused',
    review,
    q: 'torn',
    page: 2,
  })
  expect(readReviewSearch({ state: 'waiting', review: 'x', page: '1' })).toEqual({})
  expect(reviewQuery({ q: 'torn', page: 2 })).toEqual({
    state: undefined,
    q: 'torn',
    page: 2,
    limit: 25,
  })
})
