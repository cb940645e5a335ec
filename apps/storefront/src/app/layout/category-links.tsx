import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { href } from '../../shell/urls/hrefs.ts'

export const MORE_LINKS = [
  { name: 'Offers', to: href.offers },
  { name: 'All brands', to: href.brands },
  { name: 'All categories', to: href.categories },
  { name: 'By speciality', to: href.specialities },
  { name: 'By procedure', to: href.procedures },
]

export const menuLink =
  'flex min-h-11 items-center rounded-md px-3 text-body-sm text-text no-underline hover:bg-panel hover:underline lg:min-h-9'

/** The content of the menu. */
export function MenuPanel() {
  return (
    <nav
      aria-label="All departments"
      className="absolute inset-x-0 top-14 z-sheet grid max-h-[80dvh] overflow-y-auto bg-surface p-2 text-text shadow-2 sm:top-16 sm:grid-cols-2 lg:inset-x-auto lg:top-12 lg:w-[36rem] lg:rounded-lg lg:p-4"
    >
      <div>
        <h2 className="px-3 py-2 text-body-sm font-semibold text-text-muted">Departments</h2>
        <ul>
          {BUSINESS_CATEGORIES.map(({ key, name }) => (
            <li key={key}>
              <a className={menuLink} href={href.landing(key)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="px-3 py-2 text-body-sm font-semibold text-text-muted">Ways to find it</h2>
        <ul>
          {MORE_LINKS.map(({ name, to }) => (
            <li key={to}>
              <a className={menuLink} href={to}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** The departments in a row. */
export function CategoryLinks() {
  return (
    <nav aria-label="Departments">
      <ul className="page-width row-scroll flex h-11 items-center justify-between [scrollbar-width:none]">
        {BUSINESS_CATEGORIES.map(({ key, name }) => (
          <li key={key} className="shrink-0">
            <a
              href={href.landing(key)}
              className="flex h-11 items-center rounded-md px-1 text-nav whitespace-nowrap text-on-brand no-underline hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
