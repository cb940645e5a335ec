import { listSearch } from '../../kit/list-search.ts'

export const readDeskSearch = listSearch({
  show: ['words', 'placed', 'blocked'],
  only: ['nothing', 'nearest'],
  days: ['7', '30', '90', '365'],
})

export type DeskSearch = ReturnType<typeof readDeskSearch>
