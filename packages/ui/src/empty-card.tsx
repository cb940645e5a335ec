import type { ComponentType, ReactNode } from 'react'

type EmptyCardProps = {
  Icon: ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>
  title: string
  /** `h1` if the page has no other. */
  level?: 'h1' | 'h2'
  text: string
  children?: ReactNode
}

/** An empty state: what would be here, with links (`children`). */
export function EmptyCard({ Icon, title, level: Heading = 'h2', text, children }: EmptyCardProps) {
  return (
    <section className="flex flex-col items-center gap-3 rounded-md border border-border bg-surface px-4 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-panel text-action">
        <Icon size={26} aria-hidden="true" />
      </span>
      <Heading className={Heading === 'h1' ? 'text-h1 font-bold' : 'text-h2 font-semibold'}>
        {title}
      </Heading>
      <p className="max-w-form text-body-sm text-balance text-text-muted">{text}</p>
      {children ? (
        <div className="mt-2 flex w-full flex-col items-center gap-4">{children}</div>
      ) : null}
    </section>
  )
}
