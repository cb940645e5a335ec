import { listSearch } from '../../kit/list-search.ts'

export const readDeskSearch = listSearch({
  only: ['nothing', 'nearest'],
  days: ['7', '30', '90', '365'],
})
