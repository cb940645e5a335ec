import { cleanVoucherCode } from '@upchar/kernel/voucher-code'
import { Button } from '@upchar/ui/button'
import { controlClass } from '@upchar/ui/field'
import type { RefObject } from 'react'

/** Longer than any code, with room for pasted spaces. */
const TYPED_MAX = 40

/** The voucher code field. Not a form: in the checkout it is inside one. */
export function CodeField({
  id,
  input,
  value,
  busy,
  invalid,
  onChange,
  onUse,
}: {
  id: string
  input: RefObject<HTMLInputElement | null>
  value: string
  busy: boolean
  invalid: boolean
  onChange: (code: string) => void
  onUse: () => void
}) {
  return (
    <div className="flex gap-2">
      <input
        ref={input}
        id={id}
        value={value}
        className={`${controlClass} min-w-0 grow`}
        maxLength={TYPED_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- replaces the clicked button
        autoFocus
        onChange={(event) => onChange(cleanVoucherCode(event.target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onUse()
        }}
      />
      <Button look="outline" busy={busy} className="shrink-0" onClick={onUse}>
        Apply
      </Button>
    </div>
  )
}
