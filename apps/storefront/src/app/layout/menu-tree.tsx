import { useEffect, useRef, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { ChevronRightIcon } from '@upchar/ui/icons'
import { Skeleton } from '@upchar/ui/skeleton'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { menuLink, MORE_LINKS } from './category-links.tsx'

type Navbar = Answer<'getNavbar'>['categories']

/** Passing over a department on the way to its categories mustn't open another one. */
const HOVER_MS = 120
const WIDE = '(min-width: 64rem)'

/** A department's categories with their product types, once it is opened. */
function useNavbar(department: string | undefined): Navbar | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Readonly<Record<string, Navbar | 'failed'>>>({})
  useEffect(() => {
    if (department === undefined) return undefined
    const stop = new AbortController()
    void api('getNavbar', { params: { category: department }, signal: stop.signal }).then(
      (result) => {
        if (!stop.signal.aborted)
          setLoaded((known) => ({
            ...known,
            [department]: result.ok ? result.data.categories : 'failed',
          }))
      },
    )
    return () => stop.abort()
  }, [department])
  return department === undefined ? undefined : loaded[department]
}

function Categories({ categories }: { categories: Navbar | 'failed' | undefined }) {
  if (categories === 'failed') return <p role="alert">Something went wrong</p>
  if (categories === undefined)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-8" />
        ))}
      </div>
    )
  return (
    <ul className="gap-x-6 lg:columns-2">
      {categories.map(({ name, href: to, generic_names: types }) => (
        <li key={to} className="mb-3 break-inside-avoid">
          <a className={`${menuLink} font-semibold`} href={to}>
            {name}
          </a>
          <ul>
            {types.map((type) => (
              <li key={type.href}>
                <a className={`${menuLink} text-text-muted lg:min-h-7`} href={type.href}>
                  {type.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/**
 * The menu of two levels: departments, each a link, and beside or below the opened one its
 * categories with their product types. Opens by button, and by pointer on wide screens.
 */
export function MenuTree() {
  const [chosen, choose] = useState<string>()
  const categories = useNavbar(chosen)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <nav
      aria-label="All departments"
      className="absolute inset-x-0 top-14 z-sheet max-h-[80dvh] overflow-y-auto bg-surface p-2 text-text shadow-2 sm:top-16 lg:inset-x-auto lg:top-12 lg:h-[36rem] lg:w-[58rem] lg:rounded-lg lg:p-4"
    >
      <h2 className="px-3 py-2 text-body-sm font-semibold text-text-muted">Departments</h2>
      <ul className="lg:w-72">
        {BUSINESS_CATEGORIES.map(({ key, name }) => {
          const open = chosen === key
          return (
            <li
              key={key}
              onPointerEnter={({ pointerType }) => {
                if (pointerType !== 'mouse' || !matchMedia(WIDE).matches) return
                clearTimeout(timer.current)
                timer.current = setTimeout(() => choose(key), HOVER_MS)
              }}
              onPointerLeave={() => clearTimeout(timer.current)}
            >
              <div
                className={`flex items-center rounded-md ${open ? 'bg-selected' : 'hover:bg-panel'}`}
              >
                <a className={`${menuLink} grow hover:bg-transparent`} href={href.landing(key)}>
                  {name}
                </a>
                <button
                  type="button"
                  aria-expanded={open}
                  aria-label={`Categories: ${name}`}
                  className="grid size-11 shrink-0 place-items-center lg:size-9"
                  onClick={() => choose(open ? undefined : key)}
                >
                  <ChevronRightIcon
                    size={18}
                    className={open ? 'max-lg:rotate-90' : undefined}
                    aria-hidden="true"
                  />
                </button>
              </div>
              {open ? (
                <div className="py-2 pl-3 lg:absolute lg:top-0 lg:right-0 lg:left-80 lg:min-h-full lg:border-l lg:border-border lg:p-4">
                  <Categories categories={categories} />
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      <h2 className="px-3 pt-4 pb-2 text-body-sm font-semibold text-text-muted">Ways to find it</h2>
      <ul className="lg:w-72">
        {MORE_LINKS.map(({ name, to }) => (
          <li key={to}>
            <a className={menuLink} href={to}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
