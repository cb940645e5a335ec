import { unbroken } from '@upchar/kernel/unbroken'
import { Button } from '@upchar/ui/button'
import { rupeeText } from '@upchar/ui/price'
import { loginHref } from '../../../shell/urls/return-url.ts'
import type { Offer } from './voucher-calls.ts'
import { keepWaitingCode } from './waiting-code.ts'

/**
 * An offered voucher: applied with one tap, or what is missing. `returnUrl`: where sign-in returns
 * to.
 */
export function OfferRow({
  offer,
  busy,
  returnUrl,
  onUse,
}: {
  offer: Offer
  busy: boolean
  returnUrl: string
  onUse: () => void
}) {
  const { code, title, applicable, discount, message, reason } = offer
  return (
    <li className="flex min-h-14 items-center gap-3 rounded-md border border-dashed border-control-border px-3 py-1 text-body-sm">
      <span className="min-w-0 grow">
        <span className="block [overflow-wrap:anywhere]">
          <strong className="font-semibold">{code}</strong> · {unbroken(title)}
        </span>
        <span className={applicable ? 'block text-success' : 'block text-text-muted'}>
          {applicable ? `You save ${rupeeText(discount, 'always')}` : message}
        </span>
      </span>
      {reason === 'voucher_needs_account' ? (
        <a
          href={loginHref(returnUrl)}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold"
          onClick={() => keepWaitingCode(code)}
        >
          Sign in<span className="sr-only"> to use {code}</span>
        </a>
      ) : null}
      {applicable ? (
        <Button look="outline" busy={busy} className="min-h-11 shrink-0" onClick={onUse}>
          Use<span className="sr-only"> {code}</span>
        </Button>
      ) : null}
    </li>
  )
}
