import { listSearch } from '../../kit/list-search.ts'
import { fitsText } from './words.ts'
import type { Flag } from './words.ts'

/** Flags are few: they are narrowed in the browser, but the address remembers how. */
export const readFlagSearch = listSearch({ show: ['changed', 'used', 'waiting'] })

const fits = {
  changed: ({ is_standard: standard }) => !standard,
  used: ({ in_use: used }) => used,
  waiting: ({ in_use: used }) => !used,
} as const satisfies Record<string, (flag: Pick<Flag, 'is_standard' | 'in_use'>) => boolean>

/** What the list may be narrowed to, in words. */
export const SHOW = [
  { value: 'changed', name: 'Changed from standard' },
  { value: 'used', name: 'Used by the shop' },
  { value: 'waiting', name: 'Not used yet' },
] as const

/** Whether a flag is among what is to be shown. */
export const isShown = (flag: Flag, { q, show }: ReturnType<typeof readFlagSearch>): boolean =>
  (show === undefined || fits[show](flag)) && (q === undefined || fitsText(flag, q))
