import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { ProgressBar } from '@upchar/ui/progress-bar'
import { count } from '../../kit/format.ts'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'

export type CatalogueFile = Answer<'staffListCatalogueFiles'>['files'][number]

export const POLL_MS = 2000
/** Something happens to the file without staff. */
export const isOpen = ({ state }: CatalogueFile) =>
  state === 'checking' || state === 'waiting' || state === 'running' || state === 'undoing'

export const FILE_STATE: Record<CatalogueFile['state'], { name: string; tone: BadgeTone }> = {
  checking: { name: 'Being checked', tone: 'info' },
  unmapped: { name: 'Columns to settle', tone: 'warning' },
  checked: { name: 'Checked, not imported', tone: 'warning' },
  discarded: { name: 'Discarded', tone: 'neutral' },
  waiting: { name: 'Waiting', tone: 'neutral' },
  running: { name: 'Being imported', tone: 'info' },
  done: { name: 'Imported', tone: 'success' },
  failed: { name: 'Not imported', tone: 'danger' },
  undoing: { name: 'Being undone', tone: 'info' },
  undone: { name: 'Undone', tone: 'neutral' },
}

/** The latest uploaded catalogues; follows those that are being imported. */
export function CatalogueFiles() {
  const { data, error, isFetching, refetch } = useQuery({
    ...question('staffListCatalogueFiles', {}, { background: true }),
    refetchInterval: ({ state }) => (state.data?.files.some(isOpen) ? POLL_MS : false),
  })
  return (
    <Panel title="Uploaded files" flush>
      {error && !data ? (
        <FailedState
          title="The files could not be loaded"
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
      {data?.files.length === 0 ? (
        <EmptyState title="No file yet">
          What you upload is listed here with its outcome.
        </EmptyState>
      ) : null}
      <ul className="divide-y divide-border" aria-label="Uploaded files">
        {data?.files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </ul>
    </Panel>
  )
}

function FileRow({ file }: { file: CatalogueFile }) {
  const { name, tone } = FILE_STATE[file.state]
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-body-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <a
          href={href.catalogueFile(file.id)}
          className="min-w-0 font-medium [overflow-wrap:anywhere]"
        >
          {file.name}
        </a>
        <Badge tone={tone}>{name}</Badge>
        <span className="text-text-hint">
          <When at={file.uploaded_at} />
          {file.uploaded_by ? ` · ${file.uploaded_by.name}` : ''}
        </span>
      </div>
      {file.state === 'undoing' ? null : file.summary && !isOpen(file) ? (
        <FileOutcome file={file} summary={file.summary} />
      ) : (
        <FileProgress file={file} />
      )}
    </li>
  )
}

type Summary = NonNullable<CatalogueFile['summary']>
const wordsOf = ({ written, outcomes }: Summary) =>
  outcomes === null
    ? `${count(written)} written`
    : `${count(outcomes['made'])} new, ${count(outcomes['changed'])} changed, ${count(outcomes['unchanged'])} unchanged, ${count(outcomes['refused'])} refused`

/** How far a check or an import is. The check knows how many rows an import has. */
export function FileProgress({ file }: { file: CatalogueFile }) {
  const rows = file.state === 'checking' ? 0 : (file.summary?.rows ?? 0)
  return (
    <output className="flex flex-wrap items-center gap-3 text-text-muted">
      {file.rows_read === 0
        ? 'It begins shortly.'
        : rows > 0
          ? `${count(file.rows_read)} of ${plural(rows, 'row')}`
          : `${count(file.rows_read)} rows read so far`}
      {rows > 0 ? (
        <ProgressBar
          label={`Import of ${file.name}`}
          percent={Math.floor((file.rows_read * 100) / rows)}
        />
      ) : null}
    </output>
  )
}

/** What a check or an import found. */
export function FileOutcome({ file, summary }: { file: CatalogueFile; summary: Summary }) {
  const wrong = summary.errors + summary.warnings
  return (
    <>
      {summary.failure ? <p className="text-danger">{summary.failure}</p> : null}
      {file.state === 'unmapped' ? null : (
        <p>
          {plural(summary.rows, 'row')} read, {wordsOf(summary)}, {plural(summary.errors, 'error')},{' '}
          {plural(summary.warnings, 'warning')}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {summary.waiting > 0 ? (
          <a href={href.waitingGoods()}>{plural(summary.waiting, 'product')} not on sale yet</a>
        ) : null}
        {wrong > 0 ? (
          <a href={`/api/staff/catalogue-files/${encodeURIComponent(file.id)}/errors`} download>
            All errors by row (CSV)
          </a>
        ) : null}
      </p>
      {summary.unknown_headings.length > 0 ? (
        <p className="text-text-muted [overflow-wrap:anywhere]">
          Ignored columns: {summary.unknown_headings.join(', ')}
        </p>
      ) : null}
      {summary.notes.length > 0 ? (
        <details>
          <summary className="w-fit underline">{plural(summary.notes.length, 'note')}</summary>
          <ul className="mt-1 list-disc pl-5 text-text-muted">
            {summary.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  )
}
