import type { Answer } from '@upchar/contract/schema/endpoints'
import type { BadgeTone } from '@upchar/ui/badge'

export type EDocument = Answer<'staffListEDocuments'>['documents'][number]
export type EKind = EDocument['kind']

export const KIND_WORDS: Readonly<Record<EKind, string>> = {
  e_invoice: 'E-invoices',
  e_way_bill: 'E-way bills',
}

export const STATE_WORDS: Readonly<Record<EDocument['state'], { name: string; tone: BadgeTone }>> =
  {
    waiting: { name: 'Waits', tone: 'warning' },
    reported: { name: 'Reported', tone: 'success' },
    made: { name: 'Made', tone: 'success' },
    cancelled: { name: 'Cancelled', tone: 'danger' },
    void: { name: 'Not reported', tone: 'neutral' },
  }

/** The file that the portal takes; without documents everything that waits. */
export const fileHref = (kind: EKind, ids: readonly string[] = []): string =>
  `/api/staff/e-documents/json?kind=${kind}${ids.length === 0 ? '' : `&ids=${ids.join(',')}`}`

/** A day and a time in India as typed, as a moment; undefined where one of them is none. */
export function momentOf(day: string, time: string): string | undefined {
  const typed = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim())
  if (typed === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  return `${day}T${(typed[1] ?? '').padStart(2, '0')}:${typed[2] ?? ''}:00+05:30`
}
