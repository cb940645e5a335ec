import { useQueryClient } from '@tanstack/react-query'
import { Button, LinkButton } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { rupees, today } from '../../kit/format.ts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { bodyOf, draftProblems, FIELDS, freshDraft } from './draft.ts'
import { GiftPreview } from './gift-preview.tsx'
import { giftTerms, giftTime } from './words.ts'
import type { GiftOffer } from './words.ts'

function useGiftForm(offer: GiftOffer) {
  const form = useForm({ id: 'gift', fields: FIELDS, initial: freshDraft })
  const go = useGo()
  const client = useQueryClient()
  const set = useCall('staffSetGift', {
    onSuccess: ({ gift }) => {
      showAlert(1, `${nameOf(gift)}: ${giftTerms(gift)}. It is set.`)
      go(href.gifts(), { replace: true, saved: true })
      return client.invalidateQueries({ queryKey: ['staffListGifts'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (draft) => draftProblems(draft, offer, Date.now()),
    send: (draft) => sendBy(set, { body: bodyOf(draft, offer, Date.now()) }),
  })
  return { form, busy, onSubmit }
}
type Form = ReturnType<typeof useGiftForm>['form']

/** The form of a gift or an upsell; beside it what the buyer will see and what it costs. */
export function GiftForm({ offer }: { offer: GiftOffer }) {
  const { form, busy, onSubmit } = useGiftForm(offer)
  const { with_sku: withSku, value, share, reason } = form.values
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormProblems form={form} />
        <LeaveGuard unsaved={[withSku, value, share, reason].some((typed) => typed !== '')} />
        <OfferPanel offer={offer} />
        <ConditionPanel form={form} offer={offer} />
        <TermsPanel form={form} offer={offer} />
        <TimePanel form={form} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <GiftPreview draft={form.values} offer={offer} />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <LinkButton look="outline" href={href.gifts()}>
            Cancel
          </LinkButton>
          <Button type="submit" busy={busy}>
            Set it
          </Button>
        </div>
      </div>
    </form>
  )
}

function OfferPanel({ offer }: { offer: GiftOffer }) {
  const { sku, seller, list_price: list, mrp, current } = offer
  return (
    <Panel title={nameOf(offer)}>
      <div className="flex flex-col gap-2 text-body-sm">
        <p className="text-text-muted">
          {sku} · {seller} · list price {rupees(list)}
          {mrp === null ? '' : `, MRP ${rupees(mrp)}`}
        </p>
        {current.map((gift) => (
          <p key={gift.id}>
            <b className="font-semibold">Goes on beside it:</b> {giftTerms(gift)}, {giftTime(gift)}
          </p>
        ))}
      </div>
    </Panel>
  )
}

function ConditionPanel({ form, offer }: { form: Form; offer: GiftOffer }) {
  const isPacks = form.values.condition === 'packs'
  return (
    <Panel title="What the buyer buys">
      <div className="flex flex-col gap-4">
        <Select {...form.text('condition')} label="One pack for each">
          <option value="packs">number of packs of a product</option>
          <option value="value">amount of {offer.seller}’s goods</option>
        </Select>
        {isPacks ? (
          <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
            <TextInput
              {...form.text('with_sku')}
              label="SKU of the product"
              hint={`Of ${offer.seller}`}
              autoComplete="off"
              spellCheck={false}
              maxLength={64}
            />
            <TextInput
              {...form.text('packs')}
              label="Packs"
              hint="For each pack given"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
            />
          </div>
        ) : (
          <TextInput
            {...form.text('value')}
            label="Rupees, with GST"
            hint="At the prices to be paid, before a voucher. Gifts and products with an upsell don’t count"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
      </div>
    </Panel>
  )
}

function TermsPanel({ form, offer }: { form: Form; offer: GiftOffer }) {
  const count = { inputMode: 'numeric', autoComplete: 'off', maxLength: 9 } as const
  return (
    <Panel title="Price and share">
      <div className="grid gap-4 sm:grid-cols-3 sm:items-start">
        <TextInput
          {...form.text('gift_price')}
          label="Rupees each"
          hint={`0: a free gift. Below ${rupees(offer.list_price)}`}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <TextInput {...form.text('per_order')} label="Packs an order" hint="At most" {...count} />
        <TextInput
          {...form.text('share')}
          label="Packs in all"
          hint="All buyers together"
          {...count}
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
            hint="At most 92 days after the first"
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
