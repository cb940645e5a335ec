import { ToastList } from '@upchar/ui/toast-list'
import { ToastRegion } from '@upchar/ui/toast-region'
import { dismissAlert, holdAlerts } from '@upchar/web/alerts'
import { useToasts } from '@upchar/web/use-toasts'

export function Toasts() {
  const toasts = useToasts()
  return (
    <ToastRegion onHold={holdAlerts}>
      <ToastList toasts={toasts} onDismiss={dismissAlert} />
    </ToastRegion>
  )
}
