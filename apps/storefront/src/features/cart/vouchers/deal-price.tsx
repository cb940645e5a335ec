import { formatIstDateTime } from '@upchar/kernel/dates'
import { ClockIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import type { Deal } from './deal-times.ts'

/** More packs than these are no reason to hurry. */
const few = 20
/** The deal on a product (CART-11). It names its end instead of counting down. */
export default function DealPrice({ deal, price }: { deal: Deal; price: number }) {
  return (
    <p className="flex items-start gap-2 text-body-sm">
      <ClockIcon size={16} className="mt-0.5 shrink-0 text-success" aria-hidden="true" />
      <span className="min-w-0">
        <span className="tabular font-semibold text-success">
          Deal: {rupeeText(deal.price)} each with GST
        </span>{' '}
        instead of {rupeeText(price)}, until {formatIstDateTime(deal.until)}.
        {deal.left <= few ? ` ${deal.left} left at this price.` : ''}
      </span>
    </p>
  )
}
