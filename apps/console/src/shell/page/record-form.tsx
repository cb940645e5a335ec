import type { ReactNode } from 'react'
import { Button } from '@upchar/ui/button'
import { DayInput } from '@upchar/ui/day-input'
import { FormProblems } from '@upchar/ui/error-summary'
import { Select, TextArea, TextInput } from '@upchar/ui/field'
import type { FieldProblem, SendResult } from '@upchar/ui/form/problems'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { useFormFocus } from '../../kit/use-form-focus.ts'
import { LeaveGuard } from './leave-guard.tsx'

export type RecordField<F extends string> = {
  name: F
  label: string
  hint?: ReactNode
  /** Whether it may be empty, or when. */
  optional?: boolean | ((values: Record<F, string>) => boolean)
  /** Whether the field applies, by what stands in the others; one that doesn't isn't shown and may be empty. */
  applies?: (values: Record<F, string>) => boolean
  /** Over the whole width. */
  wide?: boolean
  /** A day of the calendar. */
  day?: boolean
  /** Lines of a text. */
  rows?: number
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  choices?: readonly { value: string; name: string }[]
}

type Props<F extends string, T> = {
  id: string
  title: string
  action: string
  fields: readonly RecordField<F>[]
  initial: Record<F, string>
  check?: (values: Record<F, string>) => readonly FieldProblem<F>[]
  send: (values: Record<F, string>) => Promise<SendResult<T>>
  /** What the typed values mean, below the fields. */
  note?: (values: Record<F, string>) => ReactNode
  onClose: () => void
}

const applies = <F extends string>(field: RecordField<F>, values: Record<F, string>): boolean =>
  field.applies?.(values) !== false

const isOptional = <F extends string>(
  { optional = false }: RecordField<F>,
  values: Record<F, string>,
): boolean => (typeof optional === 'function' ? optional(values) : optional)

/** Text fields as they must not be empty. */
function missing<F extends string>(
  fields: readonly RecordField<F>[],
  values: Record<F, string>,
): FieldProblem<F>[] {
  return fields
    .filter(
      (field) =>
        applies(field, values) &&
        !isOptional(field, values) &&
        !field.choices &&
        values[field.name].trim() === '',
    )
    .map(({ name, label }) => ({
      field: name,
      message: label === 'Why' ? 'Enter a reason, for the record' : `${label} is missing`,
    }))
}

/** A form of one record: labelled fields in two columns, its problems above them. */
export function RecordForm<F extends string, T>({
  id,
  title,
  action,
  fields,
  initial,
  check,
  send,
  note,
  onClose,
}: Props<F, T>) {
  const form = useForm<Record<F, string>, F>({
    id,
    fields: fields.map(({ name }) => name),
    initial,
  })
  const { values } = form
  const { busy, onSubmit } = useSend(form, {
    read: () => values,
    check: (typed) => [...missing(fields, typed), ...(check?.(typed) ?? [])],
    send,
  })
  const element = useFormFocus()
  const control = (name: F) => ({
    ...form.field(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      // A computed key widens to an index signature; the field's name is of the record.
      form.change({ [name]: target.value } as Partial<Record<F, string>>),
  })
  return (
    <form
      ref={element}
      noValidate
      aria-label={title}
      // Takes the focus itself where it only asks for a press.
      tabIndex={fields.length === 0 ? -1 : undefined}
      onSubmit={onSubmit}
      className="flex flex-col gap-3 rounded-md bg-panel p-4"
    >
      <FormProblems form={form} />
      <LeaveGuard unsaved={fields.some(({ name }) => values[name] !== initial[name])} />
      <div className="grid gap-3 sm:grid-cols-2">
        {fields
          .filter((field) => applies(field, values))
          .map((field) => (
            <RecordControl
              key={field.name}
              field={field}
              optional={isOptional(field, values)}
              control={control(field.name)}
            />
          ))}
      </div>
      {note?.(values)}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  )
}

type Control = {
  id: string
  name: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function RecordControl<F extends string>({
  field: { label, hint, wide, day, rows, choices, inputMode, maxLength = 120 },
  optional,
  control,
}: {
  field: RecordField<F>
  optional: boolean
  control: Control
}) {
  const shared = {
    ...control,
    label,
    hint,
    optional,
    ...(wide ? { className: 'sm:col-span-2' } : {}),
  }
  if (day)
    return <DayInput {...shared} onChange={(value) => control.onChange({ target: { value } })} />
  if (rows !== undefined) return <TextArea {...shared} rows={rows} maxLength={maxLength} />
  return choices ? (
    <Select {...shared}>
      {choices.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  ) : (
    <TextInput {...shared} inputMode={inputMode} maxLength={maxLength} autoComplete="off" />
  )
}
