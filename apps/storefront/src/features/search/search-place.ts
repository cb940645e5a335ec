import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import type { SearchState } from './search-store.ts'

type Place = Pick<SearchState, 'businessCategory' | 'pdpSlug'>

/**
 * The context of a search (SEARCH-04): the current department, whose products rank first among the
 * suggestions, and the current product. A product or results page opened from a department keeps
 * it.
 */
export function searchPlace(path: string, before: Place): Place {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === 'products') return { businessCategory: before.businessCategory, pdpSlug: second }
  return {
    businessCategory: BUSINESS_CATEGORIES.some(({ key }) => key === first) ? first : '',
    pdpSlug: '',
  }
}
