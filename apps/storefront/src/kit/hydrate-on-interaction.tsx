import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { late } from './lazy.tsx'

const ASLEEP = '[data-late]:not([data-awake])'
// What was pressed in a part whose code is still on its way, by part.
const missed = new WeakMap<Element, HTMLElement>()

if (!import.meta.env.SSR) {
  // Before React and before links are followed: a press must not be lost because it came too early.
  document.addEventListener(
    'click',
    (event) => {
      const pressed =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('a, button, summary')
          : null
      const part = pressed?.closest(ASLEEP)
      if (!pressed || !part || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      missed.set(part, pressed)
    },
    true,
  )
}

function Wakes({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = part.current
    if (!element) return
    element.dataset['awake'] = ''
    missed.get(element)?.click()
    missed.delete(element)
  }, [])
  return (
    <div ref={part} data-late="" className="contents">
      {children}
    </div>
  )
}

/** A late part that remembers what is pressed in it before its code is there, and does it as soon as it can. */
export function waking<P extends object, N extends string>(
  load: () => Promise<{ [K in N]: (props: P) => ReactNode }>,
  name: N,
) {
  return late<P, 'Waking'>(async () => {
    const Part = (await load())[name] as (props: P) => ReactNode
    return {
      Waking: (props: P) => (
        <Wakes>
          <Part {...props} />
        </Wakes>
      ),
    }
  }, 'Waking')
}
