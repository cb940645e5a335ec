import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDateTime } from '@upchar/kernel/dates'
import { formatRupees } from '@upchar/kernel/money'
import { Button, LinkButton } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { count, rupees, today } from '../../kit/format.ts'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { bodyOf, costWords, draftProblems, FIELDS, freshDraft, termsOf } from './draft.ts'
import { dealTime } from './words.ts'
import type { DealOffer } from './words.ts'

function useDealForm(offer: DealOffer) {
  const form = useForm({ id: 'deal', fields: FIELDS, initial: freshDraft })
  const go = useGo()
  const client = useQueryClient()
  const set = useCall('staffSetDeal', {
    onSuccess: ({ deal }) => {
      showAlert(1, `The deal on ${nameOf(deal)} is set.`)
      go(href.deals(), { replace: true, saved: true })
      return client.invalidateQueries({ queryKey: ['staffListDeals'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (draft) => draftProblems(draft, offer, Date.now()),
    send: (draft) => sendBy(set, { body: bodyOf(draft, offer, Date.now()) }),
  })
  return { form, busy, onSubmit }
}
type Form = ReturnType<typeof useDealForm>['form']

/** The form of an offer's deal; beside it what the buyer will see and what it costs. */
export function DealForm({ offer }: { offer: DealOffer }) {
  const { form, busy, onSubmit } = useDealForm(offer)
  const { deal_price: price, share, reason } = form.values
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormProblems form={form} />
        <LeaveGuard unsaved={[price, share, reason].some((typed) => typed !== '')} />
        <OfferPanel offer={offer} />
        <TermsPanel form={form} offer={offer} />
        <TimePanel form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <Preview form={form} offer={offer} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <LinkButton look="outline" href={href.deals()}>
            Cancel
          </LinkButton>
          <Button type="submit" busy={busy}>
            Set the deal
          </Button>
        </div>
      </div>
    </form>
  )
}

function OfferPanel({ offer }: { offer: DealOffer }) {
  const { sku, seller, list_price: list, mrp, current } = offer
  return (
    <Panel title={nameOf(offer)}>
      <div className="flex flex-col gap-2 text-body-sm">
        <p className="text-text-muted">
          {sku} · {seller} · list price {rupees(list)}
          {mrp === null ? '' : `, MRP ${rupees(mrp)}`}
        </p>
        {current.map((deal) => (
          <p key={deal.id}>
            <b className="font-semibold">Will be replaced:</b> {rupees(deal.deal_price)} each,{' '}
            {dealTime(deal)}
          </p>
        ))}
      </div>
    </Panel>
  )
}

function TermsPanel({ form, offer }: { form: Form; offer: DealOffer }) {
  return (
    <Panel title="Price and share">
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextInput
          {...form.text('deal_price')}
          label="Rupees each, with GST"
          hint={`Below ${rupees(offer.list_price)}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <TextInput
          {...form.text('share')}
          label="Packs at this price"
          hint="All buyers together"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
        />
      </div>
    </Panel>
  )
}

function TimePanel({ form }: { form: Form }) {
  const { values, change } = form
  const day = (name: 'first_day' | 'last_day') => ({
    ...form.field(name),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  const time = { autoComplete: 'off', maxLength: 5, hint: 'In India, such as 18:00' }
  return (
    <Panel title="When, and why">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <DayInput
            {...day('first_day')}
            label="First day"
            hint="Empty: from now on"
            optional
            min={today()}
          />
          <TextInput {...form.text('starts_at')} label="From" optional {...time} />
          <DayInput
            {...day('last_day')}
            label="Last day"
            hint="At most 31 days after the first"
            min={values.first_day || today()}
          />
          <TextInput {...form.text('ends_at')} label="Until" {...time} />
        </div>
        <TextArea
          {...form.text('reason')}
          label="Why"
          hint="For the record. Buyers don’t see it"
          rows={2}
          maxLength={REASON_LONGEST}
        />
      </div>
    </Panel>
  )
}

function Preview({ form, offer }: { form: Form; offer: DealOffer }) {
  // The time of opening: sending checks the times again.
  const [now] = useState(() => Date.now())
  const wrong = draftProblems({ ...form.values, reason: 'none' }, offer, now).length > 0
  const { price, share, endsAt } = termsOf(form.values, now)
  return (
    <>
      <Panel title="What the buyer will see">
        {wrong ? null : <p className="font-semibold">{formatRupees(price)}</p>}
        <p className="text-body-sm">
          {wrong
            ? 'Enter price, share and end to see the words of the cart.'
            : `Deal price until ${formatIstDateTime(endsAt)}, instead of ${rupees(offer.list_price)} each.`}
        </p>
      </Panel>
      <Panel title="What it costs">
        <div className="flex flex-col gap-2 text-body-sm">
          {wrong ? null : (
            <p>
              {costWords(form.values, offer, now)} Up to {count(share)} packs are sold at this
              price; those of cancelled orders are not offered again.
            </p>
          )}
          <p>
            {offer.seller} pays: its invoice has the lower price, and GST on that. Where a volume
            price is lower, that one applies. Vouchers are taken off the lower price.
          </p>
        </div>
      </Panel>
    </>
  )
}
