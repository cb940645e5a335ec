import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { daysUntil } from '../../kit/format.ts'

export type TaxReturn = Answer<'staffListTaxReturns'>['returns'][number]
export type ReturnDetail = Answer<'staffGetTaxReturn'>

export const FORM_NAMES = { 'gstr-1': 'GSTR-1', 'gstr-8': 'GSTR-8' } as const

/** What its day means today. */
export function dueWords({ filed, due_on: due }: Pick<TaxReturn, 'filed' | 'due_on'>): {
  text: string
  tone: 'success' | 'danger' | 'neutral'
} {
  if (filed !== null) return { text: `Filed ${formatIstDate(filed.filed_on)}`, tone: 'success' }
  return daysUntil(due) < 0
    ? { text: `Was due ${formatIstDate(due)}`, tone: 'danger' }
    : { text: `Due ${formatIstDate(due)}`, tone: 'neutral' }
}
