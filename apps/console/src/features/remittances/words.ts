import type { Answer } from '@upchar/contract/schema/endpoints'
import type { RemittanceOutcome } from '@upchar/kernel/remittance'
import type { BadgeTone } from '@upchar/ui/badge'
import { rupees } from '../../kit/format.ts'

export type Remittance = Answer<'staffListRemittances'>['remittances'][number]
export type Difference = Answer<'staffListRemittanceDifferences'>['differences'][number]
export type AwaitedParcel = Answer<'staffListAwaitedCash'>['parcels'][number]
export type Preview = Answer<'staffPreviewRemittance'>
export type PreviewLine = Preview['differences'][number]

export const OUTCOME_TONES: Readonly<Record<RemittanceOutcome, BadgeTone>> = {
  matched: 'success',
  short: 'danger',
  over: 'warning',
  twice: 'warning',
  no_cash: 'warning',
  not_delivered: 'warning',
  unknown: 'danger',
}

type Amounts = Pick<PreviewLine, 'paid' | 'due'>

/** "₹300 of ₹364", for amounts in rupees. */
export const paidWords = ({ paid, due }: Amounts): string =>
  due === 0 ? `${rupees(paid)}, nothing owed` : `${rupees(paid)} of ${rupees(due)}`

/** Days since the delivery that the list of awaited cash offers. */
export const WAITS = ['3', '7', '10', '14', '30'] as const
/** Couriers pay out weekly at most, so cash is missing when it is this many days late. */
export const USUAL_WAIT = '10'
