import type { ReactNode } from 'react'
import { cx } from '../cx.ts'

export type Fact = { label: string; value: ReactNode }

const looks = {
  rows: {
    list: 'divide-y divide-border',
    fact: 'grid gap-x-4 py-2 sm:grid-cols-[minmax(8rem,2fr)_3fr]',
    name: '',
  },
  pairs: { list: 'grid grid-cols-2 gap-x-4 gap-y-2', fact: 'min-w-0', name: 'text-caption' },
}

/**
 * Labelled values. rows: labels at the left, stacked where it is narrow. pairs: two in a row, each
 * below its label, for secondary facts.
 */
export function Facts({
  facts,
  look = 'rows',
  className,
}: {
  facts: readonly Fact[]
  look?: keyof typeof looks
  className?: string
}) {
  const { list, fact, name } = looks[look]
  return (
    <dl className={cx('text-body-sm', list, className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={fact}>
          <dt className={cx('text-text-muted', name)}>{label}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">
            {value === '' || value === null || value === undefined ? (
              <span className="text-text-hint">Not given</span>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
