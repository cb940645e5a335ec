import type { Answer } from '@upchar/contract/schema/endpoints'
import { EVENT_STATE_WORDS } from '@upchar/kernel/events'
import { Badge } from '@upchar/ui/badge'
import { href } from '../../shell/urls/hrefs.ts'
import { STATE_TONES, timeOf, whereOf } from './words.ts'

type Row = Answer<'listEvents'>['coming'][number]

export function EventList({ events }: { events: readonly Row[] }) {
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {events.map((event) => (
        <li
          key={event.slug}
          className="flex min-w-0 flex-col items-start gap-1 rounded-md border border-border bg-surface p-4"
        >
          <a
            href={href.event(event.slug)}
            className="inline-block py-0.5 text-h3 font-semibold [overflow-wrap:anywhere]"
          >
            {event.title}
          </a>
          <p className="text-body-sm">
            <time dateTime={event.starts_at}>{timeOf(event)}</time>
          </p>
          <p className="text-body-sm text-text-muted [overflow-wrap:anywhere]">{whereOf(event)}</p>
          <p className="mt-1 [overflow-wrap:anywhere]">{event.summary}</p>
          <Badge tone={STATE_TONES[event.state]} className="mt-2">
            {EVENT_STATE_WORDS[event.state]}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
