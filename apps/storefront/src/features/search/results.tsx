import { useStore } from 'zustand'
import { SearchIcon } from '@upchar/ui/icons'
import { rupeeText } from '@upchar/ui/price'
import { href } from '../../shell/urls/hrefs.ts'
import { Group, wordOption } from './option-group.tsx'
import type { Option } from './option-group.tsx'
import { searchPlaceStore } from './search-place.ts'
import type { Suggestions } from './search-store.ts'

const links = (kind: string, group: Suggestions['categories']): Option[] =>
  group.map(({ name, href: to, count }) => ({
    key: `${kind}-${to}`,
    href: to,
    label: name,
    note: String(count),
  }))

/** Suggestions for the typed text. */
export function Results({
  results,
  typed,
  active,
}: {
  results: Suggestions
  typed: string
  active: string | null
}) {
  const pdpSlug = useStore(searchPlaceStore, (state) => state.pdpSlug)
  return (
    <>
      {results.inexact ? (
        <p className="px-3 py-2 text-body-sm text-text-muted">No exact match for “{typed}”</p>
      ) : null}
      {results.corrected ? (
        <p className="px-3 py-2 text-body-sm text-text-muted">
          Showing suggestions for “{results.corrected}”
        </p>
      ) : null}
      <Group
        title="Products"
        options={results.products.map((product) => ({
          key: `product-${product.slug}`,
          href: href.product(product.slug),
          label: product.title,
          note: product.price_gst > 0 ? rupeeText(product.price_gst) : '',
          slug: product.slug,
          here: product.slug === pdpSlug,
        }))}
        typed={typed}
        active={active}
      />
      <Group
        title="Searches"
        options={results.completions.map(wordOption('word'))}
        typed={typed}
        active={active}
        icon={SearchIcon}
      />
      <Group
        title="Categories"
        options={links('category', results.categories)}
        typed={typed}
        active={active}
      />
      <Group
        title="Specialities"
        options={links('speciality', results.specialities)}
        typed={typed}
        active={active}
      />
      <Group
        title="Procedures"
        options={links('procedure', results.procedures)}
        typed={typed}
        active={active}
      />
      <Group
        title="Brands"
        options={links('brand', results.brands)}
        typed={typed}
        active={active}
      />
    </>
  )
}

export const countOf = (results: Suggestions): number =>
  results.completions.length +
  results.categories.length +
  results.specialities.length +
  results.procedures.length +
  results.brands.length +
  results.products.length
