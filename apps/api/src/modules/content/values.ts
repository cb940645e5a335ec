import type { z } from 'zod'
import { contentValue } from '@upchar/contract/schema/staff-content'
import type { ContentKind } from '@upchar/kernel/content-kinds'

export type ContentValue = z.output<typeof contentValue>
export type ValueOf<K extends ContentKind> = Extract<ContentValue, { kind: K }>

/** A stored text; null if it doesn't match the contract any more: it isn't shown. */
export function readValue(stored: unknown): ContentValue | null {
  const parsed = contentValue.safeParse(stored)
  return parsed.success ? parsed.data : null
}

/** What staff call a text. */
export const nameOf = (value: ContentValue): string =>
  value.kind === 'topic' ? value.name : value.title
