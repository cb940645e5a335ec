import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icons.tsx'
import { cx } from './cx.ts'

/** A heading that toggles the content below it; works without scripts. */
export function Disclosure({
  title,
  note,
  open = false,
  className,
  children,
}: {
  title: ReactNode
  note?: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <details open={open} className={cx('group border-b border-border', className)}>
      <summary className="flex min-h-11 items-center gap-2 text-body-sm font-semibold">
        <span className="grow">{title}</span>
        {note}
        <ChevronDownIcon
          size={18}
          className="shrink-0 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}
