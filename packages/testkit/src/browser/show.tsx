import './styles.css'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'

const shown: { root: Root; box: HTMLElement }[] = []

/** Renders a component in the test's browser until the test ends. `update` renders it with other props. */
export function show(part: ReactNode): { update: (part: ReactNode) => void } {
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  shown.push({ root, box })
  root.render(part)
  return { update: (next) => root.render(next) }
}

/** Called after each test by `clean-up.ts`. */
export function removeShown(): void {
  for (const { root, box } of shown.splice(0)) {
    root.unmount()
    box.remove()
  }
}
