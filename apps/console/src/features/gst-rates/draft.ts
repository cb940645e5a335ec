import { isIstDate } from '@upchar/kernel/dates'
import type { FieldProblem } from '@upchar/ui/form/problems'
import { hundredthsOf } from '../../kit/hundredths.ts'
import type { Terms } from './words.ts'

/** The form of a rate as typed. */
export type Draft = {
  rate: string
  up_to: string
  up_to_rate: string
  valid_from: string
  source: string
}
export const DRAFT_FIELDS = ['rate', 'up_to', 'up_to_rate', 'valid_from', 'source'] as const
export const SOURCE_LONGEST = 500
const MOST_PERCENT = 100

export const freshDraft = (today: string): Draft => ({
  rate: '',
  up_to: '',
  up_to_rate: '',
  valid_from: today,
  source: '',
})

const isPercent = (typed: string): boolean => {
  const value = hundredthsOf(typed)
  return value !== undefined && value <= MOST_PERCENT * 100
}
const of = (typed: string): number => (hundredthsOf(typed) ?? 0) / 100

/** What keeps a draft from being sent, in the order of the form. */
export function draftProblems(draft: Draft, today: string): FieldProblem<keyof Draft>[] {
  const problems: FieldProblem<keyof Draft>[] = []
  const add = (field: keyof Draft, message: string) => problems.push({ field, message })
  if (!isPercent(draft.rate)) add('rate', 'Enter a rate from 0 to 100, with at most two decimals')
  const [limit, low] = [hundredthsOf(draft.up_to), hundredthsOf(draft.up_to_rate)]
  if (limit !== undefined || low !== undefined) {
    if (!(limit !== undefined && limit > 0)) add('up_to', 'Enter the value of a piece in rupees')
    if (!isPercent(draft.up_to_rate))
      add('up_to_rate', 'Enter a rate from 0 to 100, with at most two decimals')
  }
  if (!(isIstDate(draft.valid_from) && draft.valid_from >= today))
    add('valid_from', 'Choose today or a later day')
  if (draft.source.trim().length < 3) add('source', 'Enter the notification or decision behind it')
  return problems
}

/** The terms of a draft without problems. */
export const termsOf = ({ rate, up_to: upTo, up_to_rate: low }: Draft): Terms => ({
  rate: of(rate),
  slab: hundredthsOf(upTo) === undefined ? null : { up_to: of(upTo), rate: of(low) },
})
