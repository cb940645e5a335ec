import { cx } from '@upchar/ui/cx'
import { totalFacts } from './words.ts'
import type { Totals } from './words.ts'

/** From gross to payout, as an account: amounts below each other, to be added up (OPS-06). */
export const Sums = ({ of }: { of: Totals }) => (
  <dl className="max-w-text divide-y divide-border text-body-sm">
    {totalFacts(of).map(({ label, value, isTotal }) => (
      <div
        key={label}
        className={cx('flex justify-between gap-4 py-2', isTotal ? 'font-semibold' : undefined)}
      >
        <dt className={isTotal ? undefined : 'text-text-muted'}>{label}</dt>
        <dd className="tabular whitespace-nowrap">{value}</dd>
      </div>
    ))}
  </dl>
)
