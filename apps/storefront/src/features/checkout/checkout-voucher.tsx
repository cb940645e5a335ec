import { useSyncExternalStore } from 'react'
import { cx } from '@upchar/ui/cx'
import { href } from '../../shell/urls/hrefs.ts'
import { useVoucher, VoucherBox } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import { keepAttempt, readAttempt, requoted } from './checkout-attempt.ts'

/** The breakpoint from which the summary is beside the form. */
const WIDE = '(min-width: 64rem)'

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * The checkout's voucher (CHECKOUT-03): in the summary beside the form, else above the pay button.
 */
export function CheckoutVoucher({ cart, beside }: { cart: Cart; beside: boolean }) {
  const wide = useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
  return wide === beside ? <Voucher cart={cart} beside={beside} /> : null
}

function Voucher({ cart, beside }: { cart: Cart; beside: boolean }) {
  const model = useVoucher({
    cart,
    open: () => readAttempt()?.checkoutId ?? null,
    onFollowed: (checkout) => checkout && keepAttempt(requoted(readAttempt(), checkout)),
  })
  return (
    <div
      className={cx(
        'border-border',
        beside ? 'border-t pt-3' : 'rounded-md border bg-surface p-4 sm:p-6',
      )}
    >
      {beside ? null : <h2 className="mb-2 text-h2 font-semibold">Voucher</h2>}
      <VoucherBox model={model} returnUrl={href.checkout} />
    </div>
  )
}
