import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'
import { EmptyState, FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { count } from '../../kit/format.ts'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question } from '../../shell/api/ask.ts'
import { href } from '../../shell/hrefs.ts'

type CatalogueFile = Answer<'staffListCatalogueFiles'>['files'][number]

const POLL_MS = 2000
const isOpen = ({ state }: CatalogueFile) => state === 'waiting' || state === 'running'

const STATE: Record<CatalogueFile['state'], { name: string; tone: BadgeTone }> = {
  waiting: { name: 'Waiting', tone: 'neutral' },
  running: { name: 'Being imported', tone: 'info' },
  done: { name: 'Imported', tone: 'success' },
  failed: { name: 'Not imported', tone: 'danger' },
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
  const { name, tone } = STATE[file.state]
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-body-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{file.name}</span>
        <Badge tone={tone}>{name}</Badge>
        <span className="text-text-hint">
          <When at={file.uploaded_at} />
          {file.uploaded_by ? ` · ${file.uploaded_by.name}` : ''}
        </span>
      </div>
      {file.summary ? (
        <Outcome file={file} summary={file.summary} />
      ) : (
        <output className="block text-text-muted">
          {file.rows_read === 0
            ? 'It begins shortly.'
            : `${count(file.rows_read)} rows read so far`}
        </output>
      )}
    </li>
  )
}

function Outcome({
  file,
  summary,
}: {
  file: CatalogueFile
  summary: NonNullable<CatalogueFile['summary']>
}) {
  const wrong = summary.errors + summary.warnings
  return (
    <>
      {summary.failure ? <p className="text-danger">{summary.failure}</p> : null}
      <p>
        {plural(summary.rows, 'row')} read, {count(summary.written)} written,{' '}
        {plural(summary.errors, 'error')}, {plural(summary.warnings, 'warning')}
      </p>
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
          <summary>{plural(summary.notes.length, 'note')}</summary>
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
