import type { ReactNode } from 'react'

const serverHtml = (id: string): string =>
  import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')

/**
 * Server-rendered markup that never changes in the browser: it is adopted as it is, so its
 * components aren't shipped. Pass `{import.meta.env.SSR ? <Part /> : null}` as children, or they
 * are. The element must stay mounted; hide it with `hidden`.
 */
export function serverMarkup(id: string) {
  const html = serverHtml(id)
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
