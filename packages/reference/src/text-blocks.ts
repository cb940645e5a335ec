import type { Answer } from '@upchar/contract/schema/endpoints'

/** A block of a text page (contract type TextBlock). */
export type TextBlock = Answer<'getArticle'>['article']['blocks'][number]

export const text = (words: string): TextBlock => ({ kind: 'text', text: words })
export const heading = (words: string): TextBlock => ({ kind: 'heading', text: words })
export const list = (...items: string[]): TextBlock => ({ kind: 'list', items })
export const table = (head: string[], ...rows: string[][]): TextBlock => ({
  kind: 'table',
  head,
  rows,
})
export const note = (words: string): TextBlock => ({ kind: 'note', text: words })
export const links = (items: Readonly<Record<string, string>>): TextBlock => ({
  kind: 'links',
  items: Object.entries(items).map(([name, href]) => ({ name, href })),
})
