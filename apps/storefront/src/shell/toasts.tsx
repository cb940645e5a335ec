import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { ToastRegion } from '@upchar/ui/toast-region'
import type { ToastTone } from '@upchar/ui/toast-list'
import { alertStore, dismissAlert, expireAlerts, holdAlerts } from '../state/alert.ts'
import type { AlertType } from '../state/alert.ts'

// The live region stands in the page from the start, or screen readers would miss the first alert; what it shows comes with it.
const ToastList = lazy(() => import('@upchar/ui/toast-list').then((module) => ({ default: module.ToastList })))

const tones: Record<AlertType, ToastTone> = { 1: 'success', 2: 'danger', 3: 'info', 4: 'warning', 5: 'info' }

/** ALERT-01, ALERT-02 */
export function Toasts() {
  const { alerts, heldSince } = useStore(alertStore)
  useEffect(() => {
    const left = expireAlerts()
    if (left === undefined) return undefined
    const timer = setTimeout(() => expireAlerts(), left)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- a new alert or a released one sets the clock again
  }, [alerts, heldSince])
  const toasts = alerts.map(({ id, type, message, action }) => ({ id, tone: tones[type], message, action }))
  return (
    <ToastRegion onHold={holdAlerts}>
      {toasts.length > 0 ? (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} onDismiss={dismissAlert} />
        </Suspense>
      ) : null}
    </ToastRegion>
  )
}
