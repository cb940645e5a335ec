import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import type { Kept } from './words.ts'

/** `onChange` is missing for who may not set them. */
export function RetentionList({
  kinds,
  onChange,
}: {
  kinds: readonly Kept[]
  onChange: ((kind: Kept) => void) | undefined
}) {
  return (
    <ul
      aria-label="Kinds of data"
      className="divide-y divide-border rounded-md border border-border bg-surface"
    >
      {kinds.map((kind) => (
        <li key={kind.what} className="flex flex-wrap items-start justify-between gap-3 p-4">
          <div className="min-w-0 grow basis-72 text-body-sm">
            <p className="font-medium">{kind.name}</p>
            <p className="text-text-muted">
              <b className="tabular font-semibold">{plural(kind.days, 'day')}</b>
              {kind.next_days === null
                ? ''
                : `, from tomorrow ${plural(kind.next_days, 'day')}`}.{' '}
              {kind.least} to {plural(kind.most, 'day')} may be set.
            </p>
            <p className="text-caption text-text-hint [overflow-wrap:anywhere] first-letter:uppercase">
              {kind.set_at === null
                ? kind.why
                : `Set by ${kind.set_by?.name ?? 'staff'}, ${formatIstDateTime(kind.set_at)}: ${kind.reason}`}
            </p>
          </div>
          {onChange === undefined ? null : (
            <Button look="outline" onClick={() => onChange(kind)}>
              Change<span className="sr-only"> {kind.name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
