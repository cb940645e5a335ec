import type { ReactNode } from 'react'
import { cx } from '@upchar/ui/cx'
import { BackIcon } from '@upchar/ui/icons'
import { useTitle } from './use-title.ts'

type PageProps = {
  title: string
  note?: ReactNode
  /** The parent page. */
  back?: { href: string; name: string }
  /** Beside the heading. */
  marks?: ReactNode
  actions?: ReactNode
  /** Fills the window from 1024 px; its parts scroll by themselves. */
  fixed?: boolean
  children: ReactNode
}

/** The frame of every screen: heading, what can be done, the content. */
export function Page({ title, note, back, marks, actions, fixed = false, children }: PageProps) {
  useTitle(title)
  return (
    <div
      className={cx(
        'flex min-w-0 flex-col gap-4 px-4 pt-3 pb-4 lg:px-6 lg:pt-4',
        fixed && 'lg:h-full lg:min-h-0',
      )}
    >
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:flex-nowrap">
        <div className="min-w-0">
          {back ? (
            <a
              href={back.href}
              className="-ml-1 inline-flex min-h-8 items-center gap-1 px-1 text-body-sm no-underline hover:underline"
            >
              <BackIcon size={16} aria-hidden="true" /> {back.name}
            </a>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-h1 font-bold break-words">{title}</h1>
            {marks}
          </div>
          {note ? <p className="max-w-text text-body-sm text-text-muted">{note}</p> : null}
        </div>
        {actions ? (
          <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{actions}</div>
        ) : null}
      </header>
      {children}
    </div>
  )
}
