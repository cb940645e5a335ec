import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type Fact = { label: string; value: ReactNode }

/** What is known about a thing: names at the left, values at the right; above each other where it is narrow. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cx('divide-y divide-border text-body-sm', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(8rem,2fr)_3fr]">
          <dt className="text-text-muted">{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{value === '' || value === null || value === undefined ? <span className="text-text-hint">Not given</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
