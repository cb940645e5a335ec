import { readListingSearch } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'

/** The search with one value toggled; resets the page. */
export function toggled(search: ListingSearch, key: string, value: string): ListingSearch {
  const values = search.filters?.[key] ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const { page: _, ...rest } = search
  return readListingSearch({ ...rest, filters: { ...search.filters, [key]: next } })
}
