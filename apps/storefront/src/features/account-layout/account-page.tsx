import { cx } from '@upchar/ui/cx'
import { BackIcon } from '@upchar/ui/icons'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { href } from '../../shell/urls/hrefs.ts'
import { AccountNav } from './account-nav.tsx'
import type { AccountSection } from './account-nav.tsx'

/**
 * The frame of every account screen: heading, section menu (from 1024 px) or a link back to the
 * overview. `aside` is at the right of the heading, usually the main button. `back` is the parent
 * of a nested screen.
 */
export function AccountPage({
  current,
  title,
  note,
  aside,
  back,
  children,
}: {
  current: AccountSection
  title: string
  note?: ReactNode
  aside?: ReactNode
  back?: { to: string; name: string }
  children: ReactNode
}) {
  return (
    <div className="page-width grid grid-cols-1 items-start gap-6 pt-4 pb-section lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8 lg:pt-8">
      <div className="hidden lg:sticky lg:top-36 lg:block">
        <AccountNav current={current} />
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <header>
          {current === 'overview' ? null : (
            <a
              href={back?.to ?? href.account}
              className={cx(
                '-ml-1 inline-flex min-h-11 items-center gap-1 px-1 text-body-sm',
                back === undefined && 'lg:hidden',
              )}
            >
              <BackIcon size={16} aria-hidden="true" /> {back?.name ?? 'Account'}
            </a>
          )}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h1 className="text-h1 font-bold">{title}</h1>
            {aside}
          </div>
          {note ? <p className="mt-1 max-w-text text-body-sm text-text-muted">{note}</p> : null}
        </header>
        {children}
      </div>
    </div>
  )
}

/** A section of an account screen with its heading. */
export function AccountCard({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const heading = useId()
  return (
    <section
      aria-labelledby={heading}
      className="rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={heading} className="text-h2 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
