import {
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { Cell, Column, ColumnDef, Header, RowData, SortingState } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../icons.tsx'
import { Skeleton } from '../skeleton.tsx'

/** A column's presentation. */
export type ColumnLook = {
  /** For numbers and amounts. */
  align?: 'end'
  /** Hidden in narrower windows, where nothing else shows its content unless `below`. */
  from?: 'sm' | 'lg' | 'xl'
  /** While hidden, a value that isn't empty is shown by name below the row's main column. */
  below?: true
  /** A width class. */
  width?: string
  /** Beside cells of many lines: begins on their first one. */
  top?: true
}

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook })
type Features = typeof features
export type DataColumn<Row extends RowData> = ColumnDef<Features, Row, unknown>

/**
 * Creates a table's columns; call it outside of the component. A column sorts only with
 * `enableSorting: true`.
 */
export const columnsFor = <Row extends RowData>() => createColumnHelper<Features, Row>()

export type Sorting = { column: string; descending: boolean }

export type DataTableProps<Row extends RowData> = {
  /** The table's caption for screen readers. */
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined during the first load. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** The row with the keyboard focus. */
  activeId?: string | undefined
  /** The rows belong to the previous query while the next one loads. */
  stale?: boolean
  sorting?: Sorting | undefined
  onSort?: ((sorting: Sorting) => void) | undefined
  /** Shown instead of rows: empty or failed. */
  instead?: ReactNode
  skeletonRows?: number
}

const shownFrom = { sm: 'max-sm:hidden', lg: 'max-lg:hidden', xl: 'max-xl:hidden' }
const lookClass = (look: ColumnLook | undefined): string =>
  cx(look?.align === 'end' && 'text-right tabular', look?.from && shownFrom[look.from], look?.width)
const shownBelow = { sm: 'sm:hidden', lg: 'lg:hidden', xl: 'xl:hidden' }
const none: never[] = []

type ListProps<Row extends RowData> = Pick<
  DataTableProps<Row>,
  'columns' | 'rows' | 'rowId' | 'sorting' | 'onSort'
>

/** Rows arrive sorted; the table only shows and changes the order. */
function useRows<Row extends RowData>({ columns, rows, rowId, sorting, onSort }: ListProps<Row>) {
  const state: SortingState = sorting ? [{ id: sorting.column, desc: sorting.descending }] : none
  return useTable<Features, Row>({
    features,
    columns,
    data: rows ?? none,
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    defaultColumn: { enableSorting: false },
    state: { sorting: state },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(state) : change
      if (first) onSort?.({ column: first.id, descending: first.desc })
    },
  })
}

/** A list that its owner sorts and pages. Rows are one line high; the head stays in view. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowId,
  activeId,
  stale = false,
  sorting,
  onSort,
  instead,
  skeletonRows = 8,
}: DataTableProps<Row>) {
  const table = useRows({ columns, rows, rowId, sorting, onSort })
  return (
    <div
      className="overflow-x-auto rounded-md border border-border bg-surface lg:min-h-0 lg:overflow-y-auto"
      aria-busy={stale || !rows || undefined}
    >
      <table
        className="w-full border-separate border-spacing-0 text-left text-body-sm"
        aria-label={label}
      >
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <HeadCell
                  key={header.id}
                  header={header}
                  render={<table.FlexRender header={header} />}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className={cx(stale && 'bg-page grayscale')}>
          {rows ? null : <SkeletonRows columns={table.getAllLeafColumns()} count={skeletonRows} />}
          {instead
            ? null
            : table.getRowModel().rows.map((row) => (
                <tr key={row.id} data-row={row.id} className={rowClass(row.id === activeId)}>
                  {row.getAllCells().map((cell, _at, cells) => (
                    <td key={cell.id} className={cellClass(metaOf(cell))}>
                      <table.FlexRender cell={cell} />
                      {cell === mainOf(cells)
                        ? cells.filter(isBelow).map((hidden) => (
                            <Below key={hidden.id} cell={hidden}>
                              <table.FlexRender cell={hidden} />
                            </Below>
                          ))
                        : null}
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      {instead}
    </div>
  )
}

const rowClass = (active: boolean): string =>
  cx('relative last:*:border-b-0', active ? 'bg-selected' : 'hover:bg-panel')

function SkeletonRows<Row extends RowData>({
  columns,
  count,
}: {
  columns: readonly Column<Features, Row>[]
  count: number
}) {
  return Array.from({ length: count }, (_, at) => (
    // eslint-disable-next-line react/no-array-index-key
    <tr key={at}>
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column.columnDef.meta)}>
          <Skeleton className="h-4 max-w-40" />
        </td>
      ))}
    </tr>
  ))
}

const cellClass = (look: ColumnLook | undefined): string =>
  cx(
    'border-b border-border px-3 py-2 h-9',
    look?.top ? 'align-top' : 'align-middle',
    lookClass(look),
  )

function HeadCell<Row extends RowData>({
  header,
  render,
}: {
  header: Header<Features, Row, unknown>
  render: ReactNode
}) {
  const { column } = header
  const sorted = column.getIsSorted()
  const Icon = sorted === 'asc' ? ArrowUpIcon : sorted === 'desc' ? ArrowDownIcon : SortIcon
  return (
    <th
      scope="col"
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
      className={cx(
        'sticky top-0 z-sticky h-9 border-b border-border bg-panel px-3 font-medium whitespace-nowrap text-text-muted',
        lookClass(column.columnDef.meta),
      )}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={cx(
            '-mx-1 inline-flex min-h-7 items-center gap-1 rounded-sm px-1 hover:text-text',
            sorted && 'text-text',
          )}
        >
          {render}
          <Icon
            size={14}
            aria-hidden="true"
            className={sorted ? 'text-action' : 'text-text-hint'}
          />
        </button>
      ) : (
        render
      )}
    </th>
  )
}

const metaOf = <Row extends RowData>(cell: Cell<Features, Row, unknown>): ColumnLook | undefined =>
  cell.column.columnDef.meta
/** The column that every window shows. */
const mainOf = <Row extends RowData>(cells: readonly Cell<Features, Row, unknown>[]) =>
  cells.find((cell) => metaOf(cell)?.from === undefined)

function isBelow<Row extends RowData>(cell: Cell<Features, Row, unknown>): boolean {
  const value = cell.getValue()
  return metaOf(cell)?.below === true && value !== '' && value !== null && value !== undefined
}

function Below<Row extends RowData>({
  cell,
  children,
}: {
  cell: Cell<Features, Row, unknown>
  children: ReactNode
}) {
  const { meta, header } = cell.column.columnDef
  return (
    <span className={cx('mt-1 block text-caption text-text-muted', shownBelow[meta?.from ?? 'sm'])}>
      <span className="text-text-hint">{typeof header === 'string' ? `${header}: ` : ''}</span>
      {children}
    </span>
  )
}

/**
 * The main link of a row: the whole row is its target. Other links and buttons need `relative` to
 * stay above it.
 */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="font-medium text-text no-underline after:absolute after:inset-0 hover:text-link"
    >
      {children}
    </a>
  )
}
