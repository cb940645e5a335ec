import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { isIstDate } from '@upchar/kernel/dates'
import { cx } from '@upchar/ui/cx'
import { CalendarButton, useTypedDay } from '@upchar/ui/day-input'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '@upchar/ui/icons'

const PAUSE_MS = 300
const box =
  'flex min-h-control items-center rounded-md border border-control-border bg-surface text-body-sm focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus'

/** A list's filters. Each change is a navigation. */
export function FilterBar({
  label,
  children,
  clearHref,
}: {
  label: string
  children: ReactNode
  clearHref?: string | undefined
}) {
  return (
    <search aria-label={label} className="flex flex-wrap items-center gap-2">
      {children}
      {clearHref ? (
        <a
          href={clearHref}
          className="inline-flex min-h-control items-center gap-1 px-2 text-body-sm no-underline hover:underline"
        >
          <CloseIcon size={14} aria-hidden="true" /> Clear
        </a>
      ) : null}
    </search>
  )
}

/** A debounced search field. `/` focuses it. */
export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
}) {
  const [text, setText] = useState(value)
  const sent = useRef(value)
  // Something else changed the address: Back, a link, Clear.
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])
  useEffect(() => {
    if (text.trim() === sent.current) return undefined
    const { pathname } = location
    const timer = setTimeout(() => {
      // A link was followed before the delay ended: don't undo that navigation.
      if (location.pathname !== pathname) return
      sent.current = text.trim()
      onChange(text.trim())
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onChange])
  return (
    <label className={cx(box, 'min-w-0 grow basis-64 gap-2 px-3 lg:max-w-96')}>
      <SearchIcon size={16} className="shrink-0 text-text-hint" aria-hidden="true" />
      <span className="sr-only">{label}</span>
      <input
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow bg-transparent py-1 outline-none"
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  )
}

/** A select with its label before the chosen value. */
export function FilterSelect({
  label,
  value,
  options,
  required = false,
  onChange,
}: {
  label: string
  value: string | undefined
  options: readonly { value: string; name: string }[]
  /** One of the options always holds. */
  required?: boolean
  onChange: (value: string | undefined) => void
}) {
  return (
    <label className={cx(box, 'relative gap-1 pl-3', value && 'border-action bg-selected')}>
      <span className="text-text-muted">{label}</span>
      <select
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        className="min-h-8 max-w-48 field-sizing-content appearance-none bg-transparent py-1 pr-8 pl-1 font-medium text-text outline-none"
      >
        {required ? null : <option value="">Any</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={16}
        className="pointer-events-none absolute right-2.5"
        aria-hidden="true"
      />
    </label>
  )
}

/** A whole number. The filter waits until Enter or until the field is left. */
export function FilterNumber({
  label,
  value = '',
  onChange,
}: {
  label: string
  value: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const [typed, setTyped] = useState(value)
  const [sent, setSent] = useState(value)
  // Something else changed the address: Back, a link, Clear.
  if (value !== sent) {
    setSent(value)
    setTyped(value)
  }
  const send = () => {
    if (typed !== value) onChange(typed || undefined)
  }
  return (
    <label className={cx(box, 'gap-2 px-3', value && 'border-action bg-selected')}>
      <span className="text-text-muted">{label}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        maxLength={9}
        className="min-h-8 w-20 bg-transparent outline-none"
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send()
        }}
      />
    </label>
  )
}

/** A day, typed day first or chosen from the calendar. The filter waits until it is a whole day. */
export function FilterDay({
  label,
  value = '',
  max,
  min,
  onChange,
}: {
  label: string
  value: string | undefined
  max?: string | undefined
  min?: string | undefined
  onChange: (value: string | undefined) => void
}) {
  const choose = (day: string) => {
    if (day === '') onChange(undefined)
    else if (isIstDate(day) && day >= (min ?? day) && day <= (max ?? day)) onChange(day)
  }
  const { spelled: _spelled, ...control } = useTypedDay(value, choose)
  return (
    <span className={cx(box, 'pl-3', value && 'border-action bg-selected')}>
      <label className="flex items-center gap-2">
        <span className="text-text-muted">{label}</span>
        <input {...control} className="min-h-8 w-24 bg-transparent outline-none" />
      </label>
      <CalendarButton
        className="relative min-h-8"
        value={value}
        min={min}
        max={max}
        onChange={choose}
      />
    </span>
  )
}
