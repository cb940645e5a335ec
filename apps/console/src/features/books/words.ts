import { formatIstDateTime } from '@upchar/kernel/dates'
import type { BadgeTone } from '@upchar/ui/badge'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { count } from '../../kit/format.ts'

export type Books = Answer<'staffGetBooks'>
export type BooksAudit = Books['audits'][number]
export type Difference = Books['differences'][number]

export const STATE_WORDS: Readonly<
  Record<BooksAudit['state'], { readonly words: string; readonly tone: BadgeTone }>
> = {
  running: { words: 'Running', tone: 'info' },
  clean: { words: 'Nothing differs', tone: 'success' },
  differences: { words: 'Differences', tone: 'danger' },
  failed: { words: 'Failed', tone: 'danger' },
}

export const differencesWords = (many: number): string =>
  `${count(many)} ${many === 1 ? 'difference' : 'differences'}`

/** What an audit came to, in a few words. */
export const resultWords = ({ state, differences, orders, failure }: BooksAudit): string => {
  if (state === 'running') return 'Under way'
  if (state === 'failed') return failure
  const of = `${count(orders)} ${orders === 1 ? 'order' : 'orders'}`
  return state === 'clean' ? `${of}, nothing differs` : `${of}, ${differencesWords(differences)}`
}

export const whenWords = ({ started_at: at, started_by: by }: BooksAudit): string =>
  `${formatIstDateTime(at)}, ${by === null ? 'nightly' : by.name}`
