import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { MOST_VOLUME_PRICES } from '@upchar/kernel/volume-prices'
import { Button, LinkButton } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Panel } from '@upchar/ui/dense/panel'
import { FormProblems } from '@upchar/ui/error-summary'
import { TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { nameOf, REASON_LONGEST } from '../../kit/offer-words.ts'
import { timeWords } from '../../kit/price-state.tsx'
import { count, rupees, today } from '../../kit/format.ts'
import { useGo } from '../../kit/use-go.ts'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { href } from '../../shell/hrefs.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { BuyerTable } from './buyer-table.tsx'
import {
  bodyOf,
  costWords,
  draftProblems,
  FIELDS,
  freshDraft,
  FROM_FIELDS,
  PRICE_FIELDS,
  shownSteps,
} from './draft.ts'
import { stepWords } from './words.ts'
import type { VolumeOffer } from './words.ts'

function useVolumeForm(offer: VolumeOffer) {
  const form = useForm({ id: 'volume', fields: FIELDS, initial: () => freshDraft(today()) })
  const [rows, setRows] = useState(1)
  const go = useGo()
  const client = useQueryClient()
  const set = useCall('staffSetVolumePrices', {
    onSuccess: ({ volume }) => {
      showAlert(1, `Volume prices of ${nameOf(volume)} are set.`)
      go(href.volumePrices(), { replace: true, saved: true })
      return client.invalidateQueries({ queryKey: ['staffListVolumePrices'] })
    },
  })
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (draft) => draftProblems(draft, { rows, offer, today: today() }),
    send: (draft) => sendBy(set, { body: bodyOf(draft, rows, offer) }),
  })
  const unsaved =
    FROM_FIELDS.some((field) => form.values[field] !== '') || form.values.reason !== ''
  return { form, rows, setRows, busy, onSubmit, unsaved }
}
type Form = ReturnType<typeof useVolumeForm>

/** The form of an offer's volume prices; beside it what the buyer will see and what it costs. */
export function VolumeForm({ offer }: { offer: VolumeOffer }) {
  const model = useVolumeForm(offer)
  const { form, rows, busy, onSubmit, unsaved } = model
  const steps = shownSteps(form.values, rows, offer)
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <FormProblems form={form} />
        <LeaveGuard unsaved={unsaved} />
        <OfferPanel offer={offer} />
        <StepsPanel model={model} offer={offer} />
        <TimePanel model={model} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-4">
        <Panel title="What the buyer will see">
          {steps ? (
            <BuyerTable offer={offer} steps={steps} />
          ) : (
            <p className="text-body-sm text-text-muted">
              Enter quantities and prices to see the table of the product page.
            </p>
          )}
        </Panel>
        <Panel title="What it costs">
          <div className="flex flex-col gap-2 text-body-sm">
            {steps ? <p>{costWords(steps, offer)}</p> : null}
            <p>
              {offer.seller} pays: its invoice has the lower price, and GST on that. Nothing limits
              the number of orders but the stock. Vouchers are taken off the lower price.
            </p>
          </div>
        </Panel>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <LinkButton look="outline" href={href.volumePrices()}>
            Cancel
          </LinkButton>
          <Button type="submit" busy={busy}>
            Set volume prices
          </Button>
        </div>
      </div>
    </form>
  )
}

function OfferPanel({ offer }: { offer: VolumeOffer }) {
  const { sku, seller, list_price: list, mrp, moq, max_oq: most, current } = offer
  return (
    <Panel title={nameOf(offer)}>
      <div className="flex flex-col gap-2 text-body-sm">
        <p className="text-text-muted">
          {sku} · {seller} · list price {rupees(list)}
          {mrp === null ? '' : `, MRP ${rupees(mrp)}`} · {count(moq)} to {count(most)} at a time
        </p>
        {current.map((volume) => (
          <p key={volume.id}>
            <b className="font-semibold">Will be replaced:</b>{' '}
            {volume.prices.map(stepWords).join(', ')} ({timeWords(volume)})
          </p>
        ))}
      </div>
    </Panel>
  )
}

function StepsPanel({ model, offer }: { model: Form; offer: VolumeOffer }) {
  const { form, rows, setRows } = model
  const clearLast = () => {
    const last = rows - 1
    form.change({
      [FROM_FIELDS[last] ?? 'prices.0.from']: '',
      [PRICE_FIELDS[last] ?? 'prices.0.price']: '',
    })
    setRows(last)
  }
  return (
    <Panel title="Prices">
      <div className="flex flex-col gap-4">
        {FROM_FIELDS.slice(0, rows).map((from, row) => (
          <div key={from} className="grid gap-4 sm:grid-cols-2 sm:items-start">
            <TextInput
              {...form.text(from)}
              label={`Step ${row + 1}: packs or more`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
            />
            <TextInput
              {...form.text(PRICE_FIELDS[row] ?? 'prices.0.price')}
              label={`Step ${row + 1}: rupees each, with GST`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
            />
          </div>
        ))}
        <div className="flex flex-wrap gap-3">
          {rows < MOST_VOLUME_PRICES ? (
            <Button look="outline" onClick={() => setRows(rows + 1)}>
              Add a step
            </Button>
          ) : null}
          {rows > 1 ? (
            <Button look="quiet" onClick={clearLast}>
              Remove step {rows}
            </Button>
          ) : null}
        </div>
        <p className="text-body-sm text-text-muted">
          From more than {count(Math.max(1, offer.moq))} to {count(offer.max_oq)} packs, below{' '}
          {rupees(offer.list_price)}. More packs must cost less each.
        </p>
      </div>
    </Panel>
  )
}

function TimePanel({ model: { form } }: { model: Form }) {
  const { values, change } = form
  const day = (name: 'first_day' | 'last_day') => ({
    ...form.field(name),
    value: values[name],
    onChange: (value: string) => change({ [name]: value }),
  })
  return (
    <Panel title="When, and why">
      <div className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <DayInput {...day('first_day')} label="First day" min={today()} />
          <DayInput
            {...day('last_day')}
            label="Last day"
            optional
            min={values.first_day || today()}
          />
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
