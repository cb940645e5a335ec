import { EVENT_STATE_WORDS } from '@upchar/kernel/events'
import { Badge } from '@upchar/ui/badge'
import { TextBlocks } from '../content/index.ts'
import { STATE_TONES, timeOf, whereOf } from './words.ts'
import type { ShopEvent } from './words.ts'

/** What an event is, when and where. */
export function EventText({ event }: { event: ShopEvent }) {
  const isOpen = event.state === 'open'
  return (
    <article>
      <h1 className="max-w-text text-h1 font-bold [overflow-wrap:anywhere]">{event.title}</h1>
      <p className="mt-2 max-w-text text-text-muted [overflow-wrap:anywhere]">{event.summary}</p>
      <Badge tone={STATE_TONES[event.state]} className="mt-3">
        {EVENT_STATE_WORDS[event.state]}
      </Badge>
      {event.called_off === '' ? null : (
        <p className="mt-3 max-w-text rounded-md bg-danger-bg px-3 py-2 [overflow-wrap:anywhere]">
          This event doesn’t take place: {event.called_off}
        </p>
      )}
      <dl className="my-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-text-muted">When</dt>
        <dd>
          <time dateTime={event.starts_at}>{timeOf(event)}</time>
        </dd>
        <dt className="text-text-muted">Where</dt>
        <dd className="[overflow-wrap:anywhere]">{whereOf(event)}</dd>
        {isOpen && event.seats_left !== null ? (
          <>
            <dt className="text-text-muted">Places left</dt>
            <dd className="tabular">{event.seats_left}</dd>
          </>
        ) : null}
      </dl>
      <TextBlocks blocks={event.blocks} />
    </article>
  )
}
