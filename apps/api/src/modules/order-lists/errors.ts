import { plural } from '@upchar/kernel/text'
import { err } from '@upchar/kernel/result'

/** The maximum of lists of a customer. */
export const mostLists = 100

export const listUnknown = () =>
  err({ code: 'list_unknown' as const, message: 'This list has been deleted.' })
export const listsFull = () =>
  err({
    code: 'lists_full' as const,
    message: `You keep ${plural(mostLists, 'list')} already. Delete one to save another.`,
  })
