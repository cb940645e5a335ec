import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { SearchIcon } from '@upchar/ui/icons'
import { SearchForm } from '../../shell/page/search-form.tsx'
import { TilePicture } from '../../features/pictures/index.ts'
import { href } from '../../shell/urls/hrefs.ts'

/** The 404 page: a likely cause and ways to continue. */
export function NotFoundScreen() {
  return (
    <div className="page-width flex flex-col gap-section pt-6 pb-section">
      <EmptyCard
        Icon={SearchIcon}
        level="h1"
        title="We can’t find this page"
        text="The link may be old, or the product is no longer sold. Search for it, or start from a department."
      >
        <SearchForm />
        <div className="flex flex-wrap justify-center gap-3">
          <LinkButton href={href.shop}>Go to the shop</LinkButton>
          <LinkButton look="outline" href={href.categories}>
            All categories
          </LinkButton>
        </div>
      </EmptyCard>
      <section aria-labelledby="departments">
        <h2 id="departments" className="mb-3 text-h2 font-semibold">
          Departments
        </h2>
        <ul className="grid gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
          {BUSINESS_CATEGORIES.map(({ key, name }) => (
            <li key={key}>
              <a
                href={href.landing(key)}
                className="flex h-full min-h-16 items-center gap-3 rounded-md border border-border bg-surface px-3 py-2 text-body-sm font-medium text-text no-underline hover:border-control-border hover:shadow-1"
              >
                <TilePicture tile={key} className="size-12 shrink-0 object-contain" />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
