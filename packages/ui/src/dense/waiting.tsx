import type { ReactNode } from 'react'

/** Around the stand-ins of something that is on its way: screen readers hear what. */
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
