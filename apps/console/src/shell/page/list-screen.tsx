import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { RowData } from '@tanstack/react-table'
import { DataTable } from '@upchar/ui/dense/data-table'
import type { DataColumn, Sorting } from '@upchar/ui/dense/data-table'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { NeighbourPaging, Paging } from '@upchar/ui/dense/paging'
import { isRefusal, type Problem } from '../api/ask.ts'
import { PAGE_SIZE } from '../../kit/list-search.ts'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { useGo } from '../../kit/use-go.ts'
import { NotForRole } from './fault-screens.tsx'

type Counted = { total: number; total_is_more: boolean }

export type ListProps<Data, Row extends RowData> = {
  label: string
  answer: UseQueryResult<Data, Problem>
  rows: (data: Data) => readonly Row[]
  columns: readonly DataColumn<Row>[]
  rowId: (row: Row) => string
  sorting?: Sorting | undefined
  onSort?: (sorting: Sorting) => void
  /** The empty state of this list. */
  empty: { title: string; text: ReactNode; action?: ReactNode }
}

/** The rows of a list from the server: skeleton, failure with a retry, empty state, rows. j and k move through it. */
function ListRows<Data, Row extends RowData>({
  label,
  answer,
  rows: rowsOf,
  columns,
  rowId,
  sorting,
  onSort,
  empty,
}: ListProps<Data, Row>) {
  const { data, error, isFetching, isPlaceholderData, refetch } = answer
  const rows = data && rowsOf(data)
  const failed = error && !data
  const activeId = useRowKeys(rows?.map(rowId) ?? [])
  const instead = failed ? (
    isRefusal(error, 'permission_missing') ? (
      <NotForRole message={error.message} />
    ) : (
      <FailedState
        title="This list could not be loaded"
        message={error.message}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  ) : rows?.length === 0 ? (
    <EmptyState title={empty.title} action={empty.action}>
      {empty.text}
    </EmptyState>
  ) : undefined
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={failed ? [] : rows}
      rowId={rowId}
      activeId={activeId}
      stale={isPlaceholderData}
      sorting={sorting}
      onSort={onSort}
      instead={instead}
    />
  )
}

/** A list with numbered pages. */
export function List<Data extends Counted, Row extends RowData>({
  page,
  pageHref,
  ...list
}: ListProps<Data, Row> & { page: number; pageHref: (page: number) => string }) {
  const { data, isPlaceholderData } = list.answer
  const go = useGo()
  // Beyond the last page: rows are gone, or the address is old.
  const pages = data ? Math.max(1, Math.ceil(data.total / PAGE_SIZE)) : page
  useEffect(() => {
    if (page > pages && !isPlaceholderData) go(pageHref(pages), { replace: true })
  })
  return (
    <>
      <ListRows {...list} />
      {data && data.total > 0 ? (
        <Paging
          label={`Pages of ${list.label.toLowerCase()}`}
          page={page}
          size={PAGE_SIZE}
          total={data.total}
          more={data.total_is_more}
          href={pageHref}
        />
      ) : null}
    </>
  )
}

type Neighbours = { newer: string | null; older: string | null }

/** A list too long to number its pages: each knows its neighbours, which is as fast at its end as at its beginning. */
export function EndlessList<Data extends Neighbours, Row extends RowData>({
  newerHref,
  olderHref,
  ...list
}: ListProps<Data, Row> & {
  newerHref: (place: string) => string
  olderHref: (place: string) => string
}) {
  const { data } = list.answer
  return (
    <>
      <ListRows {...list} />
      <NeighbourPaging
        label={`Pages of ${list.label.toLowerCase()}`}
        newer={data?.newer ? newerHref(data.newer) : undefined}
        older={data?.older ? olderHref(data.older) : undefined}
      />
    </>
  )
}

/**
 * j and k move from row to row; the row's link gets the focus, so that Enter opens it. x chooses the row for the next action. Arrow Down
 * leaves the search field for the first row.
 */
function useRowKeys(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>()
  // Its row has gone: where it comes back, in another list, the keys begin at the top again.
  if (active !== undefined && !ids.includes(active)) setActive(undefined)
  const step = (by: number) => {
    const at = active === undefined ? -1 : ids.indexOf(active)
    const id =
      ids[at < 0 ? (by > 0 ? 0 : ids.length - 1) : Math.min(ids.length - 1, Math.max(0, at + by))]
    if (id === undefined) return
    setActive(id)
    inRow(id, 'a')?.focus()
  }
  const [first] = ids
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || first === undefined) return
      if (!(event.target instanceof Element && event.target.matches('input[type=search]'))) return
      event.preventDefault()
      setActive(first)
      inRow(first, 'a')?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [first])
  const choose = () => {
    if (active !== undefined) inRow(active, 'input[type=checkbox]')?.click()
  }
  useShortcuts({ j: () => step(1), k: () => step(-1), x: choose })
  return active
}

const inRow = (id: string, part: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] ${part}`)
