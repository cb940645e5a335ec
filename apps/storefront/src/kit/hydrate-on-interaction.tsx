import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from './lazy.tsx'

const NOT_HYDRATED = '[data-hydrates]:not([data-hydrated])'
// Clicks on parts whose code hasn't arrived, by part.
const missed = new WeakMap<Element, HTMLElement>()

if (!import.meta.env.SSR) {
  // Captured before React and the link handler: an early click must not be lost.
  document.addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('a, button, summary')
          : null
      const part = pressed?.closest(NOT_HYDRATED)
      if (!pressed || !part || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      missed.set(part, pressed)
    },
    true,
  )
}

function ReplaysClick({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = part.current
    if (!element) return
    element.dataset['hydrated'] = ''
    missed.get(element)?.click()
    missed.delete(element)
  }, [])
  return (
    <div ref={part} data-hydrates="" className="contents">
      {children}
    </div>
  )
}

/**
 * A lazy part that records a click made before its code has arrived, and replays it once the part
 * is interactive.
 */
export function hydrateOnInteraction<P extends object, N extends string>(
  load: () => Promise<{ [K in N]: (props: P) => ReactNode }>,
  name: N,
) {
  return lazyPart<P, 'Interactive'>(async () => {
    const Part = (await load())[name] as (props: P) => ReactNode
    return {
      Interactive: (props: P) => (
        <ReplaysClick>
          <Part {...props} />
        </ReplaysClick>
      ),
    }
  }, 'Interactive')
}
