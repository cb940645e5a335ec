import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import { href } from '../../shell/urls/hrefs.ts'
import { listingHref } from '../../shell/urls/listing-search.ts'
import type { ListingData } from './listing-data.ts'
import { AskForIt } from '../support/index.ts'

/** The queries with one word left out. */
export function looserSearches(text: string): string[] {
  const words = text.trim().split(/\s+/)
  if (words.length < 2) return []
  return words.map((_, index) => words.filter((__, other) => other !== index).join(' ')).slice(0, 3)
}

const chip =
  'inline-flex min-h-11 items-center rounded-full border border-control-border bg-surface px-4 text-body-sm no-underline hover:bg-panel'

/** In place of an empty grid: looser searches, nearby categories and an enquiry form. */
export function NoResults({ data }: { data: ListingData }) {
  const { search, list, path } = data
  const text = search.search ?? ''
  if (list.search?.blocked) {
    return (
      <p className="rounded-md border border-border bg-surface p-6">
        This is not available on our marketplace.
      </p>
    )
  }
  const filtered = Object.keys(search.filters ?? {}).length > 0
  const nearest = list.search?.nearest ?? []
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <p>
          {text ? (
            <>
              We found nothing for <b>“{text}”</b>
              {filtered ? ' with these filters' : ''}.
            </>
          ) : filtered ? (
            'No product matches all of these filters.'
          ) : (
            'There is nothing here yet.'
          )}
        </p>
        {filtered ? (
          <p>
            <a className={chip} href={listingHref(path, text ? { search: text } : {})}>
              Search again without filters
            </a>
          </p>
        ) : null}
        <LooserSearches text={text} />
        {text || filtered ? <NearbyLinks nearest={nearest} /> : null}
      </div>
      <AskForIt text={text} />
    </div>
  )
}

function LooserSearches({ text }: { text: string }) {
  return (
    <>
      {text && looserSearches(text).length > 0 ? (
        <section>
          <h2 className="mb-2 text-h3 font-semibold">Try fewer words</h2>
          <ul className="flex flex-wrap gap-2">
            {looserSearches(text).map((words) => (
              <li key={words}>
                <a className={chip} href={href.search(words)}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}

function NearbyLinks({
  nearest,
}: {
  nearest: NonNullable<ListingData['list']['search']>['nearest']
}) {
  return (
    <section>
      <h2 className="mb-2 text-h3 font-semibold">Try these instead</h2>
      <ul className="flex flex-wrap gap-2">
        {(nearest.length > 0
          ? nearest
          : BUSINESS_CATEGORIES.map(({ key, name }) => ({ name, href: href.landing(key) }))
        ).map((one) => (
          <li key={one.href}>
            <a className={chip} href={one.href}>
              {one.name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
