const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** How long to wait for a replacement to render; a closing dialog restores the focus itself. */
const SETTLED_MS = 60

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')
const follows = (mark: Node, element: Node): boolean =>
  mark.contains(element) ||
  (mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** The next focusable element after it. */
function placeAfter(lost: Element, records: readonly MutationRecord[]): Node | null {
  const taken = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(lost)),
  )
  return taken ? taken.nextSibling : lost
}

/** Within `home`: the re-rendered element, else the next one, else the previous one. */
function successor(home: Element, lost: Element, after: Node | null): HTMLElement | undefined {
  const found = [...home.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element !== lost &&
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }),
  )
  return (
    found.find((element) => element.tagName === lost.tagName && nameOf(element) === nameOf(lost)) ??
    found.find((element) => after !== null && after.isConnected && follows(after, element)) ??
    found.at(-1)
  )
}

function moveOn(
  lost: Element,
  line: readonly Element[],
  place: Node | null,
  next: readonly (Node | null)[],
): void {
  const main = document.getElementById('main')
  let after = place
  for (const [at, home] of line.entries()) {
    // Disabled first, then removed with what is around it.
    if (!after?.isConnected) after = next[at] ?? null
    if (home === lost || !home.isConnected) continue
    if (home === document.body) return
    if (home === main || home.contains(main)) return main?.focus({ preventScroll: true })
    const found = successor(home, lost, after)
    if (found) return found.focus()
    after = home
  }
}

/**
 * For keyboard users: when the focused element is removed or disabled (a chip, a cart line, a
 * button replaced by a stepper), moves the focus to its replacement instead of losing it to the
 * body. Returns the cleanup.
 */
export function keepFocus(): () => void {
  let byPointer = false
  let held: Element | null = document.activeElement
  let line: Element[] = []
  const onPointer = () => {
    byPointer = true
  }
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (key === 'Tab' || !isText(target)) byPointer = false
  }
  const onFocus = ({ target }: FocusEvent) => {
    // An open dialog restores the focus within itself.
    if (!(target instanceof Element) || (target.matches('[role=dialog]') && line.includes(target)))
      return
    held = target
    line = []
    for (let element: Element | null = target; element; element = element.parentElement)
      line.push(element)
  }
  const observer = new MutationObserver((records) => {
    const lost = held
    if (byPointer || lost === null || (lost.isConnected && !lost.matches(':disabled'))) return
    held = null
    const [from, place] = [line, placeAfter(lost, records)]
    const next = from.map((home) => home.nextSibling)
    setTimeout(() => {
      const active = document.activeElement
      if (
        active === null ||
        active === document.body ||
        (active.matches('[role=dialog]') && from.includes(active))
      )
        moveOn(lost, from, place, next)
    }, SETTLED_MS)
  })
  document.addEventListener('pointerdown', onPointer, true)
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('focusin', onFocus)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  return () => {
    document.removeEventListener('pointerdown', onPointer, true)
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('focusin', onFocus)
    observer.disconnect()
  }
}
