import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/** Takes the focus when a step is done and its form has gone: the next one is within, not yet pressed. */
export function NextSteps({
  label,
  version,
  children,
}: {
  label: string
  /** Changes with every step. */
  version: number | string
  children: ReactNode
}) {
  const box = useRef<HTMLElement>(null)
  const before = useRef(version)
  useEffect(() => {
    if (before.current === version) return
    before.current = version
    if (document.activeElement === document.body) box.current?.focus()
  }, [version])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={label}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      {children}
    </section>
  )
}
