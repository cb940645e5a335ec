import type { ReactNode } from 'react'

/** Wraps the skeleton of something that loads and names it for screen readers. */
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
