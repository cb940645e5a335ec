import type { ReactNode } from 'react'

/**
 * A switch with its state in words, as colour alone isn't accessible. Controlled: `onChange`
 * receives the requested state.
 */
export function Switch({
  label,
  checked,
  disabled = false,
  describedBy,
  onChange,
}: {
  label: ReactNode
  checked: boolean
  disabled?: boolean
  describedBy?: string | undefined
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-2 text-body-sm has-disabled:cursor-not-allowed">
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.checked)}
          className="peer h-6 w-10 appearance-none rounded-full border border-control-border bg-page checked:border-action checked:bg-action disabled:opacity-60"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control-border transition-transform peer-checked:translate-x-4 peer-checked:bg-on-action"
        />
      </span>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="w-6 font-medium">
        {checked ? 'On' : 'Off'}
      </span>
    </label>
  )
}
