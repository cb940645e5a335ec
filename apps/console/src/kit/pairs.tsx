import type { Fact } from '@upchar/ui/dense/facts'

/** Facts that matter less than what they stand beside: two in a row, each below its name. */
export function Pairs({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 text-body-sm">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-caption text-text-muted">{label}</dt>
          <dd className="break-words">{value === '' || value === null || value === undefined ? <span className="text-text-hint">Not given</span> : value}</dd>
        </div>
      ))}
    </dl>
  )
}
