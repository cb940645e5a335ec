import { Button } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import type { Offer } from './voucher-calls.ts'

/** A voucher that is offered: one tap where it fits, else what is missing. */
export function OfferRow({ offer, busy, onUse }: { offer: Offer; busy: boolean; onUse: () => void }) {
  const { code, title, applicable, discount, message } = offer
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-md border border-dashed border-control-border px-3 py-1 text-body-sm">
      <span className="min-w-0 grow">
        <span className="block [overflow-wrap:anywhere]"><strong className="font-semibold">{code}</strong> · {title}</span>
        <span className={applicable ? 'block text-success' : 'block text-text-muted'}>{applicable ? `You save ${rupeeText(discount, 'always')}` : message}</span>
      </span>
      {applicable ? <Button look="outline" busy={busy} className="min-h-11 shrink-0" onClick={onUse}>Use<span className="sr-only"> {code}</span></Button> : null}
    </li>
  )
}
