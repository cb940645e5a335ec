import { useLoaderData, useSearch } from '@tanstack/react-router'
import { ConfirmedScreen, OrderMissing } from '../../../features/order/index.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { useShell } from '../../../shell/page/shell-context.ts'

export function Screen() {
  const order = useLoaderData({ from: '/order/$id/confirmed' })
  const { key } = useSearch({ from: '/order/$id/confirmed' })
  const { contact } = useShell()
  if (order === null) return <UnavailableScreen what="this order" />
  if (order === 'missing') return <OrderMissing contact={contact} />
  return (
    <ConfirmedScreen
      order={order}
      contact={contact}
      trackHref={
        href.track(order.id) + (key === undefined ? '' : `?key=${encodeURIComponent(key)}`)
      }
    />
  )
}
