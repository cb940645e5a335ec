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

/** The alerts as they are shown; each goes when its time is over (ALERT-01, ALERT-02). */
export function useToasts() {
  const { alerts, heldSince } = useStore(alertStore)
  useEffect(() => {
    const left = expireAlerts()
    if (left === undefined) return undefined
    const timer = setTimeout(() => expireAlerts(), left)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new alert or a released one sets the clock again
  }, [alerts, heldSince])
  return alerts.map(({ id, type, message, action }) => ({ id, tone: tones[type], message, action }))
}
