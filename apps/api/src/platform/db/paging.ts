import { deepest } from '@upchar/contract/schema/staff'

export type Page = { page: number; limit: number }

/** Which rows a page shows; none beyond the depth that lists are walked to. */
export function rowsOf({ page, limit }: Page): { offset: number; limit: number } {
  const offset = Math.min((page - 1) * limit, deepest)
  return { offset, limit: Math.min(limit, deepest - offset) }
}

/** How many rows to count at most: one more than can be shown tells that there are more. */
export const countLimit = deepest + 1

/** A count that stopped at `countLimit`, as lists answer it. */
export const counted = (count: number): { total: number; total_is_more: boolean } => ({
  total: Math.min(count, deepest),
  total_is_more: count > deepest,
})
