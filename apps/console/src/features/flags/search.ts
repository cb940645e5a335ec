import { listSearch } from '../../kit/list-search.ts'
import { fitsText } from './words.ts'
import type { Flag } from './words.ts'

/** There are few flags, so the browser filters them; the address has the filters. */
export const readFlagSearch = listSearch({ show: ['changed', 'used', 'waiting'] })

const fits = {
  changed: ({ is_standard: standard }) => !standard,
  used: ({ in_use: used }) => used,
  waiting: ({ in_use: used }) => !used,
} as const satisfies Record<string, (flag: Pick<Flag, 'is_standard' | 'in_use'>) => boolean>

export const SHOW = [
  { value: 'changed', name: 'Changed from default' },
  { value: 'used', name: 'Used by the shop' },
  { value: 'waiting', name: 'Not used yet' },
] as const

/** Whether a flag matches the filters. */
export const isShown = (flag: Flag, { q, show }: ReturnType<typeof readFlagSearch>): boolean =>
  (show === undefined || fits[show](flag)) && (q === undefined || fitsText(flag, q))
