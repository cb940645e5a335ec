import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useErrorTitle } from '@upchar/ui/form/use-error-title'
import { refreshCart, ProblemNote } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import type { SendResult } from '@upchar/ui/form/problems'
import { useProblems } from '@upchar/ui/form/use-problems'
import { useSend } from '@upchar/ui/form/use-submission'
import { alertInvalidPincode } from '../../shell/visitor/pincode-alert.ts'
import { AddressFields } from './address-fields.tsx'
import { checkGuestForm } from './check-guest-form.ts'
import { CheckoutSummary, CheckoutSummaryBar } from './checkout-summary.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { Skeleton } from '@upchar/ui/skeleton'
import { fieldId } from './fields.ts'
import { GUEST_FIELDS } from './guest-form.ts'
import type { FormField } from './guest-form.ts'
import { changeGuestForm, guestFormStore } from './guest-form-store.ts'
import { billedForAnother } from './gstin-note.ts'
import { PayPanel } from './pay-panel.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import type { Placed, Stopped } from './place-order.ts'
import { useCod } from './use-cod.ts'
import type { MyCheckout } from './use-my-checkout.ts'
import { usePlace } from './use-place.ts'

// Guests have no address book.
const DeliveryChoice = lazy(() =>
  import('./delivery-choice.tsx').then((module) => ({ default: module.DeliveryChoice })),
)
const CheckoutVoucher = lazy(() =>
  import('./checkout-voucher.tsx').then((module) => ({ default: module.CheckoutVoucher })),
)
const BillingChoice = lazy(() =>
  import('./billing-choice.tsx').then((module) => ({ default: module.BillingChoice })),
)

/** What stands in an address of the book. */
const ADDRESS_FIELDS: readonly FormField[] = [
  'pinCode',
  'city',
  'state',
  'house',
  'street',
  'Landmark',
]
// Needed at the press of the button: it follows once the form is there.
const loadPlacing = () => import('./react-to-order.ts')
const UNLOADED = 'Something went wrong. Nothing was ordered and nothing was charged. Try again.'

/** What it costs may have changed, or whether it can be bought. */
const REFRESHING: ReadonlySet<Placed['kind']> = new Set(['total', 'cart', 'stopped'])

type Moved = { before: number; now: number; why: string; basis: number }

const addPaise = (a: number, b: number) => Math.round((a + b) * 100) / 100

/** The form, the payment and the button (CHECKOUT-04 to CHECKOUT-06). `failure` is why the last payment didn't go through. */
export function CheckoutForm({
  cart,
  failure,
  mine,
  onStopped,
}: {
  cart: Cart
  failure: string | null
  mine: Extract<MyCheckout, { kind: 'mine' }> | null
  onStopped: (stopped: Stopped) => void
}) {
  const router = useRouter()
  const { form } = useStore(guestFormStore)
  const [moved, setMoved] = useState<Moved | null>(null)
  const problems = useProblems({ id: 'field', fields: GUEST_FIELDS })
  const change = (part: Partial<typeof form>) => {
    changeGuestForm(part)
    problems.corrected(Object.keys(part))
  }
  const { pincode, place, done } = usePlace(form.pinCode, change)
  // Before a pincode is typed, it is the one that the whole shop shows.
  const cod = useCod(pincode ?? (form.pinCode.trim() === '' ? cart.pincode : null), cart.total)
  const option = form.paymentOption === 2 && cod.state !== 'no' ? 2 : 1
  const codFee = option === 2 && cod.state !== 'unknown' ? cod.fee : 0
  const taxes = (option === 2 && 'taxes' in cod && cod.taxes) || cart
  const reckoned = addPaise(cart.total, codFee)
  // What the buyer was asked about counts while the cart and the way to pay stand, or have become it.
  const asked = moved && (moved.now === reckoned || moved.basis === reckoned) ? moved : null
  const total = asked?.now ?? reckoned

  useEffect(() => void loadPlacing().catch(() => undefined), [])

  const order = async (values: typeof form): Promise<SendResult<null>> => {
    const placing = await loadPlacing().catch(() => null)
    if (!placing) return { ok: false, problems: [], said: UNLOADED }
    const { placed, result } = await placing.placeAndReact(
      {
        form: { ...values, paymentOption: option },
        lines: cart.items.filter((line) => !line.is_free),
        total,
        voucher: cart.voucher,
        signedIn: mine !== null,
        billing: mine?.billed
          ? {
              id: mine.billed.id,
              thirdParty:
                mine.thirdParty && billedForAnother(values.gstin, values.state, mine.billed.state),
            }
          : null,
      },
      (href, options) => router.navigate({ href, ...options }),
    )
    if (placed.kind === 'total') setMoved({ ...placed, basis: reckoned })
    if (placed.kind === 'stopped') onStopped(placed)
    if (REFRESHING.has(placed.kind)) await refreshCart()
    return result
  }

  const { busy, onSubmit } = useSend(problems, {
    read: () => form,
    check: (values) => {
      const found = checkGuestForm(values)
      if (place.kind === 'refused' && !found.some(({ field }) => field === 'pinCode'))
        found.unshift({ field: 'pinCode', message: place.message })
      alertInvalidPincode(found)
      return found
    },
    send: order,
  })
  const { errors, said, attempt } = problems

  useErrorTitle(problems.problems.length > 0, attempt)

  const chooses = mine && mine.book.addresses.length > 0 ? mine : null
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12"
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
        <CheckoutSummaryBar cart={cart} codFee={codFee} taxes={taxes} total={total} />
        {chooses ? (
          <DeliveryChoice
            mine={chooses}
            place={place}
            problem={ADDRESS_FIELDS.map((field) => errors[field]).find(Boolean)}
            form={form}
            errors={errors}
            change={change}
          />
        ) : (
          <AddressFields
            form={form}
            errors={errors}
            change={change}
            place={place}
            onPincodeDone={done}
          />
        )}
        <ContactFields
          form={form}
          errors={errors}
          change={change}
          signedIn={mine !== null}
          billedApart={mine?.billed != null}
        />
        {chooses ? <BillingChoice mine={chooses} form={form} /> : null}
        <PaymentChoice
          option={option}
          cod={cod}
          onChoose={(paymentOption) => change({ paymentOption })}
        />
        <Suspense fallback={<Skeleton className="h-28 lg:hidden" />}>
          <CheckoutVoucher cart={cart} beside={false} />
        </Suspense>
        {said ? <ProblemNote message={said} /> : null}
        <PayPanel option={option} total={total} busy={busy} moved={asked} />
      </div>
      <div className="hidden lg:col-span-4 lg:grid lg:self-stretch">
        <div className="lg:stays-in-reach">
          <CheckoutSummary
            cart={cart}
            codFee={codFee}
            taxes={taxes}
            total={total}
            voucher={
              <Suspense fallback={<Skeleton className="h-28" />}>
                <CheckoutVoucher cart={cart} beside />
              </Suspense>
            }
          />
        </div>
      </div>
    </form>
  )
}
