import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type FileRow = Answer<'staffGetCatalogueFile'>['rows'][number]

/** What rows do, in the order of the tabs. */
export const OUTCOMES = ['made', 'changed', 'refused', 'unchanged'] as const
export const OUTCOME: Record<FileRow['outcome'], { name: string; tone: BadgeTone }> = {
  made: { name: 'New', tone: 'success' },
  changed: { name: 'Changed', tone: 'info' },
  refused: { name: 'Refused', tone: 'danger' },
  unchanged: { name: 'Unchanged', tone: 'neutral' },
}

const filters = { outcome: OUTCOMES } as const
export const readFileSearch = listSearch(filters)

export const fileQuery = ({ outcome, page }: ListSearch<typeof filters>) => ({
  outcome,
  page,
  limit: PAGE_SIZE,
})
