import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { formatIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { FormProblems } from '@upchar/ui/error-summary'
import { Notice } from '@upchar/ui/dense/notice'
import { TextArea, TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { showAlert } from '@upchar/web/alerts'
import { BeforeAfter } from '../../kit/before-after.tsx'
import { isRefusal, useCall } from '../../shell/api/ask.ts'
import { LeaveGuard } from '../../shell/page/leave-guard.tsx'
import { DRAFT_FIELDS, draftProblems, freshDraft, SOURCE_LONGEST, termsOf } from './draft.ts'
import type { Draft } from './draft.ts'
import { PreviewWords, usePreview } from './preview.tsx'
import { termsWords } from './words.ts'
import type { Heading } from './words.ts'

type Props = { heading: Heading; today: string }

function useSetRate(today: string, onDone: () => void) {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      ['staffGetGstHeading', 'staffListGstRates'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
  return useCall('staffSetGstRate', {
    onSuccess: (_, { body: { valid_from: from } }) => {
      showAlert(
        1,
        from > today
          ? `Planned: the new rate applies from ${formatIstDate(from)}.`
          : 'Changed. Carts and checkouts use it at once.',
      )
      onDone()
      return refresh()
    },
    onError: (problem) => {
      if (isRefusal(problem, 'changed_meanwhile')) void refresh()
    },
  })
}

/** The form for the next rate of an HSN: typed, counted, then set. */
export function RateForm({ heading, today }: Props) {
  const form = useForm({
    id: 'rate',
    fields: DRAFT_FIELDS,
    initial: () => freshDraft(today),
  })
  const draft = form.values
  const [asked, setAsked] = useState(false)
  const set = useSetRate(today, () => {
    form.change(freshDraft(today))
    setAsked(false)
  })
  const { onSubmit } = useSend(form, {
    read: () => draft,
    check: (values) => draftProblems(values, today),
    send: async () => {
      set.reset()
      setAsked(true)
      return { ok: true, data: null }
    },
  })
  const send = () =>
    set.mutate({
      params: { hsn: heading.hsn },
      body: {
        tag: heading.tag,
        ...termsOf(draft),
        valid_from: draft.valid_from,
        source: draft.source.trim(),
        seen: heading.seen,
      },
    })
  const unsaved = Object.entries(freshDraft(today)).some(([name, value]) =>
    DRAFT_FIELDS.some((field) => field === name && draft[field] !== value),
  )
  return (
    <form noValidate aria-label="New rate" onSubmit={onSubmit} className="flex flex-col gap-4">
      <LeaveGuard unsaved={unsaved} />
      {set.error ? (
        <Notice tone="danger" live>
          {isRefusal(set.error, 'changed_meanwhile')
            ? 'Someone else has changed the rates of this HSN. Check the list, then decide.'
            : set.error.message}
        </Notice>
      ) : null}
      {asked && !set.error ? (
        <Confirmation
          heading={heading}
          draft={draft}
          today={today}
          busy={set.isPending}
          onBack={() => setAsked(false)}
          onConfirm={send}
        />
      ) : (
        <>
          <FormProblems form={form} />
          <DraftFields form={form} today={today} />
          <Button type="submit" className="self-end">
            See what changes
          </Button>
        </>
      )}
    </form>
  )
}

function DraftFields({
  form,
  today,
}: {
  form: ReturnType<typeof useForm<Draft, keyof Draft>>
  today: string
}) {
  const plain = { autoComplete: 'off', inputMode: 'decimal', maxLength: 12 } as const
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextInput {...form.text('rate')} {...plain} label="Rate in percent" />
      <DayInput
        {...form.field('valid_from')}
        value={form.values.valid_from}
        label="From"
        min={today}
        onChange={(day) => form.change({ valid_from: day })}
      />
      <TextInput
        {...form.text('up_to')}
        {...plain}
        label="Lower rate up to, in rupees"
        hint="Value of one piece without GST"
        optional
      />
      <TextInput
        {...form.text('up_to_rate')}
        {...plain}
        label="Lower rate in percent"
        hint="For pieces up to that value"
        optional
      />
      <TextArea
        {...form.text('source')}
        className="sm:col-span-2"
        label="Source"
        hint="The notification with its entry, or the decision. It stays on record"
        rows={2}
        maxLength={SOURCE_LONGEST}
      />
    </div>
  )
}

/** The first day of the next planned rate, which ends a rate from `from`. */
const nextOf = ({ rates }: Heading, from: string): string | undefined =>
  rates
    .filter((row) => row.state === 'planned' && row.valid_from > from)
    .map((row) => row.valid_from)
    .toSorted()[0]

function Confirmation({
  heading,
  draft,
  today,
  busy,
  onBack,
  onConfirm,
}: Props & { draft: Draft; busy: boolean; onBack: () => void; onConfirm: () => void }) {
  const preview = usePreview(heading, draft)
  const { valid_from: from, source } = draft
  const next = nextOf(heading, from)
  return (
    <section aria-label="What changes" className="flex flex-col gap-3 text-body-sm">
      <BeforeAfter
        before={heading.applies === null ? 'No rate' : termsWords(heading.applies)}
        after={termsWords(termsOf(draft))}
      />
      <p className="[overflow-wrap:anywhere] text-text-muted">
        {from === today ? 'From now on' : `From ${formatIstDate(from)}, 00:00 IST`}
        {next === undefined ? '' : `, until the planned rate of ${formatIstDate(next)}`}. {source}
      </p>
      <PreviewWords answer={preview} from={from} today={today} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
          autoFocus
          look="outline"
          onClick={onBack}
        >
          Go back
        </Button>
        <Button busy={busy} disabled={preview.data === undefined} onClick={onConfirm}>
          {from === today ? 'Change it now' : 'Plan the change'}
        </Button>
      </div>
    </section>
  )
}
