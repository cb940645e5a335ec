import { useEffect, useRef } from 'react'
import { useLocation } from '@tanstack/react-router'
import { MenuIcon } from '@upchar/ui/icons'
import { BUSINESS_CATEGORIES, href } from '../lib/hrefs.ts'

const more = [
  { name: 'Offers', to: href.offers },
  { name: 'All brands', to: href.brands },
  { name: 'All categories', to: href.categories },
  { name: 'By speciality', to: href.specialities },
  { name: 'By procedure', to: href.procedures },
]

/** Every way into the catalogue behind one button. A `details` element: it opens by key, by click and without scripts. */
export function CategoryMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const path = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    if (menu.current) menu.current.open = false
  }, [path])
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.open = false
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])
  const link = 'flex min-h-11 items-center rounded-md px-3 text-body-sm text-text no-underline hover:bg-panel hover:underline lg:min-h-9'
  return (
    <details ref={menu} className="lg:relative">
      <summary className="-ml-2 grid size-11 place-items-center rounded-md hover:bg-brand-hover" aria-label="Menu">
        <MenuIcon size={24} aria-hidden="true" />
      </summary>
      <nav aria-label="All departments" className="absolute inset-x-0 top-14 z-sheet grid max-h-[80dvh] overflow-y-auto bg-surface p-2 text-text shadow-2 sm:top-16 sm:grid-cols-2 lg:inset-x-auto lg:top-12 lg:w-[36rem] lg:rounded-lg lg:p-4">
        <div>
          <h2 className="px-3 py-2 text-body-sm font-semibold text-text-muted">Departments</h2>
          <ul>
            {BUSINESS_CATEGORIES.map(({ key, name }) => (
              <li key={key}>
                <a className={link} href={href.landing(key)}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2 className="px-3 py-2 text-body-sm font-semibold text-text-muted">Ways to find it</h2>
          <ul>
            {more.map(({ name, to }) => (
              <li key={to}>
                <a className={link} href={to}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      </nav>
    </details>
  )
}

/** The departments as a row of links, from 1024 px. */
export function CategoryRow() {
  return (
    <nav aria-label="Departments" className="hidden border-t border-brand-hover lg:block">
      <ul className="page-width row-scroll flex h-11 items-center justify-between [scrollbar-width:none]">
        {BUSINESS_CATEGORIES.map(({ key, name }) => (
          <li key={key} className="shrink-0">
            <a href={href.landing(key)} className="flex h-11 items-center rounded-md px-1 text-body-sm whitespace-nowrap text-on-brand no-underline hover:underline">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
