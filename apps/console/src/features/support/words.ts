import type { Answer } from '@upchar/contract/schema/endpoints'
import type { TicketFilterKey, TicketState, TicketThreadKind } from '@upchar/kernel/tickets'

export type Ticket = Answer<'staffGetTicket'>['ticket']
export type TicketRow = Answer<'staffListTickets'>['tickets'][number]

export const STATE_NAMES: Readonly<Record<TicketState, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
}

export const ENTRY_NAMES: Readonly<Record<TicketThreadKind, string>> = {
  mail: 'Answered by mail',
  call: 'Said on the phone',
  note: 'Note for colleagues',
  sender: 'Written by the sender',
}

export const FILTER_NAMES: Readonly<Record<TicketFilterKey, string>> = {
  complaints: 'Complaints',
  escalated: 'With the grievance officer',
  data: 'About personal data',
  late: 'Late',
}

/** Who wrote: callbacks often name nobody. */
export const senderName = ({ name }: Pick<Ticket, 'name'>): string => name || 'No name given'

const HOUR_MS = 3_600_000
/** Two days are what everybody is promised, in hours. */
const MOST_DAYS_IN_HOURS = 2

/** How much of the promised time is left. */
export function dueWords(due: string, now = Date.now()): { text: string; isLate: boolean } {
  const hours = Math.floor(Math.abs(Date.parse(due) - now) / HOUR_MS)
  const days = Math.floor(hours / 24)
  const time =
    hours < 1
      ? 'less than an hour'
      : hours === 1
        ? '1 hour'
        : days > MOST_DAYS_IN_HOURS
          ? `${days} days`
          : `${hours} hours`
  return Date.parse(due) < now
    ? { text: `${time} late`, isLate: true }
    : { text: `${time} left`, isLate: false }
}
