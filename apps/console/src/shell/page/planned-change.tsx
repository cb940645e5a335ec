import { useState } from 'react'
import type { ReactNode } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { Notice } from '@upchar/ui/dense/notice'
import { TextInput } from '@upchar/ui/field'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import type { Problem } from '../api/ask.ts'
import { isRefusal } from '../api/ask.ts'
import { BeforeAfter } from '../../kit/before-after.tsx'

const SHORTEST = 3
const FIELDS = ['from', 'source'] as const

export type Planned = { validFrom: string; source: string }

/** The newest row that the change was based on: the server refuses if there is a newer one. */
export const newestOf = (rows: readonly { id: number }[]): number | null =>
  rows.reduce<number | null>((highest, { id }) => Math.max(highest ?? id, id), null)

type Props = {
  /** Today in India. */
  today: string
  call: { error: Problem | null; isPending: boolean; reset: () => void }
  /** Shown if somebody else has changed the list in the meantime. */
  conflict: string
  before: string
  after: string
  /** The effect of the change, by its start date. */
  effect: (from: string) => ReactNode
  unchanged: boolean
  name: string
  onSend: (planned: Planned) => void
  children: ReactNode
}

const problemsOf = ({ from, source }: { from: string; source: string }, today: string) => [
  ...(isIstDate(from) && from >= today
    ? []
    : [{ field: 'from' as const, message: 'Choose today or a later day' }]),
  ...(source.trim().length < SHORTEST
    ? [{ field: 'source' as const, message: 'Enter the law or decision behind it' }]
    : []),
]

/**
 * A form for a rule that applies from a chosen day and stays on record with its reason. It asks for confirmation before it
 * sends. `children` are the fields of the rule.
 */
export function PlannedChangeForm({
  today,
  call,
  conflict,
  before,
  after,
  effect,
  unchanged,
  name,
  onSend,
  children,
}: Props) {
  const form = useForm({ id: 'planned', fields: FIELDS, initial: { from: today, source: '' } })
  const { from, source } = form.values
  const [asked, setAsked] = useState(false)
  const { onSubmit } = useSend(form, {
    read: () => form.values,
    check: (values) => problemsOf(values, today),
    send: async () => {
      call.reset()
      setAsked(true)
      return { ok: true, data: null }
    },
  })
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      className="flex flex-col gap-4 rounded-md border border-border p-4"
    >
      {call.error ? (
        <Notice tone="danger" live>
          {isRefusal(call.error, 'changed_meanwhile') ? conflict : call.error.message}
        </Notice>
      ) : null}
      {asked && !call.error ? (
        <Confirmation
          isNow={from === today}
          busy={call.isPending}
          onBack={() => setAsked(false)}
          onConfirm={() => onSend({ validFrom: from, source: source.trim() })}
        >
          <BeforeAfter before={before} after={after} />
          <p>{effect(from)}</p>
        </Confirmation>
      ) : (
        <>
          {children}
          <DayInput
            {...form.field('from')}
            value={from}
            label="From"
            min={today}
            onChange={(day) => form.change({ from: day })}
          />
          <TextInput
            {...form.text('source')}
            label="Why"
            hint="The law or decision behind it. It stays on record"
            maxLength={200}
            autoComplete="off"
          />
          <Button type="submit" className="self-end" disabled={unchanged}>
            {name}
          </Button>
        </>
      )}
    </form>
  )
}

function Confirmation({
  isNow,
  busy,
  onBack,
  onConfirm,
  children,
}: {
  isNow: boolean
  busy: boolean
  onBack: () => void
  onConfirm: () => void
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3 text-body-sm">
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onBack}>
          Go back
        </Button>
        <Button
          // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
          autoFocus
          busy={busy}
          onClick={onConfirm}
        >
          {isNow ? 'Change it now' : 'Plan the change'}
        </Button>
      </div>
    </div>
  )
}
