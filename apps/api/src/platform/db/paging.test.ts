import { expect, it } from 'vitest'
import { counted, countLimit, rowsOf } from './paging.ts'

// The contract shows the first 10,000 rows of a list at most.
it('takes the rows of a page, and none beyond the ten-thousandth', () => {
  expect(rowsOf({ page: 1, limit: 25 })).toEqual({ offset: 0, limit: 25 })
  expect(rowsOf({ page: 3, limit: 25 })).toEqual({ offset: 50, limit: 25 })
  expect(rowsOf({ page: 400, limit: 25 })).toEqual({ offset: 9975, limit: 25 })
  expect(rowsOf({ page: 401, limit: 25 })).toEqual({ offset: 10_000, limit: 0 })
  expect(rowsOf({ page: 334, limit: 30 })).toEqual({ offset: 9990, limit: 10 })
})

it('says of more than that only that there are more', () => {
  expect(counted(0)).toEqual({ total: 0, total_is_more: false })
  expect(counted(10_000)).toEqual({ total: 10_000, total_is_more: false })
  expect(counted(countLimit)).toEqual({ total: 10_000, total_is_more: true })
})
