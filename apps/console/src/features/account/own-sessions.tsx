import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { Lines } from '../../kit/lines.tsx'
import { When } from '../../kit/when.tsx'
import { question, useCall } from '../../shell/api/ask.ts'

/** Of a member of staff, or of a seller. */
type Calls =
  | { list: 'staffListSessions'; end: 'staffEndSessions' }
  | { list: 'sellerListSessions'; end: 'sellerEndSessions' }

/** The devices on which the member is signed in. */
export function OwnSessions({ calls }: { calls: Calls }) {
  const sessionsQuestion = question(calls.list, {})
  const { data, error, isFetching, refetch } = useQuery(sessionsQuestion)
  const client = useQueryClient()
  const end = useCall(calls.end, {
    onSuccess: ({ ended_sessions: ended }) => showAlert(1, `${plural(ended, 'session')} ended`),
    onError: (problem) => showAlert(2, problem.message),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuestion.queryKey }),
  })
  const others = data?.sessions.filter(({ is_current: current }) => !current) ?? []
  return (
    <Panel
      title="Where you are signed in"
      action={
        others.length > 0 ? (
          <Button
            look="quiet"
            className="text-danger"
            busy={end.isPending}
            onClick={() => end.mutate({ body: { others: true } })}
          >
            End all others
          </Button>
        ) : undefined
      }
      flush
    >
      {error && !data ? (
        <FailedState
          title="Your sessions could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data || error ? null : <Lines count={3} />}
      <ul className="divide-y divide-border text-body-sm">
        {data?.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={end.isPending}
            onEnd={() => end.mutate({ body: { id: session.id } })}
          />
        ))}
      </ul>
    </Panel>
  )
}

function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: Answer<'staffListSessions'>['sessions'][number]
  busy: boolean
  onEnd: () => void
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-0 grow basis-40">
        <span className="font-medium">{session.device}</span>
        {session.is_current ? (
          <Badge tone="success" className="ml-2">
            This one
          </Badge>
        ) : null}
        <span className="block text-text-hint">
          Since <When at={session.created_at} />
        </span>
      </span>
      <span className="text-text-muted">
        Used <When at={session.last_used_at} />
      </span>
      {session.is_current ? null : (
        <Button
          look="outline"
          busy={busy}
          aria-label={`End the session on ${session.device}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}
