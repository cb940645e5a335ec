import type { ReactNode } from 'react'

/** Wraps a skeleton and names what is loading for screen readers. */
export function Waiting({
  what,
  className,
  children,
}: {
  what: string
  className?: string
  children: ReactNode
}) {
  return (
    <output aria-label={`${what} is loading`} className={className ?? 'block'}>
      {children}
    </output>
  )
}
