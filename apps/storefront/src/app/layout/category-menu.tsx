import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { MenuIcon } from '@upchar/ui/icons'
import { CategoryLinks, MenuPanel } from './category-links.tsx'
import { serverMarkup } from '../../shell/page/server-markup.tsx'

const MenuMarkup = serverMarkup('menu')
const RowMarkup = serverMarkup('departments-row')

const MenuTree = lazy(() => import('./menu-tree.tsx').then((part) => ({ default: part.MenuTree })))
const firstMenu = <MenuMarkup>{import.meta.env.SSR ? <MenuPanel /> : null}</MenuMarkup>

/**
 * All entry points to the catalogue behind one button. A `details` element works without scripts; with them, opening it
 * loads the departments' categories.
 */
export function CategoryMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (menu.current) menu.current.open = false
    // eslint-disable-next-line react/exhaustive-effect-dependencies -- navigation closes the menu
  }, [path])
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.open = false
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && !element.contains(event.target))
        element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  return (
    <details ref={menu} className="lg:relative" onToggle={() => setOpened(true)}>
      <summary
        className="-ml-2 grid size-11 place-items-center rounded-md hover:bg-brand-hover"
        aria-label="Menu"
      >
        <MenuIcon size={24} aria-hidden="true" />
      </summary>
      <Suspense fallback={firstMenu}>{opened ? <MenuTree /> : firstMenu}</Suspense>
    </details>
  )
}

/** The departments as a row of links, from 1024 px. */
export const CategoryRow = () => (
  <RowMarkup className="hidden border-t border-brand-hover lg:block">
    {import.meta.env.SSR ? <CategoryLinks /> : null}
  </RowMarkup>
)
