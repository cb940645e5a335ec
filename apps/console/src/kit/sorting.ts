import type { Sorting } from '@upchar/ui/dense/data-table'

/** A sort order of the API, and its column. */
export type SortKey<K extends string> = { key: K; column: string; descending: boolean }

/** The column and direction of an order. */
export function sortingOf<K extends string>(
  keys: readonly SortKey<K>[],
  chosen: K,
): Sorting | undefined {
  const found = keys.find(({ key }) => key === chosen)
  return found && { column: found.column, descending: found.descending }
}

/**
 * The sort key after a click on a column's head: the requested direction if the API offers it, else
 * the other.
 */
export function sortKeyFor<K extends string>(
  keys: readonly SortKey<K>[],
  wanted: Sorting,
): K | undefined {
  const ofColumn = keys.filter(({ column }) => column === wanted.column)
  return (ofColumn.find(({ descending }) => descending === wanted.descending) ?? ofColumn[0])?.key
}
