import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

/** A section of a page with its heading; one without content is the heading alone. */
export function Panel({
  title,
  note,
  action,
  flush = false,
  className,
  children,
}: {
  title: string
  note?: ReactNode
  action?: ReactNode
  flush?: boolean
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cx('rounded-md border border-border bg-surface', className)}
    >
      <header className="flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1 border-border px-4 not-last:border-b py-1.5">
        <h2 id={id} className="text-h3 font-semibold">
          {title}
        </h2>
        {note ? <span className="text-body-sm text-text-muted">{note}</span> : null}
        {action ? <div className="ml-auto">{action}</div> : null}
      </header>
      {children ? <div className={flush ? undefined : 'p-4'}>{children}</div> : null}
    </section>
  )
}
