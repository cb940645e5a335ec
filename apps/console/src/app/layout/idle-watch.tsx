import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { formatIstTime } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Notice } from '@upchar/ui/dense/notice'
import { minutesSeconds } from '../../kit/format.ts'
import { KEEP_ALIVE_MS, sessionClock, timeLeft, WARNING_MS } from '../../shell/api/session-clock.ts'
import type { SignedOutReason } from '../../shell/api/session-clock.ts'

const SECOND = 1000
const STAY = 'stay-signed-in'
const LAST_WARNING_MS = 10 * 60_000

type Left = { seconds: number; end: 'idle' | 'last' } | undefined

/** The time left, if it is short enough for a warning. */
function useTimeLeft(onOver: (reason: SignedOutReason) => void): Left {
  const [left, setLeft] = useState<Left>()
  const over = useRef(false)
  useEffect(() => {
    const look = () => {
      const found = timeLeft(sessionClock.getState(), Date.now())
      if (found && found.ms <= 0 && !over.current) {
        over.current = true
        onOver(found.end === 'idle' ? 'idle' : 'ended')
      }
      const near =
        found && found.ms > 0 && found.ms <= (found.end === 'idle' ? WARNING_MS : LAST_WARNING_MS)
      const next = near ? { seconds: Math.ceil(found.ms / SECOND), end: found.end } : undefined
      setLeft((before) =>
        before?.seconds === next?.seconds && before?.end === next?.end ? before : next,
      )
    }
    const timer = setInterval(look, SECOND)
    return () => clearInterval(timer)
  }, [onOver])
  return left
}

/** Keeps the session alive while somebody types or moves the pointer. */
function useKeepAlive(paused: boolean, onStay: () => Promise<unknown>): void {
  useEffect(() => {
    if (paused) return undefined
    let asking = false
    const act = () => {
      if (asking || Date.now() - sessionClock.getState().lastCallAt < KEEP_ALIVE_MS) return
      asking = true
      void onStay().finally(() => {
        asking = false
      })
    }
    document.addEventListener('keydown', act)
    document.addEventListener('pointerdown', act)
    return () => {
      document.removeEventListener('keydown', act)
      document.removeEventListener('pointerdown', act)
    }
  }, [paused, onStay])
}

/** Warns before a session ends and offers to extend it where that is possible (WCAG 2.2.1). `onStay`: a call that keeps it alive. */
export function IdleWatch({
  onStay,
  onSignOut,
}: {
  onStay: () => Promise<unknown>
  onSignOut: (reason?: SignedOutReason) => void
}) {
  const left = useTimeLeft(onSignOut)
  const asked = left?.end === 'idle'
  useKeepAlive(asked, onStay)
  const endsAt = useStore(sessionClock, (clock) => clock.endsAt)
  const stay = () => void onStay()
  if (!left) return null
  if (left.end === 'last') {
    return (
      <Notice tone="warning" live className="mx-4 mt-3 lg:mx-6">
        Your session ends at {formatIstTime(endsAt)}. Finish what you are doing, then sign in again.
      </Notice>
    )
  }
  return (
    <Dialog
      title="Are you still there?"
      onClose={stay}
      focusFirst={() => document.getElementById(STAY)}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={() => onSignOut()}>
            Sign out
          </Button>
          <Button id={STAY} onClick={stay}>
            Stay signed in
          </Button>
        </div>
      }
    >
      <p className="text-body-sm">
        You have been inactive for a while. To protect customers’ data, you will be signed out in
      </p>
      {/* Announced when the dialog opens, not every second. */}
      <p className="tabular mt-2 text-display font-bold" aria-hidden="true">
        {minutesSeconds(left.seconds)}
      </p>
      <p className="sr-only">less than two minutes.</p>
    </Dialog>
  )
}
