import type { ReactNode } from 'react'

const kept = (id: string): string =>
  import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')

/**
 * Markup that is rendered on the server and never changes in the browser: it is taken over as it stands, so its components
 * aren't shipped. Write `{import.meta.env.SSR ? <Part /> : null}` as children, or they are. The element stays in the page
 * from load to leave; hide it with `hidden`.
 */
export function serverMarkup(id: string) {
  const html = kept(id)
  return function ServerMarkup({
    className,
    hidden,
    children,
  }: {
    className?: string
    hidden?: boolean
    children: ReactNode
  }) {
    if (import.meta.env.SSR)
      return (
        <div id={id} className={className} hidden={hidden}>
          {children}
        </div>
      )
    return (
      <div
        id={id}
        className={className}
        hidden={hidden}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}
