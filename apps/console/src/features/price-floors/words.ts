import type { Answer } from '@upchar/contract/schema/endpoints'
import type { FieldProblem } from '@upchar/ui/form/problems'
import type { BadgeTone } from '@upchar/ui/badge'

export type Floors = Answer<'staffListPriceFloors'>
export type Floor = Floors['floors'][number]
export type Approval = Floors['approvals'][number]

export const STATES: Readonly<Record<Approval['state'], { words: string; tone: BadgeTone }>> = {
  waiting: { words: 'Waits for a second person', tone: 'warning' },
  accepted: { words: 'Can be set', tone: 'success' },
  declined: { words: 'Declined', tone: 'neutral' },
  over: { words: 'Over', tone: 'neutral' },
}

/** What is wrong with rupees that may be empty. */
export const rupeeProblems = <F extends string>(field: F, text: string): FieldProblem<F>[] =>
  text.trim() === '' || /^\d{1,8}(\.\d{1,2})?$/.test(text.trim())
    ? []
    : [{ field, message: 'Enter rupees, such as 10 or 10.50' }]

/** A reason is read by somebody. */
export const reasonProblems = <F extends string>(field: F, text: string): FieldProblem<F>[] =>
  text !== '' && text.trim().length < 3
    ? [{ field, message: 'Enter a reason, for the record' }]
    : []
