import type { IstDate } from '@upchar/kernel/dates'
import type { Application, Licence } from '../model.ts'

/** What an approval is given to; with another kind or name of business it doesn't count. */
export type Business = { businessTypeId: number | null; businessName: string }
export type Approval = Business & Pick<Application, 'state' | 'validUntil'>

/** Whether a last day is over. What is good until a day is good on that day still; null has no end. */
export const isOver = (lastDay: IstDate | null, on: IstDate): boolean =>
  lastDay !== null && lastDay < on

/** An approval counts on its last day still, for the kind and the name of the business that it was given to. */
export const isInForce = (approval: Approval, business: Business, on: IstDate): boolean =>
  approval.state === 'approved' &&
  approval.businessTypeId === business.businessTypeId &&
  approval.businessName === business.businessName &&
  !isOver(approval.validUntil, on)

/** A licence counts as long as the approval that it was read for, and on its own last day still. */
export const isLicenceInForce = (
  licence: Pick<Licence, 'validUntil'>,
  approval: Approval,
  business: Business,
  on: IstDate,
): boolean => isInForce(approval, business, on) && !isOver(licence.validUntil, on)
