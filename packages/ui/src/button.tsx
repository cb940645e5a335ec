import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type ButtonLook = 'primary' | 'outline' | 'quiet' | 'danger'

const base =
  'button inline-flex items-center justify-center gap-2 rounded-md font-semibold no-underline transition-colors disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<ButtonLook, string> = {
  primary:
    'bg-action text-on-action hover:bg-action-hover disabled:bg-page disabled:text-text-muted disabled:border disabled:border-border',
  outline:
    'border border-action text-action bg-surface hover:bg-panel disabled:border-border disabled:text-text-muted disabled:bg-page',
  quiet: 'button-quiet hover:bg-panel disabled:text-text-muted',
  danger:
    'bg-danger text-on-action hover:opacity-90 disabled:border disabled:border-border disabled:bg-page disabled:text-text-muted',
}

/** A button's classes, for other elements such as `summary`. */
export const buttonClass = (look: ButtonLook = 'primary', extra?: string): string =>
  cx(base, looks[look], extra)

/** A button. `busy` keeps it in place and focusable while its work runs; a second press does nothing. */
export function Button({
  look = 'primary',
  busy = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook; busy?: boolean }) {
  return (
    <button
      {...rest}
      // eslint-disable-next-line react/button-has-type
      type={type}
      className={buttonClass(look, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'primary',
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: ButtonLook; href: string }) {
  return (
    <a {...rest} className={buttonClass(look, className)}>
      {children}
    </a>
  )
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-full border-2 border-current border-r-transparent animate-spin"
    />
  )
}
