import type { ReactNode } from 'react'

/**
 * The live region of the page's toasts. It is in the page from the start, or screen readers would
 * miss the first one. `onHold` reports whether pointer or focus is inside, so that the owner can
 * pause its timer (WCAG 2.2.1).
 */
export function ToastRegion({
  onHold,
  children,
}: {
  onHold: (held: boolean) => void
  children: ReactNode
}) {
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="toast-place pointer-events-none flex flex-col gap-2"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {/* eslint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="status" aria-live="polite" aria-atomic="false" className="contents">
        {children}
      </div>
    </div>
  )
}
