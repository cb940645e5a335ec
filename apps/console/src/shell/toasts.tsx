import { useEffect } from 'react'
import { useStore } from 'zustand'
import { ToastList } from '@upchar/ui/toast-list'
import type { ToastTone } from '@upchar/ui/toast-list'
import { ToastRegion } from '@upchar/ui/toast-region'
import { alertStore, dismissAlert, expireAlerts, holdAlerts } from '@upchar/web/alerts'
import type { AlertType } from '@upchar/web/alerts'

const tones: Record<AlertType, ToastTone> = { 1: 'success', 2: 'danger', 3: 'info', 4: 'warning', 5: 'info' }

export function Toasts() {
  const { alerts, heldSince } = useStore(alertStore)
  useEffect(() => {
    const left = expireAlerts()
    if (left === undefined) return undefined
    const timer = setTimeout(() => expireAlerts(), left)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new alert or a released one sets the clock again
  }, [alerts, heldSince])
  return (
    <ToastRegion onHold={holdAlerts}>
      <ToastList toasts={alerts.map(({ id, type, message, action }) => ({ id, tone: tones[type], message, action }))} onDismiss={dismissAlert} />
    </ToastRegion>
  )
}
