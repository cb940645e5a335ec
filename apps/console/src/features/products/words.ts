import type { BadgeTone } from '@upchar/ui/badge'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'
import type { Product } from './draft.ts'

export const STATE: Readonly<Record<Product['state'], { name: string; tone: BadgeTone }>> = {
  on_sale: { name: 'On sale', tone: 'success' },
  draft: { name: 'Draft', tone: 'neutral' },
  waiting: { name: 'Waits for facts', tone: 'warning' },
  refused: { name: 'Refused', tone: 'danger' },
}

export const STATES = (Object.keys(STATE) as Product['state'][]).map((value) => ({
  value,
  name: STATE[value].name,
}))

const filters = { state: ['on_sale', 'draft', 'waiting', 'refused'] } as const
export const readProductsSearch = listSearch(filters)
export type ProductsSearch = ListSearch<typeof filters>
export const productsQuery = (search: ProductsSearch) => ({ ...search, limit: PAGE_SIZE })
