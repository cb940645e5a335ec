import { slugify } from '@upchar/kernel/text'
import type { BadgeTone } from '@upchar/ui/badge'
import type { ContentItem, ContentVersion } from './draft.ts'

export const STATES: Record<ContentItem['state'], { words: string; tone: BadgeTone }> = {
  live: { words: 'Shown', tone: 'success' },
  scheduled: { words: 'Scheduled', tone: 'info' },
  off: { words: 'Not shown', tone: 'neutral' },
  draft: { words: 'Draft', tone: 'warning' },
}

export const VERSION_STATES: Record<ContentVersion['state'], { words: string; tone: BadgeTone }> = {
  live: { words: 'Shown', tone: 'success' },
  scheduled: { words: 'Scheduled', tone: 'info' },
  waiting: { words: 'Comes back', tone: 'info' },
  past: { words: 'Past', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
}

const LONGEST_PROPOSED = 60
/** An address of the characters that one may have. */
export const addressFrom = (text: string): string => slugify(text).slice(0, 80).replace(/-$/, '')

/** An address from a title: whole words, as short as addresses are read. */
export function proposedAddress(title: string): string {
  const whole = addressFrom(title)
  if (whole.length <= LONGEST_PROPOSED) return whole
  const words = whole.slice(0, LONGEST_PROPOSED + 1).replace(/-[^-]*$/, '')
  return words.slice(0, LONGEST_PROPOSED)
}
