import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { cx } from './cx.ts'

/** The page numbers to show: first, last and the neighbours of the current one; 0 is a gap. */
function pageNumbers(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  )
  const sorted = [...new Set(wanted)].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) =>
    index > 0 && number - (sorted[index - 1] ?? 0) > 1 ? [0, number] : [number],
  )
}

const cell =
  'grid h-11 min-w-11 place-items-center rounded-md px-2 text-body-sm tabular no-underline hover:bg-panel'

/** Links to pages; nothing if there is only one. */
export function Pagination({
  page,
  pages,
  href,
  label,
}: {
  page: number
  pages: number
  href: (page: number) => string
  label: string
}) {
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 ? (
        <a className={cell} rel="prev" href={href(page - 1)} aria-label="Previous page">
          <ChevronLeftIcon size={18} aria-hidden="true" />
        </a>
      ) : null}
      {pageNumbers(page, pages).map((number, index) =>
        number === 0 ? (
          // eslint-disable-next-line react/no-array-index-key
          <span key={`gap-${index}`} className="px-1 text-text-hint">
            …
          </span>
        ) : (
          <a
            key={number}
            className={cx(cell, number === page && 'bg-selected font-semibold')}
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            aria-label={`Page ${number}`}
          >
            {number}
          </a>
        ),
      )}
      {page < pages ? (
        <a className={cell} rel="next" href={href(page + 1)} aria-label="Next page">
          <ChevronRightIcon size={18} aria-hidden="true" />
        </a>
      ) : null}
    </nav>
  )
}
