import type { Answer, QueryInput } from '@upchar/contract/schema/endpoints'
import type { ListingSearch } from '../../shell/urls/listing-search.ts'

export type ScopeQuery = QueryInput<'getListingScope'>
export type ListingScope = Omit<Answer<'getListingScope'>, 'success'>
export type ListingData = {
  path: string
  search: ListingSearch
  scope: ListingScope | null
  list: Answer<'listProducts'>
  /** On the plain listing alone, which search engines index. */
  questions: ListingScope['questions']
  origin: string
}
