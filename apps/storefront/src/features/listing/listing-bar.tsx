import { useRouter } from '@tanstack/react-router'
import { Button } from '@upchar/ui/button'
import { cx } from '@upchar/ui/cx'
import { CloseIcon, FilterIcon } from '@upchar/ui/icons'
import { listingHref, SORTS } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'
import { pushModal } from '../../shell/modals/modals.ts'
import { firstOf } from './facets.tsx'
import type { Facet } from './facets.tsx'
import { toggled } from './toggle-filter.ts'

type BarProps = { path: string; search: ListingSearch; facets: readonly Facet[] }

const chip =
  'inline-flex min-h-11 items-center gap-1 rounded-full border px-3 text-body-sm whitespace-nowrap no-underline lg:min-h-9'

/** Two to five promoted filters above the grid, as links. */
function PromotedFilters({ path, search, facets }: BarProps) {
  const promoted = facets.filter((facet) => facet.promoted && facet.kind !== 'range').slice(0, 4)
  if (promoted.length === 0) return null
  return (
    <div className="row-scroll -mx-4 flex gap-4 px-4 py-1 sm:mx-0 sm:px-0">
      {promoted.map((facet) => (
        <div
          key={facet.key}
          // eslint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-label={facet.label}
          className="flex shrink-0 items-center gap-2"
        >
          {facet.kind === 'flag' ||
          facet.values.some(({ label }) => label === facet.label) ? null : (
            <span className="text-caption text-text-hint">{facet.label}</span>
          )}
          {firstOf(
            facet.values.filter(({ count, selected }) => count > 0 || selected),
            6,
          ).map(({ value, label, selected }) => (
            <a
              key={value}
              data-stay=""
              href={listingHref(path, toggled(search, facet.key, value))}
              aria-current={selected ? 'true' : undefined}
              className={cx(
                chip,
                selected
                  ? 'border-action bg-selected text-action'
                  : 'border-control-border bg-surface text-text hover:bg-panel',
              )}
            >
              {label}
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The applied filters, each removable, and a link to clear all. */
function AppliedChips({ path, search, facets }: BarProps) {
  const chosen = facets.flatMap((facet) =>
    facet.values
      .filter(({ selected }) => selected)
      .map(({ value, label }) => ({
        key: facet.key,
        value,
        // "Size: M", but not "Powder-free: Not powder-free".
        words: label.toLowerCase().includes(facet.label.toLowerCase())
          ? label
          : `${facet.label}: ${label}`,
      })),
  )
  if (chosen.length === 0) return null
  return (
    <ul aria-label="Applied filters" className="flex flex-wrap gap-2">
      {chosen.map(({ key, value, words }) => (
        <li key={`${key}=${value}`}>
          <a
            data-stay=""
            href={listingHref(path, toggled(search, key, value))}
            className={cx(chip, 'border-action bg-selected text-action')}
            aria-label={`Remove filter ${words}`}
          >
            {words}
            <CloseIcon size={14} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a
          data-stay=""
          href={listingHref(path, search.search ? { search: search.search } : {})}
          className="inline-flex min-h-11 items-center px-2 text-body-sm lg:min-h-9"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}

/** Sort order and, on phones, the button that opens the filters. */
function SortBar({ path, search, facets }: BarProps) {
  const router = useRouter()
  const applied = Object.values(search.filters ?? {}).flat().length
  return (
    <form method="get" action={path} className="flex items-center gap-2">
      {facets.length > 0 ? (
        <Button
          look="outline"
          className="js-only lg:hidden"
          onClick={() => pushModal('filters', {})}
        >
          <FilterIcon size={18} aria-hidden="true" />
          Filters{applied > 0 ? ` (${applied})` : ''}
        </Button>
      ) : null}
      {search.search ? <input type="hidden" name="search" value={search.search} /> : null}
      {Object.entries(search.filters ?? {}).flatMap(([key, values]) =>
        values.map((value) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        )),
      )}
      <label htmlFor="sort" className="ml-auto text-body-sm text-text-muted max-sm:sr-only">
        Sort
      </label>
      <select
        id="sort"
        name="sort"
        key={search.sort}
        defaultValue={search.sort ?? (search.search ? 'relevance' : 'stock')}
        onChange={(event) => {
          const { page: _, ...rest } = search
          void router.navigate({
            href: listingHref(path, { ...rest, sort: event.currentTarget.value }),
            resetScroll: false,
          })
        }}
        className="min-h-control w-48 rounded-md border border-control-border bg-surface px-3 text-body max-sm:ml-auto lg:text-body-sm"
      >
        {SORTS.filter(([key]) => key !== 'relevance' || search.search).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
      <span className="hidden noscript:block">
        <Button type="submit" look="outline">
          Sort
        </Button>
      </span>
    </form>
  )
}

/** Above the grid: sort order, promoted filters, applied filters; what of the address is no filter. */
export function ListingBar({ ignored, ...bar }: BarProps & { ignored: readonly string[] }) {
  return (
    <>
      {ignored.length > 0 ? (
        <p className="text-body-sm text-text-muted">
          There is no filter “{ignored.join('”, “')}”: this list ignores it.
        </p>
      ) : null}
      {bar.facets.length > 0 ? <SortBar {...bar} /> : null}
      <PromotedFilters {...bar} />
      <AppliedChips {...bar} />
    </>
  )
}
