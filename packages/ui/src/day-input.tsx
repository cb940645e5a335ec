import { useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { readTypedDay, spelledDay, typedDay } from '@upchar/kernel/typed-day'
import { controlClass, Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { CalendarIcon } from './icons.tsx'

type DayInputProps = FieldProps & {
  id?: string
  name?: string
  disabled?: boolean
  /** `2027-03-05`, or what was typed if it isn't a day. */
  value: string
  min?: string
  /** With a calendar day as `2027-03-05`, or with what was typed if it isn't one. */
  onChange: (value: string) => void
}

/**
 * A day, typed day first whatever the browser's language: the native control orders day and month
 * by the browser's locale, and 05/03 is read wrongly. The day is spelled out below.
 */
export function DayInput({ value, min, onChange, disabled, name, ...field }: DayInputProps) {
  const { spelled, ...control } = useTypedDay(value, onChange)
  return (
    <Field {...field}>
      {(wiring) => (
        <>
          <span className="relative block">
            <input
              {...wiring}
              name={name}
              disabled={disabled}
              {...control}
              className={`${controlClass} pr-12`}
            />
            <CalendarButton value={value} min={min} disabled={disabled} onChange={onChange} />
          </span>
          <span className="min-h-5 text-caption text-text-muted" aria-live="polite">
            {spelled}
          </span>
        </>
      )}
    </Field>
  )
}

/** Connects a text control to a day: what is typed stays until the control is left. */
export function useTypedDay(value: string, onChange: (value: string) => void) {
  const [typing, setTyping] = useState<string>()
  const text = typing ?? typedDay(value)
  return {
    value: text,
    spelled: spelledDay(text),
    placeholder: 'DD-MM-YYYY',
    autoComplete: 'off',
    maxLength: 20,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyping(target.value)
      onChange(readTypedDay(target.value) ?? target.value.trim())
    },
    onBlur: () => setTyping(undefined),
  }
}

/** Opens the browser's own calendar, whose field stays out of sight. */
export function CalendarButton({
  className = 'absolute inset-y-1 right-1',
  value,
  min,
  max,
  disabled,
  onChange,
}: {
  className?: string
  value: string
  min?: string | undefined
  max?: string | undefined
  disabled?: boolean | undefined
  onChange: (value: string) => void
}) {
  const native = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        disabled={disabled}
        min={min}
        max={max}
        value={isIstDate(value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0"
      />
      <button
        type="button"
        aria-label="Open the calendar"
        disabled={disabled}
        onClick={() => native.current?.showPicker()}
        className={`${className} grid w-9 place-items-center rounded-sm text-text-muted hover:bg-panel disabled:text-text-hint`}
      >
        <CalendarIcon size={18} aria-hidden="true" />
      </button>
    </>
  )
}
