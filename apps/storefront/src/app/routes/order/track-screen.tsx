import { useLoaderData } from '@tanstack/react-router'
import { OrderMissing } from '../../../features/order/order-missing.tsx'
import { TrackScreen } from '../../../features/order/track-screen.tsx'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'

export function TrackRouteScreen() {
  const order = useLoaderData({ from: '/order/$id/track' })
  const { contact } = useShell()
  if (order === null) return <UnavailableScreen what="this order" />
  return order === 'missing' ? (
    <OrderMissing contact={contact} />
  ) : (
    <TrackScreen order={order} contact={contact} />
  )
}
