import type { Answer } from '@upchar/contract/schema/endpoints'

type Shown = Pick<
  Answer<'getEvent'>['event'],
  'slug' | 'title' | 'summary' | 'starts_at' | 'ends_at' | 'place' | 'called_off'
>

const most = 75
const stamp = (iso: string): string => iso.replaceAll(/[-:]|\.\d{3}/g, '')
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n?|\n/g, String.raw`\n`)

/** Folds a line into pieces of at most 75 octets, never within a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const pieces = ['']
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > most) {
      pieces.push(' ')
      octets = 1
    }
    pieces[pieces.length - 1] += character
    octets += size
  }
  return pieces.join('\r\n')
}

/**
 * APP-02: an event as a calendar file (RFC 5545). `revision` grows with each version that staff publish: calendars follow a new time, a
 * cancelled one is taken out, and comes back when it is on again.
 */
export function calendarFile(
  event: Shown,
  { origin, at, revision }: { origin: string; at: Date; revision: number },
): string {
  const { host } = new URL(origin)
  const isOff = event.called_off !== ''
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Events//EN`,
    `METHOD:${isOff ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:event-${event.slug}@${host}`,
    `DTSTAMP:${stamp(at.toISOString())}`,
    `SEQUENCE:${revision}`,
    `DTSTART:${stamp(event.starts_at)}`,
    `DTEND:${stamp(event.ends_at)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.summary)}`,
    ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
    `URL:${origin}/events/${event.slug}`,
    `STATUS:${isOff ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
