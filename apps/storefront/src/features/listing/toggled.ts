import { readListingSearch } from '../../shell/urls/listing-search.ts'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'

/** The same search with one value switched on or off; goes back to the first page. */
export function toggled(search: ListingSearch, key: string, value: string): ListingSearch {
  const values = search.filters?.[key] ?? []
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
  const { page: _, ...rest } = search
  return readListingSearch({ ...rest, filters: { ...search.filters, [key]: next } })
}
