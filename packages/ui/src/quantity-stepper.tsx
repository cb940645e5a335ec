import { MinusIcon, PlusIcon, TrashIcon } from './icons.tsx'

export type QuantityStepperProps = {
  /** What is counted, for screen readers. */
  label: string
  value: number
  min: number
  max: number
  busy?: boolean
  /** Called by the bin, which replaces the minus at the minimum. */
  onRemove?: () => void
  onChange: (value: number) => void
}

const press =
  'grid w-11 shrink-0 place-items-center text-action hover:bg-panel disabled:text-text-hint'

/**
 * Minus, editable number, plus. Clamps to min and max; a typed number is committed on Enter or
 * blur.
 */
export function QuantityStepper({
  label,
  value,
  min,
  max,
  busy = false,
  onRemove,
  onChange,
}: QuantityStepperProps) {
  const atMinimum = value <= min
  const commit = (input: HTMLInputElement) => {
    const typed = Number.parseInt(input.value, 10)
    const next = Number.isFinite(typed) ? Math.min(max, Math.max(min, typed)) : value
    input.value = String(next)
    if (next !== value) onChange(next)
  }
  return (
    <div
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      aria-busy={busy || undefined}
      className="flex h-full min-h-10 w-full overflow-hidden rounded-md border border-action bg-surface"
    >
      {atMinimum && onRemove ? (
        <button type="button" className={press} onClick={onRemove} aria-label={`Remove: ${label}`}>
          <TrashIcon size={18} aria-hidden="true" />
        </button>
      ) : (
        <StepButton
          label={`One less: ${label}`}
          Icon={MinusIcon}
          disabled={atMinimum}
          onClick={() => onChange(value - 1)}
        />
      )}
      <input
        key={value}
        defaultValue={value}
        aria-label={`Quantity: ${label}`}
        inputMode="numeric"
        enterKeyHint="done"
        className="tabular w-full min-w-0 grow text-center text-body font-semibold"
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget)
        }}
      />
      <StepButton
        label={`One more: ${label}`}
        Icon={PlusIcon}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </div>
  )
}

function StepButton({
  label,
  Icon,
  disabled,
  onClick,
}: {
  label: string
  Icon: typeof PlusIcon
  disabled: boolean
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className={press}
      disabled={disabled}
      onClick={onClick}
      aria-label={label}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
