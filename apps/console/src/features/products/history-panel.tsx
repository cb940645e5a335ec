import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import type { Editor } from './use-editor.ts'
import { STATE } from './words.ts'

const FIRST = 5

/** What the product was; any version can be put back into the form. */
export function HistoryPanel({ editor, id }: { editor: Editor; id: number }) {
  const [all, setAll] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListProductVersions', { params: { id } }),
  )
  const versions = data?.versions ?? []
  return (
    <Panel title="Versions" flush>
      {error && !data ? (
        <FailedState
          title="The versions could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? (
        <div className="p-4">
          <Lines count={3} />
        </div>
      ) : null}
      {data && versions.length === 0 ? (
        <p className="p-4 text-body-sm text-text-muted">
          Versions are kept from the first change on this page.
        </p>
      ) : null}
      <ol className="divide-y divide-border" aria-label="Versions, the newest first">
        {versions.slice(0, all ? undefined : FIRST).map((version, place) => (
          <li key={version.id} className="flex flex-col gap-1 px-4 py-3 text-body-sm">
            <div className="flex flex-wrap items-center gap-x-3">
              <span>
                <When at={version.at} /> ·{' '}
                {version.by?.name ?? 'As found: changed by a file or elsewhere'} ·{' '}
                {STATE[version.state].name}
              </span>
              {editor.mayChange && place > 0 ? (
                <Button look="quiet" onClick={() => editor.restore(version.facts)}>
                  Restore
                </Button>
              ) : null}
            </div>
            <ul className="text-text-muted">
              {version.changes.map(({ field, before, after }) => (
                <li key={field} className="line-clamp-3 [overflow-wrap:anywhere]">
                  {field.replace(/_/g, ' ')}: {before || 'empty'} → {after || 'empty'}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {!all && versions.length > FIRST ? (
        <div className="p-2">
          <Button look="quiet" onClick={() => setAll(true)}>
            Older versions
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
