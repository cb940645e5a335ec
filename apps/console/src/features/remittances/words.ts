import type { Answer } from '@upchar/contract/schema/endpoints'
import type { RemittanceKind, RemittanceOutcome } from '@upchar/kernel/remittance'
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
  weight: 'warning',
  no_cash: 'warning',
  not_delivered: 'warning',
  not_sent: 'warning',
  not_agreed: 'warning',
  unknown: 'danger',
}

type Amounts = Pick<PreviewLine, 'paid' | 'due'>

/** "₹300 of ₹364", for amounts in rupees. */
export const paidWords = ({ paid, due }: Amounts, kind: RemittanceKind): string => {
  if (kind === 'charges')
    return due === 0 ? `${rupees(paid)}, nothing agreed` : `${rupees(paid)}, agreed ${rupees(due)}`
  return due === 0 ? `${rupees(paid)}, nothing owed` : `${rupees(paid)} of ${rupees(due)}`
}

/** "1.5 kg, packed 0.4 kg". */
export const weightWords = ({
  charged_grams: charged,
  packed_grams: packed,
}: Pick<PreviewLine, 'charged_grams' | 'packed_grams'>): string => {
  const kilograms = (grams: number) => `${(grams / 1000).toLocaleString('en-IN')} kg`
  return `${kilograms(charged ?? 0)}${packed === null ? '' : `, packed ${kilograms(packed)}`}`
}

/** A charge of more than agreed: one member asks, another one settles it. */
export const needsTwo = ({ kind, paid, due }: Pick<Difference, 'kind' | 'paid' | 'due'>): boolean =>
  kind === 'charges' && paid > due

/** Days since the delivery that the list of awaited cash offers. */
export const WAITS = ['3', '7', '10', '14', '30'] as const
/** Couriers pay out weekly at most, so cash is missing when it is this many days late. */
export const USUAL_WAIT = '10'
