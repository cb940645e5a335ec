import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import type { BadgeTone } from '@upchar/ui/badge'

type Order = Answer<'staffGetOrder'>['order']
export type OrderState = Order['parts'][number]['state']

const TONES: Partial<Record<OrderState, BadgeTone>> = {
  delivered: 'success',
  cancelled: 'danger',
  delivery_failed: 'warning',
  rto: 'danger',
  in_transit: 'info',
  shipped: 'info',
  out_for_delivery: 'info',
}

/** A parcel's state in the words that the buyer reads. */
export const StateMark = ({ state, label }: { state: OrderState; label: string }) => (
  <Badge tone={TONES[state] ?? 'neutral'}>{label}</Badge>
)

/** How an order is paid, and whether it is. */
export const PaymentMark = ({ payment }: { payment: Order['payment'] }) => (
  <span className="whitespace-nowrap">
    {payment.label}
    {payment.state === 'due' ? <span className="text-text-hint"> · due</span> : null}
  </span>
)
