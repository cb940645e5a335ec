import { useId } from 'react'
import { COURIER_NAMES, isAwb, normaliseAwb } from '@upchar/kernel/awb'
import { TextInput } from '@upchar/ui/field'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useCall } from '../../shell/api/ask.ts'
import { sendBy } from '../../shell/api/send-by.ts'
import { ParcelForm } from './parcel-form.tsx'
import { useParcelChange } from './use-parcel-change.ts'
import type { Parcel } from './use-parcel-change.ts'

const FIELDS = ['courier', 'awb', 'tracking_url', 'reason'] as const
type Field = (typeof FIELDS)[number]
type Typed = Record<Field, string>
const SHORTEST = 3

const isReplaced = (parcel: Parcel, { awb }: Typed): boolean =>
  parcel.awb !== '' && normaliseAwb(awb) !== parcel.awb

function problemsOf(parcel: Parcel, typed: Typed): FieldProblem<Field>[] {
  return [
    ...(typed.courier.trim().length < 2
      ? [{ field: 'courier' as const, message: 'Enter the courier’s name' }]
      : []),
    ...(isAwb(normaliseAwb(typed.awb))
      ? []
      : [
          {
            field: 'awb' as const,
            message: 'Enter the number on the label: 5 to 30 letters and digits',
          },
        ]),
    ...(isReplaced(parcel, typed) && typed.reason.trim().length < SHORTEST
      ? [{ field: 'reason' as const, message: 'Say why the AWB is replaced' }]
      : []),
  ]
}

/** Types who carries a parcel and its number, or corrects them. */
export function BookingForm({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const names = useId()
  const form = useForm({
    id: `booking-${parcel.id}`,
    fields: FIELDS,
    initial: {
      courier: parcel.courier,
      awb: parcel.awb,
      tracking_url: parcel.tracking_url,
      reason: '',
    },
  })
  const set = useCall('staffSetParcelCourier', useParcelChange('Courier and AWB saved', onClose))
  const { busy, onSubmit } = useSend(form, {
    read: () => form.values,
    check: (typed) => problemsOf(parcel, typed),
    send: (typed) =>
      sendBy(set, { params: { id: parcel.id }, body: { version: parcel.version, ...typed } }),
  })
  return (
    <ParcelForm
      title="Courier and AWB"
      action="Save courier and AWB"
      busy={busy}
      message={form.message}
      problem={set.error}
      unsaved={
        form.values.courier !== parcel.courier ||
        form.values.awb !== parcel.awb ||
        form.values.tracking_url !== parcel.tracking_url
      }
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          {...form.text('courier')}
          label="Courier"
          list={names}
          maxLength={60}
          autoComplete="off"
        />
        <datalist id={names}>
          {COURIER_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <TextInput
          {...form.text('awb')}
          label="AWB"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </div>
      <TextInput
        {...form.text('tracking_url')}
        label="Tracking link"
        optional
        hint="The courier’s page about this parcel; the buyer gets it too"
        inputMode="url"
        maxLength={500}
        autoComplete="off"
      />
      {isReplaced(parcel, form.values) ? (
        <TextInput
          {...form.text('reason')}
          label="Why is the AWB replaced?"
          hint="For the history; a buyer whose parcel has left gets the new number by mail"
          maxLength={300}
          autoComplete="off"
        />
      ) : null}
    </ParcelForm>
  )
}
