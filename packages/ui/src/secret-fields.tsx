import { useState } from 'react'
import type { ChangeEvent, InputHTMLAttributes } from 'react'
import { cx } from './cx.ts'
import { compact, controlClass, Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { EyeIcon, EyeOffIcon } from './icons.tsx'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'>

/** A password field with a show button. Give `autoComplete`: current-password or new-password. */
export function PasswordInput({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldProps & Input) {
  const [shown, setShown] = useState(false)
  return (
    <Field {...compact({ label, hint, error, optional, className })} id={input.id}>
      {(wiring) => (
        <span className="relative block">
          <input
            {...input}
            {...wiring}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cx(controlClass, 'pr-12')}
          />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            aria-controls={wiring.id}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-md text-text-muted hover:text-text noscript:hidden"
            onClick={() => setShown(!shown)}
          >
            {shown ? (
              <EyeOffIcon size={20} aria-hidden="true" />
            ) : (
              <EyeIcon size={20} aria-hidden="true" />
            )}
          </button>
        </span>
      )}
    </Field>
  )
}

/**
 * The digits of typed or pasted text: codes arrive as `123 456`, `123-456` and inside sentences.
 */
export const codeDigits = (text: string, length: number): string =>
  text.replace(/\D/g, '').slice(0, length)

/**
 * A one-time code in a single input: supports pasting, autofill from messages, and the numeric
 * keyboard (WCAG 3.3.8).
 */
export function CodeInput({
  label,
  hint,
  error,
  className,
  length = 6,
  onDigits,
  ...input
}: FieldProps & Input & { length?: number; onDigits?: (digits: string) => void }) {
  return (
    <Field {...compact({ label, hint, error, className })} id={input.id}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={cx(controlClass, 'tabular max-w-48 text-title font-semibold tracking-[0.3em]')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            event.target.value = codeDigits(event.target.value, length)
            onDigits?.(event.target.value)
          }}
        />
      )}
    </Field>
  )
}
