import { Dialog as Base } from '@base-ui/react/dialog'
import { use } from 'react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { DialogAbove } from './dialog-above.tsx'
import { CloseIcon } from './icons.tsx'
import { Unbroken } from './unbroken.tsx'

export type DialogProps = {
  title: string
  /**
   * sheet: from the bottom on phones, a centred box from 640 px. side: full height at the right.
   */
  shape?: 'sheet' | 'side'
  hideTitle?: boolean
  onClose: () => void
  /** Stays in view at the bottom while the body scrolls. */
  footer?: ReactNode
  /** The initial focus; defaults to the first focusable element. */
  focusFirst?: (() => HTMLElement | null) | undefined
  /**
   * Where the focus returns to, or the first focusable element inside; null or omitted: the opener.
   */
  focusAfter?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

const shapes = {
  sheet:
    'inset-x-0 bottom-0 max-h-[calc(100dvh-5rem)] rounded-t-lg sm:inset-auto sm:max-h-[calc(100dvh-10rem)] sm:left-1/2 sm:top-1/2 sm:w-full sm:max-w-dialog sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg',
  side: 'inset-y-0 right-0 w-full max-w-form',
}

/**
 * A modal dialog that is open while mounted. Focus is trapped and returns to the opener, Escape
 * closes the topmost only, the page behind doesn't scroll. Load it lazily: it brings the primitives
 * with it.
 */
export function Dialog({
  title,
  shape = 'sheet',
  hideTitle = false,
  onClose,
  footer,
  focusFirst,
  focusAfter,
  children,
}: DialogProps) {
  const above = use(DialogAbove)
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-modal bg-scrim transition-opacity data-starting-style:opacity-0" />
        <Base.Popup
          data-dialog={shape}
          initialFocus={focusFirst}
          finalFocus={focusAfter}
          className={cx(
            'fixed z-modal flex flex-col bg-surface shadow-2 outline-none',
            shapes[shape],
          )}
        >
          <header
            className={cx(
              'flex items-center gap-4 px-4 py-2',
              hideTitle ? 'absolute right-0 top-0' : 'border-b border-border',
            )}
          >
            <Base.Title className={hideTitle ? 'sr-only' : 'min-w-0 grow text-h2 font-semibold'}>
              <Unbroken text={title} />
            </Base.Title>
            <Base.Close
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-panel"
              aria-label="Close"
            >
              <CloseIcon size={20} aria-hidden="true" />
            </Base.Close>
          </header>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4">{children}</div>
          {footer ? <footer className="border-t border-border p-4">{footer}</footer> : null}
        </Base.Popup>
      </Base.Portal>
      <DialogAbove value={null}>{above}</DialogAbove>
    </Base.Root>
  )
}
