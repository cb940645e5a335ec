import { formatIstDateTime } from '@upchar/kernel/dates'
import { AlertIcon, ClockIcon, InfoIcon } from '@upchar/ui/icons'
import { useShell } from '../../shell/page/shell-context.ts'
import type { Cart } from './cart-store.ts'

/** CART-21: lists the items removed since the last visit. */
export function GoneNote({ gone }: { gone: Cart['deleted_items'] }) {
  if (gone.length === 0) return null
  return (
    <section
      aria-live="polite"
      aria-label="Removed from your cart"
      className="flex items-start gap-3 rounded-md border border-warning bg-warning-bg p-4 text-body-sm"
    >
      <InfoIcon size={20} className="shrink-0 text-warning" aria-hidden="true" />
      <div>
        <p className="font-semibold">No longer available, so removed from your cart:</p>
        <ul className="mt-1 flex flex-col gap-1">
          {gone.map(({ sku_id, title, reason }) => (
            <li key={sku_id}>
              {title}
              {reason ? <span className="text-text-muted"> · {reason}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The blocking problem, above the lines it is about. */
export function ProblemNote({ message }: { message: string }) {
  return (
    <p
      role="alert"
      className="flex items-start gap-3 rounded-md border border-danger bg-danger-bg p-4 text-body-sm font-semibold text-danger"
    >
      <AlertIcon size={20} className="shrink-0" aria-hidden="true" /> {message}
    </p>
  )
}

/** CART-11: until when the deals in the cart hold, where staff want it said (DATA-18 `limited_offer_type`). */
export function DealEndNote({ cart }: { cart: Cart }) {
  const { flags } = useShell()
  const { limited_offer_end_time: end, limited_offer_discount_value: off } = cart
  if (flags?.limited_offer_type !== 'end_time' || end === null || off <= 0) return null
  return (
    <p className="flex items-center gap-3 rounded-md bg-selected p-4 text-body-sm">
      <ClockIcon size={20} className="shrink-0" aria-hidden="true" /> Deal prices in your cart hold
      until {formatIstDateTime(end)}.
    </p>
  )
}
