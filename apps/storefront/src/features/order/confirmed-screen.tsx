import { lazy, Suspense } from 'react'
import { useHydrated } from '@tanstack/react-router'
import { LinkButton } from '@upchar/ui/button'
import { CheckIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { loginHref } from '../../shell/urls/return-url.ts'
import type { Contact } from '../../shell/page/shell-data.ts'
import { OrderBody } from './order-body.tsx'
import { orderPromise, restOf } from './order-words.ts'
import type { Order } from './order-words.ts'

const PushOffer = lazy(() => import('../pushes/push-offer.tsx'))

/**
 * Order number, next steps and tracking. Guests are first invited to create an account here (guide
 * 58).
 */
export function ConfirmedScreen({
  order,
  trackHref,
  contact,
}: {
  order: Order & { guest: boolean }
  trackHref: string
  contact: Contact | null
}) {
  const hydrated = useHydrated()
  const cash = order.payment.option === 2 && restOf(order) > 0
  const steps = [
    `We emailed the confirmation to ${order.delivery_to.email}: its link opens this order at any time.`,
    order.sub_orders.length > 1
      ? `${order.sub_orders.length} sellers pack your products; each sends a separate parcel.`
      : 'The seller packs your products and hands them to the courier.',
    ...(cash
      ? [`Keep ${rupeeText(restOf(order), 'always')} ready for the courier, in cash or by UPI.`]
      : []),
    'This page is your order confirmation. The GST invoice comes by email when your products are packed.',
  ]
  return (
    <div className="page-width flex flex-col gap-6 pt-6 pb-section">
      <section className="flex flex-col gap-4 rounded-md border border-success bg-success-bg p-4 sm:p-6">
        <h1 className="flex items-center gap-3 text-h1 font-bold text-success">
          <span className="grid size-9 shrink-0 place-items-center rounded-full bg-success text-on-action">
            <CheckIcon size={22} aria-hidden="true" />
          </span>
          Thank you, your order is placed
        </h1>
        <OrderKeyFacts order={order} />
        <div className="flex flex-wrap gap-3">
          <LinkButton href={trackHref}>Track your order</LinkButton>
          <LinkButton look="outline" href={href.shop}>
            Continue shopping
          </LinkButton>
        </div>
      </section>
      <section aria-labelledby="next">
        <h2 id="next" className="mb-2 text-h2 font-semibold">
          What happens next
        </h2>
        <ol className="flex max-w-text list-decimal flex-col gap-1 pl-5 text-body-sm">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {/* Only a browser knows. */}
      {hydrated ? (
        <Suspense fallback={null}>
          <PushOffer />
        </Suspense>
      ) : null}
      <OrderBody order={order} contact={contact} tracked={false} />
      {order.guest ? <AccountInvitation /> : null}
    </div>
  )
}

/** Signing in adds the guest's order to the account. */
function AccountInvitation() {
  return (
    <section
      aria-labelledby="account"
      className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-border bg-surface p-4"
    >
      <div className="max-w-text">
        <h2 id="account" className="text-h3 font-semibold">
          Keep this order in an account
        </h2>
        <p className="mt-1 text-body-sm text-text-muted">
          A code by email opens one, no password needed. This order and its invoices will be there,
          and the next order takes less typing.
        </p>
      </div>
      <LinkButton look="outline" href={loginHref(href.orders())}>
        Sign in or create an account
      </LinkButton>
    </section>
  )
}

function OrderKeyFacts({ order }: { order: Order }) {
  const promise = orderPromise(order)
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-body-sm">
      <div>
        <dt className="text-text-muted">Order number</dt>
        <dd className="text-h3 font-bold select-all">{order.number}</dd>
      </div>
      {promise ? (
        <div>
          <dt className="text-text-muted">Delivery</dt>
          <dd className="text-h3 font-bold">{promise}</dd>
        </div>
      ) : null}
      <div>
        <dt className="text-text-muted">
          {order.payment.state === 'paid' ? 'Paid' : 'To pay on delivery'}
        </dt>
        <dd className="tabular text-h3 font-bold">
          {rupeeText(order.payment.state === 'paid' ? order.total_now : restOf(order), 'always')}
        </dd>
      </div>
    </dl>
  )
}
