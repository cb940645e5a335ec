import { createStore } from 'zustand/vanilla'
import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'

/** Where the visitor searches: kept while the panel is closed (SEARCH-04). */
type SearchPlace = {
  /** The department, whose products rank first among the suggestions. */
  businessCategory: string
  /** The product whose page is open. */
  pdpSlug: string
  scrollPosition: number
}

export const searchPlaceStore = createStore<SearchPlace>(() => ({
  businessCategory: '',
  pdpSlug: '',
  scrollPosition: 0,
}))

/**
 * Follows the page. A product or results page opened from a department keeps it.
 */
export function enterPage(path: string): void {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === 'products') return searchPlaceStore.setState({ pdpSlug: second })
  searchPlaceStore.setState({
    businessCategory: BUSINESS_CATEGORIES.some(({ key }) => key === first) ? first : '',
    pdpSlug: '',
  })
}

/**
 * Restores the panel's scroll position, as the results outlive a closed panel. Returns the cleanup,
 * which stores it.
 */
export function keepScroll(panel: HTMLElement | null): () => void {
  panel?.scrollTo(0, searchPlaceStore.getState().scrollPosition)
  return () => searchPlaceStore.setState({ scrollPosition: panel?.scrollTop ?? 0 })
}
