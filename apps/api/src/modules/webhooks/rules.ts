import type { WebhookState } from '@upchar/kernel/webhook-events'

const second = 1000
const hour = 3600 * second

/** Waits between the attempts at one delivery: about a day together (OPS-08). */
export const retryWaits: readonly number[] = [
  5 * second,
  30 * second,
  120 * second,
  600 * second,
  1800 * second,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  10 * hour,
]

/** An address all of whose attempts fail for so long is paused. */
export const patienceMs = 72 * hour

/** For so long deliveries are signed with the secret before a change as well. */
export const overlapMs = 24 * hour

/** An address that takes longer is sent to one at a time, so that it doesn't keep all workers waiting. */
export const slowMs = 2 * second

/** The receiver never wants anything again (Standard Webhooks). */
const gone = 410

type Attempt = { status: number | null; attempts: number; failingSince: Date | null; at: Date }
type Outcome = {
  state: WebhookState
  nextAt: Date | null
  failingSince: Date | null
  pauses: 'failing' | 'gone' | null
}

/** What an answer means for a delivery, and for its address. `attempts` counts this one. */
export function outcomeOf({ status, attempts, failingSince, at }: Attempt): Outcome {
  if (status !== null && status >= 200 && status < 300)
    return { state: 'sent', nextAt: null, failingSince: null, pauses: null }
  const since = failingSince ?? at
  const wait = status === gone ? undefined : retryWaits[attempts - 1]
  const isHopeless = at.getTime() - since.getTime() >= patienceMs
  return {
    ...(wait === undefined
      ? { state: 'failed', nextAt: null }
      : { state: 'waiting', nextAt: new Date(at.getTime() + wait) }),
    failingSince: since,
    pauses: status === gone ? 'gone' : isHopeless ? 'failing' : null,
  }
}
