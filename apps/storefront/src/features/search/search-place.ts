import { BUSINESS_CATEGORIES } from '@upchar/kernel/business-categories'
import type { SearchState } from './search-store.ts'

type Place = Pick<SearchState, 'businessCategory' | 'pdpSlug'>

/**
 * Where a search is begun (SEARCH-04): the department one is in, whose products come first among the suggestions, and the
 * product one looks at. From a department on to a product or to results, one is still in it.
 */
export function searchPlace(path: string, before: Place): Place {
  const [first = '', second = ''] = path.split('/').slice(1)
  if (first === 'products') return { businessCategory: before.businessCategory, pdpSlug: second }
  return {
    businessCategory: BUSINESS_CATEGORIES.some(({ key }) => key === first) ? first : '',
    pdpSlug: '',
  }
}
