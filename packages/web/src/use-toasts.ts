import { useEffect } from 'react'
import { useStore } from 'zustand'
import { alertStore, expireAlerts } from './alerts.ts'
import type { AlertType } from './alerts.ts'

const tones = {
  1: 'success',
  2: 'danger',
  3: 'info',
  4: 'warning',
  5: 'info',
} as const satisfies Record<AlertType, string>

/** The visible alerts; each is removed when it expires (ALERT-01, ALERT-02). */
export function useToasts() {
  const { alerts, heldSince } = useStore(alertStore)
  useEffect(() => {
    const left = expireAlerts()
    if (left === undefined) return undefined
    const timer = setTimeout(() => expireAlerts(), left)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new or resumed alert restarts the timer
  }, [alerts, heldSince])
  return alerts.map(({ id, type, message, action }) => ({ id, tone: tones[type], message, action }))
}
