import { Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { LinkButton } from '@upchar/ui/button'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { cookieValue, PINCODE_COOKIE } from '../../shell/visitor/pincode.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import type { Cart } from '../cart/index.ts'
import {
  cartStore,
  refreshCart,
  ProblemNote,
  EmptyCart,
  FailedCart,
  blockedReason,
} from '../cart/index.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { changeGuestForm, guestFormStore, rehydrateGuestForm } from './guest-form-store.ts'
import type { Stopped } from './place-order.ts'
import { SignInNote } from './sign-in-note.tsx'
import { useMyCheckout } from './use-my-checkout.ts'

/** Why the payment failed, from the server so that it survives a reload. */
function useFailure(checkout: string | undefined): string | null {
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    if (checkout === undefined) return
    void api('getCheckoutOutcome', { params: { id: checkout } }).then((result) => {
      if (result.ok && result.data.outcome.state === 'failed')
        setFailure(result.data.outcome.message)
    })
  }, [checkout])
  return failure
}

/**
 * The checkout of a guest or a signed-in buyer (ROUTE-12). `failed` is the checkout whose payment
 * failed; `guestCart` is a guest's cart when the server rendered the page, so that the form is there before the scripts.
 */
export function CheckoutScreen({
  failed,
  guestCart,
}: {
  failed: string | undefined
  guestCart: Cart | null
}) {
  const { cart: current, failed: unreachable, loading } = useStore(cartStore)
  // The router has it no more after a change of pincode, when the store's may not have come yet.
  const [first] = useState(guestCart)
  const cart = current ?? first
  const failure = useFailure(failed)
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const loaded = useStore(guestFormStore, (form) => form.loaded)
  const mine = useMyCheckout(loaded, first !== null)
  const ready = mine.kind !== 'waiting'
  const guestType = useShell().flags?.guest_checkout_type ?? 'guest_standard_checkout'
  useEffect(() => {
    const chosen = cookieValue(document.cookie, PINCODE_COOKIE)
    if (rehydrateGuestForm().pinCode === '' && chosen !== undefined)
      changeGuestForm({ pinCode: chosen })
  }, [])
  if (stopped) {
    return <StoppedCheckout stopped={stopped} />
  }
  return (
    <div className="page-width flex flex-col gap-4 pt-6 pb-section">
      <h1 className="text-h1 font-bold">Checkout</h1>
      <noscript>
        <NeedsScript />
      </noscript>
      {!cart && unreachable ? (
        <FailedCart level="h2" busy={loading} onRetry={() => void refreshCart()} />
      ) : null}
      {!ready || (!cart && !unreachable) ? <CheckoutSkeleton /> : null}
      {ready && cart?.items.length === 0 ? <EmptyCart level="h2" /> : null}
      {ready && cart && cart.items.length > 0 ? (
        <>
          {blockedReason(cart) === null ? null : (
            <div className="flex flex-col items-start gap-3">
              <ProblemNote message={blockedReason(cart) ?? ''} />
              <LinkButton look="outline" href={href.cart}>
                Back to the cart
              </LinkButton>
            </div>
          )}
          {mine.kind === 'mine' ? null : (
            <SignInNote needed={guestType === 'guest_checkout_disabled'} guestType={guestType} />
          )}
          {mine.kind === 'mine' ? (
            // What only customers choose is loaded now.
            <Suspense fallback={<CheckoutSkeleton />}>
              <CheckoutForm cart={cart} failure={failure} mine={mine} onStopped={setStopped} />
            </Suspense>
          ) : guestType === 'guest_checkout_disabled' ? null : (
            // In no boundary: the first change would make React hydrate all of it in one long task.
            <CheckoutForm cart={cart} failure={failure} mine={null} onStopped={setStopped} />
          )}
        </>
      ) : null}
    </div>
  )
}

function StoppedCheckout({ stopped }: { stopped: Stopped }) {
  return (
    <div className="page-width flex flex-col gap-4 pt-6 pb-section">
      <h1 className="text-h1 font-bold">Checkout</h1>
      <section
        role="alert"
        className="flex flex-col items-start gap-4 rounded-md border border-warning bg-warning-bg p-4 sm:p-6"
      >
        <p className="max-w-text font-semibold">{stopped.message}</p>
        <LinkButton href={stopped.go.href}>{stopped.go.label}</LinkButton>
      </section>
    </div>
  )
}

function NeedsScript() {
  return (
    <p className="rounded-md border border-border bg-surface p-4">
      Turn on JavaScript to check out, or order by phone: the number is at the top of the page.
    </p>
  )
}
