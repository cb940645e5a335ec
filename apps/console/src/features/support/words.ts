import type { Answer } from '@upchar/contract/schema/endpoints'
import type { TicketEntryKind, TicketState } from '@upchar/kernel/tickets'

export type Ticket = Answer<'staffGetTicket'>['ticket']
export type TicketRow = Answer<'staffListTickets'>['tickets'][number]

export const STATE_NAMES: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

export const ENTRY_NAMES: Readonly<Record<TicketEntryKind, string>> = {
  mail: 'Answered by mail',
  call: 'Said on the phone',
  note: 'Note for colleagues',
}

/** Who wrote: callbacks often name nobody. */
export const senderName = ({ name }: Pick<Ticket, 'name'>): string => name || 'No name given'

const HOUR_MS = 3_600_000

/** How much of the promised time is left. */
export function dueWords(due: string, now = Date.now()): { text: string; isLate: boolean } {
  const hours = Math.floor(Math.abs(Date.parse(due) - now) / HOUR_MS)
  const time = hours < 1 ? 'less than an hour' : hours === 1 ? '1 hour' : `${hours} hours`
  return Date.parse(due) < now
    ? { text: `${time} late`, isLate: true }
    : { text: `${time} left`, isLate: false }
}
