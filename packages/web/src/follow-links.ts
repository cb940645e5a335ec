import type { AnyRouter } from '@tanstack/react-router'

const HOVER_MS = 65

function innerHref(
  target: EventTarget | null,
  isOurs: (path: string) => boolean,
): { anchor: HTMLAnchorElement; to: string } | undefined {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download')) return undefined
  const url = new URL(anchor.href)
  if (url.origin !== location.origin || !isOurs(url.pathname)) return undefined
  if (url.hash && url.pathname === location.pathname && url.search === location.search)
    return undefined
  return { anchor, to: url.pathname + url.search + url.hash }
}

const saving = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Makes plain links to paths that are `isOurs` navigate client-side, and prefetches their pages on intent. One listener for
 * the document instead of a component for each of a listing's hundred links: nothing to hydrate, and links from the API
 * work too. `data-stay` keeps the scroll position.
 */
export function followLinks(router: AnyRouter, isOurs: (path: string) => boolean): () => void {
  let timer = 0
  const fetched = new Set<string>()
  const prefetch = (to: string) => {
    if (fetched.has(to) || saving()) return
    fetched.add(to)
    setTimeout(() => fetched.delete(to), 30_000)
    const url = new URL(to, location.origin)
    void router
      .preloadRoute({ to: url.pathname, search: router.options.parseSearch(url.search) })
      .catch(() => undefined)
  }
  const onClick = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const inner = innerHref(event.target, isOurs)
    if (!inner) return
    event.preventDefault()
    void router.navigate({
      href: inner.to,
      resetScroll: inner.anchor.dataset['stay'] === undefined,
    })
  }
  const onOver = (event: PointerEvent) => {
    clearTimeout(timer)
    const inner = innerHref(event.target, isOurs)
    if (inner)
      timer = window.setTimeout(
        () => prefetch(inner.to),
        event.pointerType === 'mouse' ? HOVER_MS : 0,
      )
  }
  const onTouch = (event: TouchEvent) => {
    const inner = innerHref(event.target, isOurs)
    if (inner) prefetch(inner.to)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onOver, { passive: true })
  document.addEventListener('touchstart', onTouch, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onOver)
    document.removeEventListener('touchstart', onTouch)
  }
}
