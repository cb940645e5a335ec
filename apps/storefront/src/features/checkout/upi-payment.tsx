import { Button, LinkButton } from '@upchar/ui/button'
import { Disclosure } from '@upchar/ui/disclosure'
import { Money, rupeeText } from '@upchar/ui/price'
import { QrCode } from '@upchar/ui/qr-code'
import { useState } from 'react'
import { api } from '../../shell/api/api.ts'
import { outcomeStep, retryHref } from './outcome-step.ts'
import type { OutcomeStep, UpiCode } from './outcome-step.ts'
import { useTimeLeft } from './use-time-left.ts'

type Props = {
  checkout: string
  code: UpiCode
  onChanged: (step: OutcomeStep) => void
}

/** A page of the shop itself opens anywhere: the sandbox's. A UPI app is on a phone. */
const opensHere = (link: string): boolean =>
  !link.startsWith('upi:') || matchMedia('(pointer: coarse)').matches

/** Leads to the buyer's UPI app, or shows the code to scan with it (CHECKOUT-06); the page around it learns of the payment. */
export function UpiPayment({ checkout, code, onChanged }: Props) {
  const { link, amount, problem } = code
  const left = useTimeLeft(code)
  const over = left === 0
  const picture = <QrCode text={link} label={`UPI code over ${rupeeText(amount, 'always')}`} />
  return (
    <section
      aria-labelledby="upi"
      className="flex w-full max-w-xl flex-col items-center gap-4 rounded-md border border-border bg-surface p-4 sm:p-6"
    >
      <h1 id="upi" className="text-h1 font-bold">
        {over ? 'The time to pay is over' : 'Pay by UPI'}
      </h1>
      <Money rupees={amount} paise="always" className="text-price font-bold" />
      {problem ? (
        <p role="alert" className="max-w-text rounded-md border border-warning bg-warning-bg p-3">
          {problem}
        </p>
      ) : null}
      {over ? (
        <Over checkout={checkout} code={code} onChanged={onChanged} />
      ) : (
        <>
          {opensHere(link) ? (
            <>
              <LinkButton href={link} className="min-h-14 w-full">
                Open your UPI app
              </LinkButton>
              <Disclosure title="Pay from another phone" className="w-full text-left">
                <span className="flex justify-center">{picture}</span>
              </Disclosure>
            </>
          ) : (
            <>
              {picture}
              <p className="max-w-text">
                Scan the code with a UPI app on your phone, such as your bank’s, and pay there.
              </p>
            </>
          )}
          <p role="timer" className="tabular text-body-sm text-text-muted">
            We hold your products for {clockText(left)}
          </p>
          <output className="block max-w-text text-body-sm text-text-muted">
            This page goes on by itself once you have paid. You can also close it: we email the
            confirmation.
          </output>
          <LinkButton look="quiet" href={retryHref(checkout)}>
            Change address or payment
          </LinkButton>
        </>
      )}
    </section>
  )
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`

/** The same code holds the goods once more, at the price that the buyer has seen. */
function Over({ checkout, code, onChanged }: Props) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const renew = async () => {
    setBusy(true)
    const result = await api('placeOrder', {
      params: { id: checkout },
      body: { total: code.total },
    })
    setBusy(false)
    if (result.ok) return onChanged(outcomeStep(result, checkout))
    setMessage(result.error.message)
  }
  return (
    <>
      <p className="max-w-text">
        We no longer hold your products. If you have just paid, wait here: the order is placed when
        your bank confirms it, or the money goes back to you.
      </p>
      {message ? <p role="alert">{message}</p> : null}
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={busy} onClick={() => void renew()}>
          Renew the code
        </Button>
        <LinkButton look="outline" href={retryHref(checkout)}>
          Change address or payment
        </LinkButton>
      </div>
    </>
  )
}
