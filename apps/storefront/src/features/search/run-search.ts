import { api } from '../../shell/api/api.ts'
import { track } from '../../shell/tracking/analytics.ts'
import { mayTrack } from '../../shell/tracking/consent.ts'
import { rememberSearch } from './recent-searches.ts'
import { searchPlaceStore } from './search-place.ts'
import { applySearch, closeSearch, resetSearch, searchStore, startSearch } from './search-store.ts'

let lastRequest = 0
let shown = ''

/**
 * Loads suggestions unless they are loaded already. The id drops answers to an older text
 * (SEARCH-02).
 */
export async function suggest(text: string): Promise<void> {
  const { results } = searchStore.getState()
  const { businessCategory } = searchPlaceStore.getState()
  const asked = `${businessCategory} ${text}`
  if (results !== null && asked === shown) return
  shown = asked
  lastRequest += 1
  const requestId = String(lastRequest)
  startSearch(requestId)
  const result = await api('suggest', {
    query: {
      text,
      request_id: requestId,
      ...(businessCategory ? { business_category: businessCategory } : {}),
    },
  })
  if (result.ok) applySearch(result.data.request_id || requestId, result.data)
  else resetSearch(requestId)
}

/** Stores and tracks a submitted search (SEARCH-03). */
export function runSearch(text: string): void {
  const keyword = text.trim()
  if (!keyword) return
  closeSearch()
  rememberSearch(keyword)
  track({ name: 'search', keyword })
  if (mayTrack()) void api('updateSearchKeyword', { body: { keyword } })
}

/** Tracks the suggestion that was opened. */
export function recordClick(keyword: string, slug: string, position: number): void {
  if (keyword.trim() && mayTrack())
    void api('updateSearchKeywordClick', { body: { keyword: keyword.trim(), slug, position } })
}
