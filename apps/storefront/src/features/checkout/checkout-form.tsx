import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { useTypedEarly } from './use-typed-early.ts'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { navigationStore } from '../../shell/page/navigation.ts'
import { ProblemNote } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import { AddressFields } from './address-fields.tsx'
import { CheckoutSummary, CheckoutSummaryBar } from './checkout-summary.tsx'
import { readAttempt } from './checkout-attempt.ts'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { Skeleton } from '@upchar/ui/skeleton'
import { fieldId } from './fields.ts'
import type { FormField } from './guest-form.ts'
import { PayPanel } from './pay-panel.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { Stopped } from './place-order.ts'
import { useCheckoutForm } from './use-checkout-form.ts'
import type { Mine } from './use-checkout-form.ts'

// Guests have no address book.
const DeliveryChoice = lazy(() =>
  import('./delivery-choice.tsx').then((module) => ({ default: module.DeliveryChoice })),
)
const CheckoutVoucher = lazy(() =>
  import('./checkout-voucher.tsx').then((module) => ({ default: module.CheckoutVoucher })),
)
// Only a dear first order in cash needs it.
const PhoneCode = lazy(() =>
  import('./phone-code.tsx').then((module) => ({ default: module.PhoneCode })),
)
// Guests have no wallet.
const WalletChoice = lazy(() =>
  import('./wallet-choice.tsx').then((module) => ({ default: module.WalletChoice })),
)
// Nobody has points while there is no programme.
const SalesCode = lazy(() => import('../cart/sales-code.tsx'))
const ReferralChoice = lazy(() => import('../cart/referral-choice.tsx'))
const PointsChoice = lazy(() => import('../cart/points-choice.tsx'))
const BillingChoice = lazy(() =>
  import('./billing-choice.tsx').then((module) => ({ default: module.BillingChoice })),
)

/** Fields that a saved address fills in. */
const ADDRESS_FIELDS: readonly FormField[] = [
  'pinCode',
  'city',
  'state',
  'house',
  'street',
  'Landmark',
]
/** CHECKOUT-04 to CHECKOUT-06. `failure`: why the last payment failed. */
export function CheckoutForm({
  cart,
  failure,
  mine,
  onStopped,
}: {
  cart: Cart
  failure: string | null
  mine: Mine | null
  onStopped: (stopped: Stopped) => void
}) {
  const checkout = useCheckoutForm({ cart, mine, onStopped })
  const { chooses, form, change, problems, cod, option, asked, amounts, busy, onSubmit } = checkout
  const { errors, message, attempt } = problems
  const hydrated = useStore(navigationStore, (state) => state.hydrated)

  useErrorTitle(problems.problems.length > 0, attempt)
  useTypedEarly(change)

  return (
    <form
      noValidate
      // Sent before the scripts are there, it must not put personal data into an address.
      method="post"
      className="grid grid-cols-1 items-start gap-6 noscript:hidden lg:grid-cols-12"
      aria-label="Checkout"
      onSubmit={onSubmit}
    >
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-8">
        {attempt === 0 && !busy && failure ? <ProblemNote message={failure} /> : null}
        <ErrorSummary
          attempt={attempt}
          problems={problems.problems.map(({ field, message }) => ({
            id: fieldId(chooses && ADDRESS_FIELDS.includes(field) ? 'pinCode' : field),
            message,
          }))}
        />
        <CheckoutSummaryBar cart={cart} {...amounts} />
        <DeliveryPart chooses={chooses} checkout={checkout} />
        <ContactFields
          form={form}
          errors={errors}
          change={change}
          signedIn={mine !== null}
          billing={chooses ? (chooses.billed ? 'own' : 'chosen') : 'typed'}
        />
        {chooses ? <BillingChoice mine={chooses} form={form} /> : null}
        {mine ? (
          <Suspense>
            <WalletChoice
              total={amounts.total}
              excluded={cart.not_from_wallet}
              used={amounts.wallet}
              option={option}
              turn={checkout.turn}
              onUse={checkout.setWallet}
            />
          </Suspense>
        ) : null}
        {hydrated && (cart.referral || cart.referral_offered) ? (
          <Suspense>
            <ReferralChoice cart={cart} framed />
          </Suspense>
        ) : null}
        {hydrated && cart.reward_points ? (
          <Suspense>
            <PointsChoice cart={cart} framed />
          </Suspense>
        ) : null}
        <PaymentChoice
          option={option}
          cod={cod}
          credit={checkout.credit}
          later={checkout.later}
          due={amounts.rest}
          onChoose={(paymentOption) => change({ paymentOption })}
        >
          {option === 2 && cod.state === 'yes' && cod.proved ? (
            <Suspense fallback={<Skeleton className="h-28" />}>
              <PhoneCode typed={form.PhoneNumber} proved={cod.proved} onProved={checkout.askCod} />
            </Suspense>
          ) : null}
        </PaymentChoice>
        <VoucherPart cart={cart} beside={false} />
        {hydrated ? (
          <Suspense fallback={null}>
            <SalesCode cart={cart} checkoutId={openCheckout} framed />
          </Suspense>
        ) : null}
        {message ? <ProblemNote message={message} /> : null}
        <PayPanel option={option} total={amounts.rest} ready={hydrated} busy={busy} moved={asked} />
      </div>
      <SummaryColumn cart={cart} amounts={amounts} />
    </form>
  )
}

const openCheckout = () => readAttempt()?.checkoutId ?? null

function DeliveryPart({
  chooses,
  checkout: { form, change, place, done, problems },
}: {
  chooses: Mine | null
  checkout: ReturnType<typeof useCheckoutForm>
}) {
  const { errors } = problems
  return chooses ? (
    <DeliveryChoice
      mine={chooses}
      place={place}
      problem={ADDRESS_FIELDS.map((field) => errors[field]).find(Boolean)}
      form={form}
      errors={errors}
      change={change}
    />
  ) : (
    <AddressFields form={form} errors={errors} change={change} place={place} onPincodeDone={done} />
  )
}

/** Which of the two places has it is known when the window's width is. */
function VoucherPart({ cart, beside }: { cart: Cart; beside: boolean }) {
  const hydrated = useStore(navigationStore, (state) => state.hydrated)
  const waiting = <Skeleton className={beside ? 'h-28' : 'h-28 lg:hidden'} />
  return hydrated ? (
    <Suspense fallback={waiting}>
      <CheckoutVoucher cart={cart} beside={beside} />
    </Suspense>
  ) : (
    waiting
  )
}

function SummaryColumn({
  cart,
  amounts,
}: {
  cart: Cart
  amounts: ReturnType<typeof useCheckoutForm>['amounts']
}) {
  return (
    <div className="hidden lg:col-span-4 lg:grid lg:self-stretch">
      <div className="lg:stays-in-reach">
        <CheckoutSummary cart={cart} {...amounts} voucher={<VoucherPart cart={cart} beside />} />
      </div>
    </div>
  )
}
