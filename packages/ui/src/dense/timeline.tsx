import type { ReactNode } from 'react'

export type TimelineEntry = {
  id: string
  title: ReactNode
  when: ReactNode
  note?: ReactNode
  icon: ReactNode
}

export function Timeline({ entries, label }: { entries: readonly TimelineEntry[]; label: string }) {
  return (
    <ol aria-label={label} className="text-body-sm">
      {entries.map(({ id, title, when, note, icon }) => (
        <li
          key={id}
          className="relative flex gap-3 pb-4 before:absolute before:top-7 before:bottom-0 before:left-3 before:w-px before:bg-border last:pb-0 last:before:hidden"
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-panel text-action">
            {icon}
          </span>
          <div className="min-w-0 grow pt-0.5">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{title}</span>
              <span className="text-text-hint">{when}</span>
            </p>
            {note ? (
              <p className="mt-0.5 break-words whitespace-pre-line text-text-muted">{note}</p>
            ) : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
