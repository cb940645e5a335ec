import { createStore } from 'zustand/vanilla'
import { door } from '../brand.ts'

/** Why somebody is no longer signed in. */
export type SignedOutReason = 'ended' | 'idle' | 'signed_out'

type SessionClock = {
  /** Milliseconds without a call after which the session ends; null if nobody is signed in. */
  idleMs: number | null
  lastCallAt: number
  /** The absolute end of the session. */
  endsAt: number
  signedOut: SignedOutReason | null
}

/** How long before the end the member is warned. */
export const WARNING_MS = 120_000
/** The interval of keep-alive calls while somebody types or moves the pointer. */
export const KEEP_ALIVE_MS = 240_000

export const sessionClock = createStore<SessionClock>(() => ({
  idleMs: null,
  lastCallAt: 0,
  endsAt: 0,
  signedOut: null,
}))

// Several tabs share one session: a call of one keeps all of them alive, signing out in one ends
// all.
const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`upchar-${door}`)
channel?.addEventListener(
  'message',
  ({ data }: MessageEvent<{ called?: number; signedOut?: SignedOutReason }>) => {
    const { called, signedOut } = data
    if (called !== undefined)
      sessionClock.setState((clock) => ({ lastCallAt: Math.max(clock.lastCallAt, called) }))
    if (signedOut !== undefined)
      sessionClock.setState((clock) =>
        clock.idleMs === null ? clock : { idleMs: null, signedOut },
      )
  },
)

const tellTabs = (message: { called: number } | { signedOut: SignedOutReason }) =>
  // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target, it stays at this origin
  channel?.postMessage(message)

/** Records a call that counts as activity. */
export function noteCall(now = Date.now()): void {
  sessionClock.setState({ lastCallAt: now })
  tellTabs({ called: now })
}

export function noteSignedIn(session: { idle_seconds: number; ends_at: string }): void {
  sessionClock.setState({
    idleMs: session.idle_seconds * 1000,
    endsAt: Date.parse(session.ends_at),
    signedOut: null,
  })
}

/** Ends the session. Does nothing if this page has none. */
export function noteSignedOut(reason: SignedOutReason): void {
  if (sessionClock.getState().idleMs === null) return
  sessionClock.setState({ idleMs: null, signedOut: reason })
  tellTabs({ signedOut: reason })
}

/** The remaining time of the session without further calls, and which end comes first. */
export function timeLeft(
  { idleMs, lastCallAt, endsAt }: Pick<SessionClock, 'idleMs' | 'lastCallAt' | 'endsAt'>,
  now: number,
): { ms: number; end: 'idle' | 'last' } | undefined {
  if (idleMs === null) return undefined
  const idle = lastCallAt + idleMs - now
  const last = endsAt - now
  return idle <= last ? { ms: idle, end: 'idle' } : { ms: last, end: 'last' }
}
