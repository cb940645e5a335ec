import { cx } from '@upchar/ui/cx'
import { count } from './format.ts'

export type StateLink = {
  key: string
  name: string
  many: number | undefined
  href: string
  isChosen: boolean
}

/** On a phone, the chosen tab of a long row stands outside of it. */
function bringIntoRow(link: HTMLAnchorElement | null): void {
  const row = link?.closest('nav')
  if (!link || !row) return
  const [inner, outer] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** A list's tabs by state, with the number in each. */
export function StateLinks({ links }: { links: readonly StateLink[] }) {
  return (
    <nav aria-label="State" className="row-scroll -mx-4 shrink-0 px-4 lg:mx-0 lg:px-0">
      <ul className="flex gap-1 border-b border-border max-sm:gap-0">
        {links.map(({ key, name, many, href, isChosen }) => (
          <li key={key}>
            <a
              ref={isChosen ? bringIntoRow : undefined}
              href={href}
              aria-current={isChosen ? 'page' : undefined}
              className={cx(
                // The row scrolls: an outline outside of a link would be cut off.
                '-mb-px flex min-h-control items-center gap-2 border-b-2 px-3 text-body-sm max-sm:gap-1 max-sm:px-2 font-medium whitespace-nowrap no-underline focus-visible:-outline-offset-2',
                isChosen
                  ? 'border-action text-action'
                  : 'border-transparent text-text-muted hover:text-text',
              )}
            >
              {name}
              {many === undefined ? null : (
                <span
                  className={cx(
                    'tabular rounded-full px-1.5 text-caption',
                    isChosen ? 'bg-action text-on-action' : 'bg-selected text-action',
                  )}
                >
                  {count(many)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
