import { cx } from '@upchar/ui/cx'
import type { ReactNode } from 'react'
import { PAYMENT_NAME } from './fields.ts'
import type { PaymentOption } from './guest-form.ts'

/** A way to pay; an unavailable one stays visible with its reason. */
export function Option({
  value,
  chosen,
  disabled = false,
  title,
  children,
  onChoose,
}: {
  value: PaymentOption
  chosen: boolean
  disabled?: boolean
  title: string
  children: ReactNode
  onChoose: (value: PaymentOption) => void
}) {
  return (
    <label
      className={cx(
        'grid min-h-14 cursor-pointer grid-cols-[1rem_1fr] items-start gap-x-3 gap-y-0.5 rounded-md border p-3',
        chosen ? 'border-action bg-selected' : 'border-control-border',
        disabled && 'cursor-not-allowed bg-page',
      )}
    >
      <input
        type="radio"
        name={PAYMENT_NAME}
        value={value}
        checked={chosen}
        disabled={disabled}
        onChange={() => onChoose(value)}
        className="mt-1 size-4 accent-action"
        aria-describedby={`pay-${value}`}
      />
      <span className={cx('font-semibold', disabled && 'text-text-muted')}>{title}</span>
      <span id={`pay-${value}`} className="col-start-2 text-body-sm text-text-muted">
        {children}
      </span>
    </label>
  )
}
