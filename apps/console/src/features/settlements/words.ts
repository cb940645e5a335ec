import type { Answer } from '@upchar/contract/schema/endpoints'
import type { SettlementKind, SettlementOutcome } from '@upchar/kernel/settlement'
import type { BadgeTone } from '@upchar/ui/badge'

export type Settlement = Answer<'staffListSettlements'>['settlements'][number]
export type Month = Answer<'staffListSettlements'>['months'][number]
export type Difference = Answer<'staffListSettlementDifferences'>['differences'][number]
export type Unsettled = Answer<'staffListUnsettled'>['items'][number]
export type Preview = Answer<'staffPreviewSettlements'>
export type PreviewLine = Preview['differences'][number]

export const OUTCOME_TONES: Readonly<Record<SettlementOutcome, BadgeTone>> = {
  matched: 'success',
  unknown: 'danger',
  twice: 'danger',
  amount: 'danger',
  not_captured: 'warning',
  not_refunded: 'warning',
  not_lost: 'warning',
  fee: 'warning',
  adjustment: 'warning',
  rest: 'danger',
}

export const KIND_WORDS: Readonly<Record<SettlementKind, string>> = {
  payment: 'Payment',
  refund: 'Refund',
  transfer: 'Transfer',
  adjustment: 'Adjustment',
  rest: 'Rest',
}

export const REASON_LONGEST = 300
/** Days since the payment that the list of what isn't settled offers. */
export const WAITS = ['2', '4', '7', '14', '30'] as const
/** Two bank days, over a weekend. */
export const USUAL_WAIT = '4'
