import type { ReactNode } from 'react'
import { cx } from '@upchar/ui/cx'
import { ChevronRightIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { count } from '../../kit/format.ts'

/** A figure with a link to what it counts. */
export function Tile({
  name,
  value,
  failed = false,
  more = false,
  note,
  href,
  icon,
  urgent = false,
}: {
  name: string
  value: number | undefined
  failed?: boolean
  more?: boolean
  note: ReactNode
  href: string
  icon: ReactNode
  urgent?: boolean
}) {
  return (
    <a
      href={href}
      className="group flex flex-col gap-1 rounded-md border border-border bg-surface p-4 text-text no-underline hover:border-control-border hover:shadow-1"
    >
      <span className="flex items-center gap-2 text-body-sm font-medium text-text-muted [&>svg]:shrink-0">
        {icon}
        <span className="grow">{name}</span>
        <ChevronRightIcon
          size={16}
          className="text-text-hint transition-transform group-hover:translate-x-0.5"
          aria-hidden="true"
        />
      </span>
      {value === undefined && !failed ? (
        <Skeleton className="mt-auto mb-1 h-8 w-16" />
      ) : (
        <span className={cx('tabular mt-auto text-display font-bold', urgent && 'text-warning')}>
          {value === undefined ? '–' : count(value)}
          {more ? '+' : ''}
        </span>
      )}
      <span className="text-body-sm text-text-muted">{note}</span>
    </a>
  )
}
