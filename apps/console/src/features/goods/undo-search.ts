import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'
import { listSearch, PAGE_SIZE } from '../../kit/list-search.ts'
import type { ListSearch } from '../../kit/list-search.ts'

export type UndoAnswer = Answer<'staffGetCatalogueUndo'>
export type UndoRow = UndoAnswer['rows'][number]

/** What an undo does with rows, in the order of the tabs. */
export const UNDO_RESULTS = ['restored', 'off_sale', 'left'] as const
export const UNDO_RESULT: Record<UndoRow['result'], { name: string; tone: BadgeTone }> = {
  restored: { name: 'Former values', tone: 'info' },
  off_sale: { name: 'Off sale', tone: 'neutral' },
  left: { name: 'Left alone', tone: 'warning' },
}

const filters = { result: UNDO_RESULTS } as const
export const readUndoSearch = listSearch(filters)

export const undoQuery = ({ result, page }: ListSearch<typeof filters>) => ({
  result,
  page,
  limit: PAGE_SIZE,
})
