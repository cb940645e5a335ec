import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from './icons.tsx'
import { cx } from './cx.ts'

export type ToastTone = 'success' | 'danger' | 'info' | 'warning'
export type Toast = {
  id: number
  tone: ToastTone
  message: string
  action?: { label: string; href: string } | { label: string; onPress: () => void } | undefined
}

const tones: Record<ToastTone, { className: string; Icon: typeof CheckIcon; word: string }> = {
  success: { className: 'border-success text-success', Icon: CheckIcon, word: 'Done' },
  danger: { className: 'border-danger text-danger', Icon: AlertIcon, word: 'Error' },
  info: { className: 'border-info text-info', Icon: InfoIcon, word: 'Note' },
  warning: { className: 'border-warning text-warning', Icon: AlertIcon, word: 'Warning' },
}

/** The toasts inside a `ToastRegion`. */
export function ToastList({
  toasts,
  onDismiss,
}: {
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}) {
  return (
    <>
      {toasts.map(({ id, tone, message, action }) => {
        const { className, Icon, word } = tones[tone]
        return (
          <div
            key={id}
            className={cx(
              'pointer-events-auto flex w-full max-w-form items-center gap-3 rounded-md border-l-4 bg-surface py-1 pl-4 shadow-2',
              className,
            )}
          >
            <Icon size={20} className="shrink-0" aria-hidden="true" />
            <p className="grow py-2 text-body-sm text-text">
              <span className="sr-only">{word}: </span>
              {message}
            </p>
            {action && 'href' in action ? (
              <a href={action.href} className="py-2 text-body-sm font-semibold">
                {action.label}
              </a>
            ) : null}
            {action && 'onPress' in action ? (
              <button
                type="button"
                className="min-h-11 px-2 text-body-sm font-semibold text-link underline"
                onClick={() => {
                  onDismiss(id)
                  action.onPress()
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button
              type="button"
              onClick={() => onDismiss(id)}
              aria-label="Dismiss"
              className="grid size-11 shrink-0 place-items-center text-text-muted"
            >
              <CloseIcon size={18} aria-hidden="true" />
            </button>
          </div>
        )
      })}
    </>
  )
}
