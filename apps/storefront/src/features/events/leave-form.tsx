import { useState } from 'react'
import { Button } from '@upchar/ui/button'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import type { ShopEvent } from './words.ts'

/** Gives a place up, by the link in the mail. */
export function LeaveForm({
  event,
  link,
}: {
  event: ShopEvent
  link: { id: string; key: string }
}) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const leave = async () => {
    if (busy) return
    setBusy(true)
    const result = await api('leaveEvent', { body: link })
    setBusy(false)
    setSaid(result.ok ? result.data.message : failureText(result))
  }
  return (
    <section
      aria-labelledby="leave"
      className="flex flex-col items-start gap-4 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="leave" className="text-h2 font-semibold">
        Can’t you come?
      </h2>
      <p>
        Give your place at {event.title} up, so that somebody else can have it. You can register
        again while there are places.
      </p>
      {said === undefined ? (
        <Button look="outline" busy={busy} onClick={() => void leave()}>
          Give my place up
        </Button>
      ) : null}
      <output>{said ?? ''}</output>
    </section>
  )
}
