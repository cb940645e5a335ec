import { useQuery } from '@tanstack/react-query'
import { Badge } from '@upchar/ui/badge'
import { OpenOutsideIcon } from '@upchar/ui/icons'
import { bannerSrc } from '../../../features/landing-pages/index.ts'
import type { LandingPage } from '../../../features/landing-pages/index.ts'
import { Lines } from '../../../kit/lines.tsx'
import { Loaded } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { When } from '../../../kit/when.tsx'
import { question } from '../../../shell/api/ask.ts'
import { href } from '../../../shell/hrefs.ts'

/** The business-category landing pages (ROUTE-23). */
export function LandingPagesScreen() {
  const answer = useQuery(question('staffListLandingPages', {}))
  return (
    <Page
      title="Landing pages"
      note="The departments of the shop. While a page is off, visitors can browse it and send enquiries, but not buy."
    >
      <Loaded
        answer={answer}
        what="The landing pages"
        skeleton={
          <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            <Lines />
            <Lines />
            <Lines />
          </div>
        }
      >
        {({ pages }) => (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {pages.map((page) => (
              <PageCard key={page.key} page={page} />
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  )
}

function PageCard({ page }: { page: LandingPage }) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-md border border-border bg-surface hover:border-control-border hover:shadow-1">
      <img
        src={bannerSrc(page.banner_image)}
        alt={page.banner_alt}
        width={800}
        height={320}
        loading="lazy"
        className="aspect-25/8 w-full bg-panel object-cover"
      />
      <div className="flex grow flex-col gap-1 p-4">
        <h2 className="flex flex-wrap items-center gap-2 text-h3 font-semibold">
          <a
            href={href.landingPage(page.key)}
            className="text-text no-underline after:absolute after:inset-0 hover:text-link"
          >
            {page.name}
          </a>
          <Badge tone={page.enabled ? 'success' : 'warning'}>{page.enabled ? 'On' : 'Off'}</Badge>
        </h2>
        <p className="line-clamp-2 text-body-sm text-text-muted">{page.banner_title}</p>
        <p className="mt-auto flex items-center justify-between gap-2 pt-2 text-caption text-text-hint">
          <span>
            {page.changed_at ? (
              <>
                {page.changed_by?.name ?? 'The system'}, <When at={page.changed_at} />
              </>
            ) : (
              'Never changed'
            )}
          </span>
          <a
            href={page.href}
            target="_blank"
            rel="noreferrer"
            className="relative inline-flex min-h-7 items-center gap-1"
          >
            Open <OpenOutsideIcon size={12} aria-hidden="true" />
            <span className="sr-only">{page.name} in the shop, in a new tab</span>
          </a>
        </p>
      </div>
    </li>
  )
}
