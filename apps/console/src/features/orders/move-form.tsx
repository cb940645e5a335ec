import { Select, TextArea, TextInput } from '@upchar/ui/field'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { daysSince, instantOf, nowInIndia } from './days.ts'
import { ParcelForm } from './parcel-form.tsx'
import { useParcelChange } from './use-parcel-change.ts'
import type { Parcel } from './use-parcel-change.ts'

const FIELDS = ['state', 'day', 'at', 'reason'] as const
type Field = (typeof FIELDS)[number]
type Typed = Record<Field, string>
const SHORTEST = 3

const stepOf = (parcel: Parcel, state: string) => parcel.next.find((one) => one.state === state)

function problemsOf(parcel: Parcel, { state, day, at, reason }: Typed): FieldProblem<Field>[] {
  const step = stepOf(parcel, state)
  return [
    ...(step ? [] : [{ field: 'state' as const, message: 'Choose what happened to the parcel' }]),
    ...(instantOf(day, at) ? [] : [{ field: 'at' as const, message: 'Enter the time' }]),
    ...(step?.needs_reason && reason.trim().length < SHORTEST
      ? [{ field: 'reason' as const, message: 'Say why: the buyer reads it' }]
      : []),
  ]
}

/** Sets what happened to a parcel and when, along the allowed ways. */
export function MoveForm({
  parcel,
  placedAt,
  onClose,
}: {
  parcel: Parcel
  placedAt: string
  onClose: () => void
}) {
  const form = useForm<Typed, Field>({
    id: `move-${parcel.id}`,
    fields: FIELDS,
    initial: () => {
      const { day, time } = nowInIndia()
      return { state: parcel.next[0]?.state ?? '', day, at: time, reason: '' }
    },
  })
  const { values } = form
  const step = stepOf(parcel, values.state)
  const move = useCall('staffMoveParcel', useParcelChange('The parcel’s state is saved', onClose))
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (typed) => problemsOf(parcel, typed),
    send: async ({ day, at, reason }) => {
      const instant = instantOf(day, at)
      if (step === undefined || instant === undefined)
        return { ok: false, problems: problemsOf(parcel, values), message: '' }
      const body = { version: parcel.version, state: step.state, at: instant }
      return sendBy(move, {
        params: { id: parcel.id },
        body: { ...body, reason: step.needs_reason ? reason : '' },
      })
    },
  })
  return (
    <ParcelForm
      title="What happened to the parcel"
      action="Save the state"
      busy={busy}
      message={form.message}
      problem={move.error}
      unsaved={values.reason !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-3">
        <Select {...form.text('state')} label="State">
          {step ? null : <option value={values.state}>Choose</option>}
          {parcel.next.map(({ state, label }) => (
            <option key={state} value={state}>
              {label}
            </option>
          ))}
        </Select>
        <Select {...form.text('day')} label="Day">
          {daysSince(placedAt).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput {...form.text('at')} label="Time" type="time" />
      </div>
      {parcel.issues_invoice ? (
        <p className="text-body-sm text-text-muted">
          This issues the tax invoice with the batches of this parcel and mails it to the buyer. It
          can’t be undone.
        </p>
      ) : null}
      {step?.needs_reason ? (
        <TextArea
          {...form.text('reason')}
          label="Why?"
          hint="The buyer reads it on the order’s page"
          rows={2}
          maxLength={300}
        />
      ) : null}
    </ParcelForm>
  )
}
