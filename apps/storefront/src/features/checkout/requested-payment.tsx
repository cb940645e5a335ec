import { formatIstDate } from '@upchar/kernel/dates'
import { Button, LinkButton } from '@upchar/ui/button'
import { Money, rupeeText } from '@upchar/ui/price'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { outcomeStep } from './outcome-step.ts'
import type { OutcomeStep, Requested } from './outcome-step.ts'

type Props = {
  checkout: string
  request: Requested
  onChanged: (step: OutcomeStep) => void
}

/** Where to pay an order that waits for its money, and how to take it back (CHECKOUT-15). */
export function RequestedPayment({ checkout, request, onChanged }: Props) {
  const { way, account, url, amount, arrived, missing, due_at: due, email } = request
  return (
    <section
      aria-labelledby="requested"
      className="flex w-full max-w-xl flex-col gap-4 rounded-md border border-border bg-surface p-4 text-left sm:p-6"
    >
      <h1 id="requested" className="text-h1 font-bold">
        {way === 'link' ? 'Pay by this link' : 'Transfer the money'}
      </h1>
      {request.over ? (
        <p>
          The last day to pay was <b>{formatIstDate(due, 'full')}</b>. If you paid in time, you need
          not do anything: we hold your goods until the bank’s statement shows the money, and place
          the order then.
        </p>
      ) : (
        <p>
          We hold your goods until the end of <b>{formatIstDate(due, 'full')}</b>. The order is
          placed as soon as the money has arrived, and we tell you at{' '}
          <span className="[overflow-wrap:anywhere]">{email}</span>, where we have sent this, too.
        </p>
      )}
      {arrived > 0 ? (
        <output className="block rounded-md border border-warning bg-warning-bg p-3">
          {rupeeText(arrived, 'always')} of {rupeeText(amount, 'always')} have arrived.{' '}
          <b>{rupeeText(missing, 'always')} are missing.</b>
        </output>
      ) : null}
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[max-content_1fr]">
        <Fact name={arrived > 0 ? 'Still to pay' : 'Amount'}>
          <Money rupees={missing} paise="always" className="text-price font-bold" />
        </Fact>
        {account ? (
          <>
            <Fact name="Beneficiary">{account.beneficiary}</Fact>
            <Fact name="Account number">
              <span className="tabular">{account.number}</span>
            </Fact>
            <Fact name="IFSC">
              <span className="tabular">{account.ifsc}</span>
            </Fact>
            {account.bank ? <Fact name="Bank">{account.bank}</Fact> : null}
          </>
        ) : null}
        <Fact name="Reference">
          <span className="tabular font-semibold">{request.reference}</span>
        </Fact>
      </dl>
      {account && !request.over ? (
        <p className="text-body-sm text-text-muted">
          Transfer by NEFT, RTGS or IMPS, and write the reference into the transfer. Several
          transfers add up; what is too much goes back to you.
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {url ? <LinkButton href={url}>Pay now</LinkButton> : null}
        <LinkButton look="outline" href={href.shop}>
          Back to the shop
        </LinkButton>
        <TakeBack checkout={checkout} arrived={arrived} onChanged={onChanged} />
      </div>
    </section>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-body-sm text-text-muted">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </>
)

/** Asks once more: the goods are gone for others then. */
function TakeBack({ checkout, arrived, onChanged }: Omit<Props, 'request'> & { arrived: number }) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  if (!asked)
    return (
      <Button look="quiet" onClick={() => setAsked(true)}>
        Cancel this order
      </Button>
    )
  const cancel = async () => {
    setBusy(true)
    const result = await api('cancelPaymentRequest', { params: { id: checkout }, body: {} })
    setBusy(false)
    // Money has come meanwhile: the page says what became of it.
    if (!result.ok && result.kind === 'refused')
      return onChanged(
        outcomeStep(
          await api('getCheckoutOutcome', { params: { id: checkout }, query: {} }),
          checkout,
        ),
      )
    onChanged(outcomeStep(result, checkout))
  }
  return (
    <div role="alert" className="flex basis-full flex-col gap-3">
      <p>
        Cancel this order? We free the goods.
        {arrived > 0 ? ` ${rupeeText(arrived, 'always')} that have arrived go back to you.` : ''}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void cancel()}>
          Yes, cancel it
        </Button>
        <Button look="outline" onClick={() => setAsked(false)}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
