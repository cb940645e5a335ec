import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useStore } from 'zustand'
import { api } from '../../shell/api/api.ts'
import { useErrorTitle } from '../../shell/page/use-error-title.ts'
import { refreshCart, ProblemNote } from '../cart/index.ts'
import type { Cart } from '../cart/index.ts'
import { showAlert } from '@upchar/web/alerts'
import { AddressFields } from './address-fields.tsx'
import { keepAttempt, readAttempt } from './attempt.ts'
import { checkGuestForm } from './check-guest-form.ts'
import { CheckoutSummary, CheckoutSummaryBar } from './checkout-summary.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ErrorSummary } from '@upchar/ui/error-summary'
import { Skeleton } from '@upchar/ui/skeleton'
import { fieldId } from './fields.ts'
import type { FormField } from './guest-form.ts'
import { changeGuestForm, guestFormStore } from './guest-form-store.ts'
import { billedForAnother } from './gstin-note.ts'
import { PayPanel } from './pay-panel.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { confirmedHref, placeOrder } from './place-order.ts'
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

const isField = (name: string, form: object): name is FormField =>
  Object.hasOwn(form, name) && name !== 'paymentOption'
/** What stands in an address of the book. */
const ADDRESS_FIELDS: readonly FormField[] = [
  'pinCode',
  'city',
  'state',
  'house',
  'street',
  'Landmark',
]
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
  const [problems, setProblems] = useState<readonly { field: FormField; message: string }[]>([])
  const change = (part: Partial<typeof form>) => {
    changeGuestForm(part)
    // A corrected field stops being an error at once; others wait for the button.
    setProblems((known) => known.filter(({ field }) => !(field in part)))
  }
  const { pincode, place, done } = usePlace(form.pinCode, change)
  // Before a pincode is typed, it is the one that the whole shop shows.
  const cod = useCod(pincode ?? (form.pinCode.trim() === '' ? cart.pincode : null), cart.total)
  const [submits, setSubmits] = useState(0)
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>()
  const [asked, setMoved] = useState<{
    before: number
    now: number
    why: string
    basis: number
  } | null>(null)
  const option = form.paymentOption === 2 && cod.state !== 'no' ? 2 : 1
  const codFee = option === 2 && cod.state !== 'unknown' ? cod.fee : 0
  const taxes = (option === 2 && 'taxes' in cod && cod.taxes) || cart
  const reckoned = addPaise(cart.total, codFee)
  // What the buyer was asked about counts while the cart and the way to pay stand, or have become it.
  const moved = asked && (asked.now === reckoned || asked.basis === reckoned) ? asked : null
  const total = moved?.now ?? reckoned

  useErrorTitle(problems.length > 0, submits)

  const stop = (found: readonly { field: FormField; message: string }[]) => {
    setProblems(found)
    setSubmits((count) => count + 1)
    if (found.some(({ message }) => message === 'Invalid Pincode')) showAlert(2, 'Invalid Pincode')
  }

  const react = async (placed: Placed): Promise<boolean> => {
    switch (placed.kind) {
      case 'pay':
        location.assign(placed.url)
        return true
      case 'placed':
        await router.navigate({ href: confirmedHref(placed.trackUrl), replace: true })
        return true
      case 'finish':
        await router.navigate({
          href: `/checkout/return?checkout=${encodeURIComponent(placed.checkoutId)}`,
        })
        return true
      case 'fields':
        stop(
          placed.fields.filter((one): one is { field: FormField; message: string } =>
            isField(one.field, form),
          ),
        )
        return false
      case 'total':
        setMoved({ ...placed, basis: reckoned })
        await refreshCart()
        return false
      case 'cod':
        changeGuestForm({ paymentOption: 1 })
        setSaid(placed.message)
        return false
      case 'cart':
        setSaid(placed.message)
        await refreshCart()
        return false
      case 'stopped':
        onStopped(placed)
        await refreshCart()
        return false
      case 'failed':
        setSaid(placed.message)
        return false
    }
  }

  const submit = async () => {
    if (busy) return
    setSaid(null)
    const found = checkGuestForm(form)
    if (place.kind === 'refused' && !found.some(({ field }) => field === 'pinCode'))
      found.unshift({ field: 'pinCode', message: place.message })
    stop(found)
    if (found.length > 0) return
    setBusy(true)
    const placed = await placeOrder(
      api,
      {
        form: { ...form, paymentOption: option },
        lines: cart.items.filter((line) => !line.is_free),
        total,
        voucher: cart.voucher,
        signedIn: mine !== null,
        billing: mine?.billed
          ? {
              id: mine.billed.id,
              thirdParty:
                mine.thirdParty && billedForAnother(form.gstin, form.state, mine.billed.state),
            }
          : null,
      },
      { attempt: readAttempt(), newKey: () => crypto.randomUUID(), keep: keepAttempt },
    )
    // On the way to another page the button stays busy: it must not be pressed once more.
    if (!(await react(placed))) setBusy(false)
  }

  const chooses = mine && mine.book.addresses.length > 0 ? mine : null
  const errors: Partial<Record<FormField, string>> = Object.fromEntries(
    problems.map(({ field, message }) => [field, message]),
  )
  return (
    <form
      noValidate
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-12"
      aria-label="Checkout"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className="flex min-w-0 flex-col gap-4 lg:col-span-8">
        {said === undefined && failure ? <ProblemNote message={failure} /> : null}
        <ErrorSummary
          attempt={submits}
          problems={problems.map(({ field, message }) => ({
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
        <PayPanel option={option} total={total} busy={busy} moved={moved} />
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
