import { listSearch } from '../../lib/list-search.ts'

/** Flags are few: they are narrowed in the browser, but the address remembers how. */
export const readFlagSearch = listSearch({ show: ['changed'] })
