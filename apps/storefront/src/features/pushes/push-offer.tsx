import { Button } from '@upchar/ui/button'
import { useState } from 'react'
import { isPushRefused, refusePush } from './push-calls.ts'
import { usePush } from './use-push.ts'

/** After an order: offers notices on this device, unless the buyer has them, blocked them or once said no (APP-03). */
export default function PushOffer() {
  const { state, problem, busy, turn } = usePush()
  const [refused, setRefused] = useState(isPushRefused)
  const [asked, setAsked] = useState(false)
  if (refused || state === null || state === 'unable') return null
  if (!asked && state !== 'off') return null
  return (
    <section
      aria-labelledby="push"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-border bg-surface p-4"
    >
      <div className="max-w-text">
        <h2 id="push" className="text-h3 font-semibold">
          Get a notice when your order moves
        </h2>
        <p className="mt-1 text-body-sm text-text-muted">
          On this device, also when goods that you wait for are back. Never with the names of
          products, never advertising. You can turn it off at any time.
        </p>
        <output className="mt-1 block text-body-sm empty:hidden">
          {problem ??
            (state === 'on'
              ? 'This device gets notices now.'
              : state === 'denied'
                ? 'Your browser blocks notices of this shop.'
                : '')}
        </output>
      </div>
      {state === 'off' ? (
        <div className="flex flex-wrap gap-3">
          <Button
            busy={busy}
            onClick={() => {
              setAsked(true)
              turn(true)
            }}
          >
            Turn notices on
          </Button>
          <Button
            look="quiet"
            onClick={() => {
              refusePush()
              setRefused(true)
            }}
          >
            No, don’t ask again
          </Button>
        </div>
      ) : null}
    </section>
  )
}
