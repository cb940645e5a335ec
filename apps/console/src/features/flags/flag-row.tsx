import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { UndoIcon } from '@upchar/ui/icons'
import { When } from '../../kit/when.tsx'
import { FlagEditor } from './flag-editor.tsx'
import { valueWords } from './words.ts'
import type { Flag, FlagValue } from './words.ts'

/** A flag: meaning, value, default, last change. */
export function FlagRow({
  flag,
  mayChange,
  onRequest,
  onReset,
}: {
  flag: Flag
  mayChange: boolean
  onRequest: (value: FlagValue) => void
  onReset: () => void
}) {
  return (
    <li className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-body-sm font-semibold">
          <span>{flag.name}</span>
          {flag.is_standard ? null : <Badge tone="info">Changed</Badge>}
          {flag.in_use ? null : <Badge>Not used yet</Badge>}
        </p>
        <p id={`${flag.key}-meaning`} className="text-body-sm text-text-muted">
          {flag.meaning}
          {flag.in_use ? null : (
            <span className="block text-text-hint">
              No screen uses this yet: a change will only show once the feature is there.
            </span>
          )}
        </p>
      </div>
      <div>
        {mayChange ? (
          <FlagEditor flag={flag} onRequest={onRequest} />
        ) : (
          <span className="text-body-sm font-medium">{valueWords(flag, flag.value)}</span>
        )}
      </div>
      <div className="flex items-center justify-between gap-3 text-caption text-text-hint sm:col-span-2 lg:col-span-1">
        <p>
          {flag.is_standard ? 'Default' : `Default: ${valueWords(flag, flag.standard)}`}
          {flag.changed_at ? (
            <span className="block">
              {flag.changed_by?.name ?? 'The system'}, <When at={flag.changed_at} />
            </span>
          ) : null}
        </p>
        {mayChange && !flag.is_standard ? (
          <Button look="quiet" aria-label={`Reset ${flag.name} to its default`} onClick={onReset}>
            <UndoIcon size={16} aria-hidden="true" /> Reset
          </Button>
        ) : null}
      </div>
    </li>
  )
}
