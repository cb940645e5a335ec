import { lazy, Suspense } from 'react'
import { ToastRegion } from '@upchar/ui/toast-region'
import { dismissAlert, holdAlerts } from '@upchar/web/alerts'
import { useToasts } from '@upchar/web/use-toasts'

// The live region is in the page from the start, or screen readers would miss the first alert; its
// content is lazy.
const ToastList = lazy(() =>
  import('@upchar/ui/toast-list').then((module) => ({ default: module.ToastList })),
)

/** ALERT-01, ALERT-02 */
export function Toasts() {
  const toasts = useToasts()
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
