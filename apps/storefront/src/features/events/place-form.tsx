import { useEffect, useRef, useState } from 'react'
import { Button } from '@upchar/ui/button'
import { failureText } from '@upchar/web/failure-text'
import { api } from '../../shell/api/api.ts'
import type { ShopEvent } from './words.ts'

const WORDS = {
  confirm: {
    title: 'Confirm that you come',
    text: (event: string) =>
      `Your place at ${event} is taken once you confirm. Where all are taken, you are put on the waiting list.`,
    action: 'Confirm my place',
  },
  leave: {
    title: 'Can’t you come?',
    text: (event: string) =>
      `Give your place at ${event} up, so that somebody else can have it. You can register again while there are places.`,
    action: 'Give my place up',
  },
} as const

/** Takes a place or gives it up, by the link in the mail. A press is needed: mail programs open links by themselves. */
export function PlaceForm({
  event,
  link,
  what,
}: {
  event: ShopEvent
  link: { id: string; key: string }
  what: keyof typeof WORDS
}) {
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const words = WORDS[what]
  const outcome = useRef<HTMLOutputElement>(null)
  // The pressed button has gone.
  useEffect(() => {
    if (said !== undefined) outcome.current?.focus()
  }, [said])
  const send = async () => {
    if (busy) return
    setBusy(true)
    const result = await api(what === 'confirm' ? 'confirmPlace' : 'leaveEvent', { body: link })
    setBusy(false)
    setSaid(result.ok ? result.data.message : failureText(result))
  }
  return (
    <section
      aria-labelledby="place"
      className="flex flex-col items-start gap-4 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="place" className="text-h2 font-semibold">
        {words.title}
      </h2>
      <p>{words.text(event.title)}</p>
      <p className="hidden noscript:block">Switch on JavaScript for that.</p>
      {said === undefined ? (
        <Button
          {...(what === 'leave' ? { look: 'outline' as const } : {})}
          busy={busy}
          onClick={() => void send()}
        >
          {words.action}
        </Button>
      ) : null}
      <output ref={outcome} tabIndex={-1} className="outline-none">
        {said ?? ''}
      </output>
    </section>
  )
}
