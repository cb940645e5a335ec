import { useRouter } from '@tanstack/react-router'
import { LinkButton } from '@upchar/ui/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { refreshCart } from '../cart/index.ts'
import { outcomeStep, pauseBefore, retryHref } from './outcome-step.ts'
import type { OutcomeStep } from './outcome-step.ts'

// Most orders are paid on the gateway's page.
const RequestedPayment = lazy(() =>
  import('./requested-payment.tsx').then((module) => ({ default: module.RequestedPayment })),
)

const UpiPayment = lazy(() =>
  import('./upi-payment.tsx').then((module) => ({ default: module.UpiPayment })),
)

export type FinishProps = {
  checkout: string
  back: { razorpay_payment_id?: string; razorpay_signature?: string }
}

/** Polls the payment until its outcome is known (guide 57). */
export function FinishScreen({ checkout, back }: FinishProps) {
  const router = useRouter()
  const [step, setStep] = useState<OutcomeStep>({
    kind: 'wait',
    message: 'This takes a few seconds. Please don’t close this page.',
  })
  const { razorpay_payment_id: paymentId, razorpay_signature: signature } = back
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const query = {
      ...(paymentId ? { razorpay_payment_id: paymentId } : {}),
      ...(signature ? { razorpay_signature: signature } : {}),
    }
    const ask = async (question: number) => {
      const next = outcomeStep(
        await api('getCheckoutOutcome', { params: { id: checkout }, query }),
        checkout,
      )
      if (over) return
      if (next.kind === 'go') {
        await router.navigate({ href: next.href, replace: true })
        return
      }
      setStep(next)
      // The buyer may pay in another tab, so 'pay' is polled too.
      // Days may pass: who waits for it reloads the page.
      if (next.kind === 'requested') void refreshCart()
      else if (next.kind !== 'over')
        timer = setTimeout(() => void ask(question + 1), pauseBefore(question))
    }
    void ask(0)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [checkout, paymentId, signature, router])

  return (
    <div className="page-width flex flex-col items-center gap-4 py-16 text-center">
      {step.kind === 'wait' ? <Waiting message={step.message} /> : null}
      {step.kind === 'pay' ? <Unpaid checkout={checkout} url={step.url} /> : null}
      {step.kind === 'upi' ? (
        <Suspense>
          <UpiPayment checkout={checkout} code={step.code} onChanged={setStep} />
        </Suspense>
      ) : null}
      {step.kind === 'requested' ? (
        <Suspense>
          <RequestedPayment checkout={checkout} request={step.request} onChanged={setStep} />
        </Suspense>
      ) : null}
      {step.kind === 'over' ? <NotPlaced message={step.message} /> : null}
    </div>
  )
}

function Waiting({ message }: { message: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="size-12 animate-spin rounded-full border-4 border-action border-r-transparent"
      />
      <h1 className="text-h1 font-bold">We are confirming your payment</h1>
      <output className="block max-w-text text-text-muted">{message}</output>
      <p className="max-w-text text-body-sm text-text-muted">
        If you close this page, your order isn’t lost: we email the confirmation as soon as the
        payment is confirmed.
      </p>
    </>
  )
}

function Unpaid({ checkout, url }: { checkout: string; url: string }) {
  return (
    <>
      <h1 className="text-h1 font-bold">Your payment isn’t finished</h1>
      <output className="block max-w-text text-text-muted">
        Nothing has been charged yet. Your products are reserved for a few minutes.
      </output>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={url}>Continue to payment</LinkButton>
        <LinkButton look="outline" href={retryHref(checkout)}>
          Change address or payment
        </LinkButton>
      </div>
    </>
  )
}

function NotPlaced({ message }: { message: string }) {
  return (
    <>
      <h1 className="text-h1 font-bold">The order wasn’t placed</h1>
      <p role="alert" className="max-w-text">
        {message}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LinkButton href={href.cart}>Go to the cart</LinkButton>
        <LinkButton look="outline" href={href.shop}>
          Go to the shop
        </LinkButton>
      </div>
    </>
  )
}
