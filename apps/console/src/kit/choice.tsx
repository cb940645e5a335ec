import { cx } from '@upchar/ui/cx'

type Option<V extends string> = { value: V; name: string; note: string }

/** Radio buttons, each with an explanation. */
export function Choice<V extends string>({
  legend,
  name,
  options,
  value,
  onChange,
}: {
  legend: string
  name: string
  options: readonly Option<V>[]
  value: V
  onChange: (value: V) => void
}) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-body-sm font-medium">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border px-3 py-2 text-body-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            option.value === value
              ? 'border-action bg-selected'
              : 'border-control-border hover:bg-panel',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="mt-1 accent-action"
          />
          <b className="font-semibold">{option.name}</b>
          <span className="col-start-2 text-text-muted">{option.note}</span>
        </label>
      ))}
    </fieldset>
  )
}
