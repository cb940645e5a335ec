import { isIstDate } from '@upchar/kernel/dates'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { NOT_A_DAY } from './format.ts'

// A `RecordForm` itself tells what is missing: what is empty is no problem here.

const problem = <F extends string>(isOne: boolean, field: F, message: string): FieldProblem<F>[] =>
  isOne ? [{ field, message }] : []

export const rupeeProblems = <F extends string>(field: F, text: string) =>
  problem(
    text.trim() !== '' && !/^\d{1,8}(\.\d{1,2})?$/.test(text.trim()),
    field,
    'Enter rupees, such as 10 or 10.50',
  )

export const dayProblems = <F extends string>(field: F, text: string) =>
  problem(text !== '' && !isIstDate(text), field, NOT_A_DAY)

/** Of text that somebody reads: a reason, or where a figure is from. */
export const reasonProblems = <F extends string>(
  field: F,
  text: string,
  message = 'Enter a reason, for the record',
) => problem(text !== '' && text.trim().length < 3, field, message)
