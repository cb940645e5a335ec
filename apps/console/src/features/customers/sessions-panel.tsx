import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { plural } from '@upchar/kernel/text'
import { Button } from '@upchar/ui/button'
import { Panel } from '@upchar/ui/dense/panel'
import { showAlert } from '@upchar/web/alerts'
import { Confirm } from '../../kit/confirm.tsx'
import { When } from '../../kit/when.tsx'
import { useCall } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { customerName } from './columns.tsx'

type Data = Answer<'staffGetCustomer'>
const methods = {
  password: 'password',
  code: 'one-time code',
  google: 'Google',
  staff: 'staff',
} as const

type Session = Data['sessions'][number]

/** Ends one session or all, after confirmation. */
function useEnding() {
  const [ending, setEnding] = useState<Session | 'all'>()
  const client = useQueryClient()
  const end = useCall('staffEndCustomerSessions', {
    onSuccess: ({ ended_sessions: ended }) => {
      setEnding(undefined)
      showAlert(
        1,
        ended === 0 ? 'The session had ended already' : `${plural(ended, 'session')} ended`,
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['staffGetCustomer'] }),
  })
  const close = () => {
    setEnding(undefined)
    end.reset()
  }
  return { ending, setEnding, end, close }
}

/** Where a customer is signed in, with a button to end one session or all. */
export function SessionsPanel({ data: { customer, sessions } }: { data: Data }) {
  const { ending, setEnding, end, close } = useEnding()
  const mayEnd = useMe().may('customers.end_sessions')
  return (
    <Panel
      title="Sessions"
      note={sessions.length === 0 ? undefined : String(sessions.length)}
      action={
        mayEnd && sessions.length > 1 ? (
          <Button look="quiet" className="text-danger" onClick={() => setEnding('all')}>
            End all
          </Button>
        ) : undefined
      }
      flush
    >
      {sessions.length === 0 ? (
        <p className="p-4 text-body-sm text-text-muted">Not signed in anywhere.</p>
      ) : (
        <ul className="divide-y divide-border text-body-sm">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={mayEnd ? () => setEnding(session) : undefined}
            />
          ))}
        </ul>
      )}
      {ending ? (
        <Confirm
          title={ending === 'all' ? 'End all sessions?' : 'End this session?'}
          action={
            ending === 'all' ? `End ${plural(sessions.length, 'session')}` : 'End the session'
          }
          danger
          busy={end.isPending}
          problem={end.error?.message}
          onClose={close}
          onConfirm={() =>
            end.mutate(
              ending === 'all'
                ? { params: { id: customer.id }, body: { all: true } }
                : { params: { id: customer.id }, body: { session_id: ending.id } },
            )
          }
        >
          <p>
            <b>{customerName(customer)}</b> will be signed out{' '}
            {ending === 'all' ? 'everywhere' : <OnDevice name={ending.device} />} at once and has to
            sign in again. The cart stays.
          </p>
        </Confirm>
      ) : null}
    </Panel>
  )
}

const OnDevice = ({ name }: { name: string }) => (
  <>
    on <b>{name}</b>
  </>
)

function SessionRow({ session, onEnd }: { session: Session; onEnd: (() => void) | undefined }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-0 grow basis-40">
        <span className="block font-medium">{session.device}</span>
        <span className="text-text-hint">
          By {methods[session.method]}, since <When at={session.created_at} />
        </span>
      </span>
      <span className="text-text-muted">
        Used <When at={session.last_used_at} />
      </span>
      {onEnd ? (
        <Button look="outline" aria-label={`End the session on ${session.device}`} onClick={onEnd}>
          End
        </Button>
      ) : null}
    </li>
  )
}
