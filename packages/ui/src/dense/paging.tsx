import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons.tsx'

const numbers = new Intl.NumberFormat('en-IN')
const step =
  'inline-flex min-h-control items-center gap-1 rounded-md border border-control-border bg-surface px-3 text-body-sm font-medium text-text no-underline'

/** "26–50 of 312", with links to the previous and next page. `more`: the total is a lower bound. */
export function Paging({
  page,
  size,
  total,
  more = false,
  href,
  label,
}: {
  page: number
  size: number
  total: number
  more?: boolean
  href: (page: number) => string
  label: string
}) {
  const pages = Math.max(1, Math.ceil(total / size))
  const [first, last] = [Math.min(total, (page - 1) * size + 1), Math.min(total, page * size)]
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-3 text-body-sm"
    >
      <p className="tabular text-text-muted" aria-live="polite">
        {pages === 1
          ? `${numbers.format(total)} in total`
          : `${numbers.format(first)}–${numbers.format(last)} of ${more ? 'more than ' : ''}${numbers.format(total)}`}
      </p>
      {pages > 1 ? (
        <div className="flex flex-wrap items-center gap-2">
          <Step to={page > 1 ? href(page - 1) : undefined} rel="prev">
            <ChevronLeftIcon size={16} aria-hidden="true" /> Previous
          </Step>
          <span className="tabular px-1 whitespace-nowrap text-text-muted max-sm:hidden">
            Page {numbers.format(page)} of {numbers.format(pages)}
          </span>
          <Step to={page < pages ? href(page + 1) : undefined} rel="next">
            Next <ChevronRightIcon size={16} aria-hidden="true" />
          </Step>
        </div>
      ) : null}
    </nav>
  )
}

/** The way through a list without page numbers: its newer and older neighbours. Shows nothing where there are none. */
export function NeighbourPaging({
  newer,
  older,
  label,
}: {
  newer: string | undefined
  older: string | undefined
  label: string
}) {
  if (newer === undefined && older === undefined) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-end gap-2 text-body-sm">
      <Step to={newer} rel="prev">
        <ChevronLeftIcon size={16} aria-hidden="true" /> Newer
      </Step>
      <Step to={older} rel="next">
        Older <ChevronRightIcon size={16} aria-hidden="true" />
      </Step>
    </nav>
  )
}

function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  return to === undefined ? (
    <span className={cx(step, 'border-border bg-page text-text-hint')} aria-disabled="true">
      {children}
    </span>
  ) : (
    <a href={to} rel={rel} className={cx(step, 'hover:bg-panel')}>
      {children}
    </a>
  )
}
