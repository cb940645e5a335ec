import { useEffect } from 'react'
import { useStore } from 'zustand'
import { ToastRegion } from '@upchar/ui/toast-region'
import type { ToastTone } from '@upchar/ui/toast-region'
import { alertStore, dismissAlert, expireAlerts, holdAlerts } from '../state/alert.ts'
import type { AlertType } from '../state/alert.ts'

const tones: Record<AlertType, ToastTone> = { 1: 'success', 2: 'danger', 3: 'info', 4: 'warning', 5: 'info' }

/** ALERT-01, ALERT-02 */
export function Toasts() {
  const { alerts, heldSince } = useStore(alertStore)
  useEffect(() => {
    const left = expireAlerts()
    if (left === undefined) return undefined
    const timer = setTimeout(() => expireAlerts(), left)
    return () => clearTimeout(timer)
  }, [alerts, heldSince])
  return (
    <ToastRegion
      toasts={alerts.map(({ id, type, message, action }) => ({ id, tone: tones[type], message, action }))}
      onHold={holdAlerts}
      onDismiss={dismissAlert}
    />
  )
}
