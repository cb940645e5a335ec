import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatIstTime } from '@upchar/kernel/dates'
import { routes } from '@upchar/contract/routes'
import { requestOf } from '@upchar/web/api'
import { Badge } from '@upchar/ui/badge'
import { UsersIcon } from '@upchar/ui/icons'
import { ask } from '../api/ask.ts'

/** A page that keeps silent for longer than 75 seconds counts as left; browsers let one in the background call once a minute. */
const EVERY_MS = 30_000

type Call = 'staffKeepOrderOpen' | 'staffKeepTicketOpen' | 'staffKeepKycOpen'

/** Tells the colleagues at once that the page is left, instead of after a minute. */
function useLeaving(call: Call, id: string, tab: string): void {
  useEffect(() => {
    const leave = { params: { id }, body: { tab, left: true } }
    // The last word of a page that is closed: a call without an answer.
    const onClose = () => {
      const { path, body } = requestOf(routes[call], leave)
      navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
    }
    window.addEventListener('pagehide', onClose)
    return () => {
      window.removeEventListener('pagehide', onClose)
      // Without it the page counts as left a minute later.
      ask(call, leave, { background: true }).catch(() => undefined)
    }
  }, [call, id, tab])
}

/** The colleagues who have the same order, ticket or application open, announced when they come (OPS-01). */
export function AlsoOpen({ call, id }: { call: Call; id: string }) {
  const [tab] = useState(() => crypto.randomUUID())
  useLeaving(call, id, tab)
  const { data } = useQuery({
    queryKey: [call, id, tab],
    queryFn: () => ask(call, { params: { id }, body: { tab } }, { background: true }),
    refetchInterval: EVERY_MS,
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
  const others = data?.others ?? []
  return (
    <output>
      {others.length > 0 ? (
        <Badge tone="warning">
          <UsersIcon size={14} aria-hidden="true" />
          Also open:{' '}
          {others.map(({ name, since }) => `${name} since ${formatIstTime(since)}`).join(', ')}
        </Badge>
      ) : null}
    </output>
  )
}
