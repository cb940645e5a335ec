import { PinIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { plural } from '@upchar/kernel/text'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { accountStore, isAuthenticated } from '../../shell/visitor/customer-store.ts'
import { cartStore } from './cart-store.ts'
import type { ComponentType } from 'react'
import type { Cart } from './cart-store.ts'
import type { Offer } from './vouchers/voucher-calls.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { refreshCart } from './fetch-cart.ts'
import { CartParcels } from './cart-parcels.tsx'
import { DealEndNote, GoneNote, ProblemNote } from './cart-notes.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { EmptyCart, FailedCart } from './cart-states.tsx'
import { CartSummary, ContinueButton } from './cart-summary.tsx'
import { goodsProblem } from './cart-words.ts'

// For signed-in buyers only.
const GiftOffers = lazy(() => import('./gift-offers.tsx'))
const KycNudge = lazy(() =>
  import('../kyc/kyc-nudge.tsx').then((module) => ({ default: module.KycNudge })),
)

/** The server reports removed items once; keep listing them until the buyer leaves the page. */
function useGone(cart: Cart | null): Cart['deleted_items'] {
  const [gone, setGone] = useState<Cart['deleted_items']>(cart?.deleted_items ?? [])
  useEffect(
    () =>
      cartStore.subscribe(({ cart: next }, { cart: before }) => {
        const removed = next === before ? [] : (next?.deleted_items ?? [])
        if (removed.length > 0)
          setGone((known) => [
            ...known,
            ...removed.filter(({ sku_id }) => !known.some((one) => one.sku_id === sku_id)),
          ])
      }),
    [],
  )
  return gone
}

/**
 * The cart (ROUTE-11). `first` is the server's cart at render time, so that the page works before
 * hydration and without scripts; afterwards the store's cart applies.
 */
export function CartScreen({
  first,
  message,
  Below,
}: {
  first: { cart: Cart | null; offers: readonly Offer[] | null }
  message: string | undefined
  /** What stands below lines and total. */
  Below?: ComponentType<{ cart: Cart }>
}) {
  const { cart: current, failed, loading, pending } = useStore(cartStore)
  const signedIn = useStore(accountStore, isAuthenticated)
  const cart = current ?? first.cart
  const gone = useGone(cart)
  const stale = Object.keys(pending).length > 0
  const lines = cart?.items.filter((line) => pending[line.sku_id] !== 0) ?? []
  if (!cart || (failed && !current)) {
    return (
      <div className="page-width py-6">
        {failed ? (
          <FailedCart busy={loading} onRetry={() => void refreshCart()} />
        ) : (
          <LoadingCart />
        )}
      </div>
    )
  }
  if (lines.length === 0) {
    return (
      <div className="page-width flex flex-col gap-4 py-6">
        {message ? <ProblemNote message={message} /> : null}
        <GoneNote gone={gone} />
        <EmptyCart />
      </div>
    )
  }
  const reason = goodsProblem(cart)
  return (
    <div className="page-width flex flex-col gap-4 pt-6 pb-32 lg:pb-section">
      <CartHeader cart={cart} />
      {failed ? (
        <ProblemNote message="We can’t update your cart right now. The amounts may be out of date." />
      ) : null}
      {message ? <ProblemNote message={message} /> : null}
      {reason ? <ProblemNote message={reason} /> : null}
      <GoneNote gone={gone} />
      <DealEndNote cart={cart} />
      <noscript>
        <NeedsScript />
      </noscript>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12">
        <div className="flex flex-col gap-6 lg:col-span-8">
          <CartParcels lines={lines} pincode={cart.pincode} />
          {cart.gift_offers.length > 0 ? (
            <Suspense fallback={null}>
              <GiftOffers cart={cart} />
            </Suspense>
          ) : null}
        </div>
        <div className="lg:col-span-4 lg:grid lg:self-stretch">
          <div className="lg:stays-in-reach">
            <CartSummary cart={cart} stale={stale} signedIn={signedIn} offers={first.offers} />
          </div>
        </div>
      </div>
      {signedIn ? (
        <Suspense fallback={null}>
          <KycNudge returnUrl={href.cart} />
        </Suspense>
      ) : null}
      {Below ? <Below cart={cart} /> : null}
      <TotalBar cart={cart} stale={stale} />
    </div>
  )
}

function LoadingCart() {
  return (
    <>
      <h1 className="mb-4 text-h1 font-bold">Cart</h1>
      <CartSkeleton />
    </>
  )
}

function CartHeader({ cart }: { cart: Cart }) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h1 className="text-h1 font-bold">
        Cart{' '}
        <span className="text-body font-normal text-text-muted">
          ({plural(cart.item_count, 'product')})
        </span>
      </h1>
      <p className="flex items-center gap-1 text-body-sm">
        <PinIcon size={16} className="shrink-0 text-text-muted" aria-hidden="true" />
        <span>
          Delivery to <strong className="tabular font-semibold">{cart.pincode}</strong> {cart.city}
        </span>
        <button
          type="button"
          className="min-h-11 px-2 font-semibold text-link underline noscript:hidden"
          onClick={() => pushModal('pincode', {})}
        >
          Change<span className="sr-only"> delivery pincode</span>
        </button>
      </p>
    </header>
  )
}

function NeedsScript() {
  return (
    <p className="rounded-md border border-border bg-surface p-4 text-body-sm">
      Turn on JavaScript to change quantities and to check out, or call us: the number is at the top
      of the page.
    </p>
  )
}

/** The total and the checkout button, fixed to the bottom of small screens. */
function TotalBar({ cart, stale }: { cart: Cart; stale: boolean }) {
  return (
    <div
      data-buy-bar=""
      className="fixed inset-x-0 bottom-0 z-sticky border-t border-border bg-surface p-3 shadow-2 lg:hidden"
    >
      <div className="flex items-center gap-4">
        <p className="shrink-0">
          <span className="block text-caption text-text-muted">Total, GST included</span>
          <Money
            rupees={cart.total}
            paise="always"
            className={stale ? 'text-price font-bold opacity-60' : 'text-price font-bold'}
          />
        </p>
        <ContinueButton cart={cart} className="grow" />
      </div>
    </div>
  )
}
