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

/** An address from a title. */
export const keyFrom = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
