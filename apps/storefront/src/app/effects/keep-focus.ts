const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'
/** As long as what takes the place of the lost may need to be drawn; a dialog that closes gives the focus back itself. */
const SETTLED_MS = 60

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''
const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, textarea, select')
const follows = (mark: Node, element: Node): boolean =>
  mark.contains(element) ||
  (mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** What stood after it: where the focus goes on from. */
function placeAfter(lost: Element, records: readonly MutationRecord[]): Node | null {
  const taken = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(lost)),
  )
  return taken ? taken.nextSibling : lost
}

/** Within `home`: the same thing drawn anew, else what came next, else what came before. */
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

function moveOn(lost: Element, line: readonly Element[], place: Node | null): void {
  const main = document.getElementById('main')
  let after = place
  for (const home of line) {
    if (home === lost || !home.isConnected) continue
    if (home === document.body) return
    if (home === main || home.contains(main)) return main?.focus({ preventScroll: true })
    const next = successor(home, lost, after)
    if (next) return next.focus()
    after = home
  }
}

/**
 * For whoever works with the keyboard: when what has the focus is taken away or switched off (a chip, a line of the cart, the
 * button that became a stepper), the focus goes on to what stands in its place, not back to the top of the page.
 * Gives what ends it.
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
    // A dialog takes the focus itself when something in it has lost it.
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
    setTimeout(() => {
      const active = document.activeElement
      if (
        active === null ||
        active === document.body ||
        (active.matches('[role=dialog]') && from.includes(active))
      )
        moveOn(lost, from, place)
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
