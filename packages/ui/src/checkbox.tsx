import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from './cx.ts'
import { CheckIcon } from './icons.tsx'

/** A checkbox with its label; the whole row is the target. */
export function Checkbox({
  label,
  note,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  label: ReactNode
  note?: ReactNode
}) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 text-body-sm lg:min-h-8',
        input.disabled && 'text-text-hint',
      )}
    >
      <span className="relative grid shrink-0 place-items-center">
        <input
          {...input}
          type="checkbox"
          className="peer size-5 appearance-none rounded-sm border border-control-border bg-surface checked:border-action checked:bg-action disabled:bg-page disabled:checked:border-control-border disabled:checked:bg-control-border"
        />
        <CheckIcon
          size={14}
          strokeWidth={3}
          className="pointer-events-none absolute hidden text-on-action peer-checked:block"
          aria-hidden="true"
        />
      </span>
      <span className="min-w-0 grow">{label}</span>
      {note ? <span className="tabular text-text-hint">{note}</span> : null}
    </label>
  )
}
