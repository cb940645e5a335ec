import { useId } from 'react'
import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react'
import { cx } from './cx.ts'
import { AlertIcon, ChevronDownIcon } from './icons.tsx'

export type FieldProps = {
  label: string
  /** Shown above the control: what is expected. */
  hint?: ReactNode
  /** Shown beside the field and in the error summary. */
  error?: string | undefined
  optional?: boolean
  className?: string
}

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Label, hint, error and control, with their ids connected (WCAG 1.3.1, 3.3.1). */
export function Field({
  label,
  hint,
  error,
  optional = false,
  className,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (wiring: Wiring) => ReactNode }) {
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={cx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className="text-body-sm font-medium">
        {label}
        {optional ? <span className="font-normal text-text-hint"> (optional)</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-body-sm text-text-muted">
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
    </div>
  )
}

/** A control's error, with the id that its `aria-describedby` names: `${id}-error`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1 text-body-sm text-danger">
      <AlertIcon size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span>
        <span className="sr-only">Error: </span>
        {error}
      </span>
    </p>
  )
}

/** The common style of all controls. */
export const controlClass =
  'w-full rounded-md border border-control-border bg-surface px-3 min-h-control text-body text-text aria-invalid:border-danger aria-invalid:border-2 disabled:bg-page disabled:text-text-muted'

/**
 * A single-line text field. Give `autoComplete`, `inputMode` and `enterKeyHint` where they apply.
 */
export function TextInput({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'className'>) {
  return (
    <Field {...compact({ label, hint, error, optional, className })} id={input.id}>
      {(wiring) => <input {...input} {...wiring} className={controlClass} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'>) {
  return (
    <Field {...compact({ label, hint, error, optional, className })} id={input.id}>
      {(wiring) => (
        <textarea rows={3} {...input} {...wiring} className={cx(controlClass, 'py-2')} />
      )}
    </Field>
  )
}

/** The native select: the best one on every phone. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: FieldProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  return (
    <Field {...compact({ label, hint, error, optional, className })} id={select.id}>
      {(wiring) => (
        <span className="relative block">
          <select {...select} {...wiring} className={cx(controlClass, 'appearance-none pr-10')}>
            {children}
          </select>
          <ChevronDownIcon
            size={18}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
            aria-hidden="true"
          />
        </span>
      )}
    </Field>
  )
}

/** Drops undefined members, so that optional props stay absent. */
export function compact(props: { [K in keyof FieldProps]: FieldProps[K] | undefined }): FieldProps {
  const { label = '', ...others } = props
  return {
    label,
    ...(Object.fromEntries(
      Object.entries(others).filter(([, value]) => value !== undefined),
    ) as Partial<FieldProps>),
  }
}
