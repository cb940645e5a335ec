import { plural } from '@upchar/kernel/text'
import { LinkButton } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { TagIcon } from '@upchar/ui/icons'
import { Money } from '@upchar/ui/price'
import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { navigationStore } from '../../shell/page/navigation.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { useShell } from '../../shell/page/shell-context.ts'
import type { Cart } from './cart-store.ts'
import { AmountLine, CartAmounts } from './amount-lines.tsx'
import { blockedShort, freeDeliverySentence, savingsWords } from './cart-words.ts'
import { TaxLines } from './tax-lines.tsx'
import { useVoucher } from './vouchers/use-voucher.ts'
import { VoucherBox } from './vouchers/voucher-box.tsx'
import type { Offer } from './vouchers/voucher-calls.ts'

const CartMore = lazy(() => import('./cart-more.tsx'))
// Only verified customers can have vaccines in the cart.
const DataLogger = lazy(() => import('./data-logger.tsx'))
const SalesCode = lazy(() => import('./sales-code.tsx'))
const ReferralChoice = lazy(() => import('./referral-choice.tsx'))
const PointsChoice = lazy(() => import('./points-choice.tsx'))

/**
 * The amounts with explanations (guide 44), the voucher and the checkout link. `stale`: a change is
 * pending, so the amounts may move; `offers`: known to the server at render time.
 */
export function CartSummary({
  cart,
  stale,
  signedIn,
  offers,
}: {
  cart: Cart
  signedIn: boolean
  stale: boolean
  offers: readonly Offer[] | null
}) {
  const voucher = useVoucher({ cart, first: offers })
  const { flags } = useShell()
  const hydrated = useStore(navigationStore, (state) => state.hydrated)
  const savings = flags?.total_savings === false ? null : savingsWords(cart)
  const delivery = freeDeliverySentence(cart)
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 rounded-md border border-border bg-surface p-4"
    >
      <h2 id="summary" className="text-h2 font-semibold">
        Order summary
      </h2>
      <dl
        className={cx('flex flex-col gap-2 text-body-sm', stale && 'opacity-60')}
        aria-busy={stale || undefined}
      >
        <CartAmounts
          cart={cart}
          subtotal={`Subtotal (${plural(cart.item_count, 'product')}, GST included)`}
        />
        <AmountLine name="Total" strong>
          <Money rupees={cart.total} paise="always" />
        </AmountLine>
      </dl>
      <TaxLines tax={cart.tax} total={cart.total_tax} place={cart.place_of_supply} />
      {savings ? (
        <p className="flex items-start gap-2 rounded-md bg-success-bg px-3 py-2 text-body-sm text-success">
          <TagIcon size={18} className="mt-px shrink-0" aria-hidden="true" />
          <span>
            <strong className="font-semibold">You save {savings.total}</strong> ({savings.parts})
          </span>
        </p>
      ) : null}
      {delivery ? <p className="text-body-sm text-text-muted">{delivery}</p> : null}
      {signedIn && cart.is_data_logger_available ? (
        <Suspense>
          <DataLogger cart={cart} />
        </Suspense>
      ) : null}
      {hydrated && cart.referral ? (
        <Suspense>
          <ReferralChoice cart={cart} />
        </Suspense>
      ) : null}
      {hydrated && cart.reward_points ? (
        <Suspense>
          <PointsChoice cart={cart} />
        </Suspense>
      ) : null}
      <div className="border-t border-border pt-3 noscript:hidden">
        <VoucherBox model={voucher} returnUrl={href.cart} />
      </div>
      <div className="hidden lg:block">
        <ContinueButton cart={cart} className="w-full text-body" />
      </div>
      {/* A code is typed at the checkout; here only one that came by a link, so that the total stays in reach. */}
      {hydrated && cart.sales_code !== null ? (
        <Suspense fallback={null}>
          <SalesCode cart={cart} />
        </Suspense>
      ) : null}
      {hydrated ? (
        <Suspense fallback={null}>
          <CartMore cart={cart} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** A link to the checkout, or the reason why the cart can't be checked out. */
export function ContinueButton({ cart, className }: { cart: Cart; className?: string }) {
  const reason = blockedShort(cart)
  if (reason === null) {
    return (
      <LinkButton href={href.checkout} {...(className ? { className } : {})}>
        Continue to checkout
      </LinkButton>
    )
  }
  return (
    <output className="block rounded-md bg-warning-bg px-3 py-2 text-body-sm font-medium text-warning">
      {reason}
    </output>
  )
}
