import { formatIstDateTime } from '@upchar/kernel/dates'
import { plural } from '@upchar/kernel/text'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { MonitorIcon, PhoneDeviceIcon } from '@upchar/ui/icons'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import type { CallInput } from '@upchar/web/api'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { failureText } from '@upchar/web/failure-text'
import { accountSearchHref } from './account-search.ts'
import type { Sessions } from './load-account.ts'

const HERE = accountSearchHref({ selected: 'security' })
const METHODS = {
  password: 'a password',
  code: 'a code by email',
  google: 'Google',
  staff: 'your code, to order for you',
} as const
const isPhone = (device: string): boolean => /android|iphone|ipad|ios/i.test(device)

/** The signed-in devices, each with a button to sign it out. */
export function SessionList({ sessions }: { sessions: Sessions | null }) {
  const router = useRouter()
  const [busy, setBusy] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const end = async (event: FormEvent, which: string, input: CallInput<'endSessions'>) => {
    event.preventDefault()
    if (busy !== '') return
    setBusy(which)
    const result = await api('endSessions', input)
    if (result.ok) showAlert(1, `${plural(result.data.ended_sessions, 'device')} signed out`)
    else showAlert(2, failureText(result))
    await router.invalidate()
    setBusy('')
    // The clicked button was removed with its device.
    if (result.ok) list.current?.focus()
  }
  if (sessions === null)
    return (
      <p className="text-body-sm text-text-muted">
        The list of your devices can’t be loaded right now. Try again in a minute.
      </p>
    )
  const others = sessions.filter(({ is_current }) => !is_current)
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Devices" className="divide-y divide-border">
        {[...sessions.filter(({ is_current }) => is_current), ...others].map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={(event) => void end(event, session.id, { body: { id: session.id } })}
          />
        ))}
      </ul>
      {others.length > 1 ? (
        <form
          method="post"
          action={HERE}
          className="mt-4"
          onSubmit={(event) => void end(event, 'others', { body: { others: true } })}
        >
          <input type="hidden" name="action" value="end-others" />
          <Button type="submit" look="outline" busy={busy === 'others'}>
            Sign out the {others.length} other devices
          </Button>
        </form>
      ) : null}
    </>
  )
}

function SessionRow({
  session: { id, device, method, created_at, last_used_at, is_current },
  busy,
  onEnd,
}: {
  session: NonNullable<Sessions>[number]
  busy: boolean
  onEnd: (event: FormEvent) => void
}) {
  const Icon = isPhone(device) ? PhoneDeviceIcon : MonitorIcon
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 py-3 first:pt-0 sm:grid-cols-[auto_1fr_auto]">
      <Icon size={24} className="shrink-0 text-text-muted" aria-hidden="true" />
      <p className="min-w-0 text-body-sm">
        <span className="flex flex-wrap items-center gap-x-2">
          <strong className="font-semibold [overflow-wrap:anywhere]">{device}</strong>
          {is_current ? <Badge tone="success">This device</Badge> : null}
        </span>
        <span className="block text-text-muted">
          Last used {formatIstDateTime(new Date(last_used_at))}. Signed in{' '}
          {formatIstDateTime(new Date(created_at))} with {METHODS[method]}.
        </span>
      </p>
      {is_current ? null : (
        <form
          method="post"
          action={HERE}
          className="col-start-2 sm:col-start-auto"
          onSubmit={onEnd}
        >
          <input type="hidden" name="action" value="end-session" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" look="outline" busy={busy}>
            Sign out
            <span className="sr-only">
              {' '}
              {device}, last used {formatIstDateTime(new Date(last_used_at))}
            </span>
          </Button>
        </form>
      )}
    </li>
  )
}
