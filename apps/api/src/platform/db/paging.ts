import { deepest } from '@upchar/contract/schema/staff'

export type Page = { page: number; limit: number }

/** The rows of a page; empty beyond the maximum depth. */
export function rowsOf({ page, limit }: Page): { offset: number; limit: number } {
  const offset = Math.min((page - 1) * limit, deepest)
  return { offset, limit: Math.min(limit, deepest - offset) }
}

/** One more than can be shown: enough to know that there are more. */
export const countLimit = deepest + 1

/** A count capped at `countLimit`, as lists answer it. */
export const counted = (count: number): { total: number; total_is_more: boolean } => ({
  total: Math.min(count, deepest),
  total_is_more: count > deepest,
})
