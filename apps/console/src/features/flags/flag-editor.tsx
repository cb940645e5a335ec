import { Button } from '@upchar/ui/button'
import { Switch } from '@upchar/ui/dense/switch'
import { controlClass } from '@upchar/ui/field'
import { cx } from '@upchar/ui/cx'
import { useForm } from '@upchar/ui/form/use-form'
import { useSend } from '@upchar/ui/form/use-submission'
import { ChevronDownIcon } from '@upchar/ui/icons'
import { readTyped, valueWords } from './words.ts'
import type { Flag, FlagValue } from './words.ts'

const FIELDS = ['value'] as const

type EditorProps = { flag: Flag; onRequest: (value: FlagValue) => void }

/** The control for a flag's type. `onRequest` only proposes a value: a dialog confirms it. */
export function FlagEditor({ flag, onRequest }: EditorProps) {
  if (flag.type === 'switch')
    return (
      <Switch
        label={flag.name}
        checked={flag.value === true}
        describedBy={`${flag.key}-meaning`}
        onChange={onRequest}
      />
    )
  return flag.type === 'choice' ? (
    <ChoiceEditor flag={flag} onRequest={onRequest} />
  ) : (
    <TextEditor key={String(flag.value)} flag={flag} onRequest={onRequest} />
  )
}

function ChoiceEditor({ flag, onRequest }: EditorProps) {
  if (flag.choices.length < 2)
    return <span className="font-medium">{valueWords(flag, flag.value)}</span>
  return (
    <span className="relative inline-block max-w-full">
      <select
        aria-label={flag.name}
        aria-describedby={`${flag.key}-meaning`}
        value={String(flag.value)}
        onChange={(event) => onRequest(event.target.value)}
        className={cx(controlClass, 'max-w-full appearance-none pr-10')}
      >
        {flag.choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        aria-hidden="true"
      />
    </span>
  )
}

function TextEditor({ flag, onRequest }: EditorProps) {
  const form = useForm({ id: flag.key, fields: FIELDS, initial: { value: String(flag.value) } })
  const control = form.text('value')
  const { error: problem } = control
  const changed = control.value.trim() !== String(flag.value)
  const { onSubmit } = useSend(form, {
    read: () => readTyped(flag, control.value),
    check: (typed) => ('problem' in typed ? [{ field: 'value', message: typed.problem }] : []),
    send: async (typed) => {
      if ('value' in typed) onRequest(typed.value)
      return { ok: true, data: null }
    },
  })
  return (
    <form noValidate onSubmit={onSubmit} className="max-w-64">
      <div className="flex items-center gap-2">
        <span
          className={cx(
            controlClass,
            'flex items-center gap-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            problem && 'border-2 border-danger',
          )}
        >
          {flag.unit === 'rupees' ? <span className="text-text-muted">₹</span> : null}
          <input
            aria-label={flag.name}
            aria-describedby={cx(`${flag.key}-meaning`, problem && `${control.id}-error`)}
            aria-invalid={problem ? true : undefined}
            inputMode={flag.type === 'pincode' ? 'numeric' : 'decimal'}
            maxLength={12}
            autoComplete="off"
            id={control.id}
            value={control.value}
            onChange={control.onChange}
            onKeyDown={(event) => {
              if (event.key === 'Escape') form.change({ value: String(flag.value) })
            }}
            className="tabular w-full min-w-0 bg-transparent text-body-sm outline-none"
          />
          {flag.unit === 'percent' ? <span className="text-text-muted">%</span> : null}
        </span>
        {changed ? (
          <Button type="submit" look="outline">
            Save
          </Button>
        ) : null}
      </div>
      {problem ? (
        <p id={`${control.id}-error`} role="alert" className="mt-1 text-body-sm text-danger">
          {problem}
        </p>
      ) : null}
    </form>
  )
}
