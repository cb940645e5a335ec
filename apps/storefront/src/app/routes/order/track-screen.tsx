import { useLoaderData, useSearch } from '@tanstack/react-router'
import { OrderMissing, TrackScreen } from '../../../features/order/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'

export function Screen() {
  const { order, recalls } = useLoaderData({ from: '/order/$id/track' })
  const { key } = useSearch({ from: '/order/$id/track' })
  const { contact } = useShell()
  if (order === null) return <UnavailableScreen what="this order" />
  return order === 'missing' ? (
    <OrderMissing contact={contact} />
  ) : (
    <TrackScreen order={order} recalls={recalls} contact={contact} linkKey={key} />
  )
}
