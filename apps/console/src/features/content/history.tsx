import { formatIstDateTime } from '@upchar/kernel/dates'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import type { Content, ContentVersion } from './draft.ts'
import type { Editor } from './use-text.ts'
import { VERSION_STATES } from './words.ts'

const timeOf = ({ starts_at: start, ends_at: end }: ContentVersion): string =>
  end === null
    ? `from ${formatIstDateTime(start)}`
    : `${formatIstDateTime(start)} to ${formatIstDateTime(end)}`

const authorOf = ({ by_release: byRelease, published_by: by }: ContentVersion): string =>
  byRelease ? 'Standard text' : (by?.name ?? 'Staff')

/** Every version with its time; an old one is brought back as the draft. */
export function History({ editor, content }: { editor: Editor; content: Content }) {
  const cancel = useCall('staffCancelContent', {
    onSuccess: ({ content: left }) => {
      editor.settle(left)
      showAlert(1, 'It is cancelled and won’t begin.')
    },
  })
  if (content.versions.length === 0) return null
  const restore = (version: ContentVersion) => {
    if (version.value === null) return
    editor.fill(version.value)
    showAlert(1, `Version ${version.number} is in the form. Save and publish it to bring it back.`)
    document.getElementById('content-form')?.scrollIntoView({ block: 'start' })
  }
  return (
    <Panel title="History" flush>
      {cancel.error ? (
        <Notice tone="danger" live>
          {cancel.error.message}
        </Notice>
      ) : null}
      <ol className="divide-y divide-border">
        {content.versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <div className="min-w-48 grow text-body-sm">
              <b className="font-semibold">Version {version.number}</b>{' '}
              <Badge tone={VERSION_STATES[version.state].tone}>
                {VERSION_STATES[version.state].words}
              </Badge>
              <span className="block text-text-muted">
                {version.value === null ? 'Taken down ' : ''}
                {timeOf(version)} · {authorOf(version)}
              </span>
            </div>
            {version.value === null ? null : (
              <a
                href={`/preview/${version.id}`}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-8 items-center text-body-sm pointer-coarse:min-h-11"
              >
                Look<span className="sr-only"> at version {version.number}, in a new tab</span>
              </a>
            )}
            {editor.mayChange && version.state === 'scheduled' ? (
              <Button
                look="outline"
                busy={cancel.isPending}
                onClick={() =>
                  cancel.mutate({
                    params: editor.params,
                    body: { number: version.number, revision: content.revision },
                  })
                }
              >
                Cancel<span className="sr-only"> version {version.number}</span>
              </Button>
            ) : null}
            {editor.mayChange && version.value !== null && version.state !== 'live' ? (
              <Button look="outline" onClick={() => restore(version)}>
                Bring back<span className="sr-only"> version {version.number}</span>
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
