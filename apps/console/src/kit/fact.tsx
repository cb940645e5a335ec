import type { ReactNode } from 'react'

/** Facts below one another, some of them of several lines. Those of one line each are `Facts`. */
export const FactList = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-col gap-3 text-body-sm">{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-text-hint">{name}</dt>
    <dd className="[overflow-wrap:anywhere]">{children}</dd>
  </div>
)
